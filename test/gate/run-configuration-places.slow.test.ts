import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const WRONG = '(1).wrong\n';
const UNUSED = 'def f():\n    unused = 1\n';
const RULES = '{ "reportUnusedVariable": "error" }';

type In = Pick<SandboxRepository, 'write' | 'link' | 'remove'> & { readonly folder: string };

/** A project with an unusual configuration or layout. `base` and `head` write the files of the two commits. */
interface Project {
  readonly base: (project: In) => Promise<unknown>;
  readonly head: (project: In) => Promise<unknown>;
  /**
   * Base's versions of the configuration files that head changes. The gate checks head with these versions, so
   * Pyright's command line must use them too.
   */
  readonly pinned?: Readonly<Record<string, string>>;
}

function zip(folder: string, source: string): void {
  const program = `import zipfile, sys; zipfile.ZipFile("lib.zip", "w").writestr("zipped.py", sys.argv[1])`;
  execFileSync('python3', ['-c', program, source], { cwd: folder });
}

const PROJECTS: Readonly<Record<string, Project>> = {
  'include-script': {
    async base({ write }) {
      await write('pyrightconfig.json', '{ "include": ["bin/tool", "a.py"] }');
      await write('bin/tool', '');
      await write('a.py', WRONG);
    },
    head: async ({ write }) => write('bin/tool', WRONG),
  },
  'include-through-link': {
    async base({ write, link }) {
      await write('pyproject.toml', '[tool.pyright]\ninclude = ["./tools\\\\run"]\n');
      await write('real/run', '');
      await link('tools', 'real');
    },
    head: async ({ write }) => write('real/run', WRONG),
  },
  'linked-configuration': {
    async base({ write, link }) {
      await write('conf/base', '[tool.pyright]\nreportUnusedVariable = "error"\n');
      await link('pyproject.toml', 'conf/base');
      await write('a.py', UNUSED);
    },
    head: async ({ write }) => write('b.py', UNUSED),
  },
  'linked-configuration-changed': {
    async base({ write, link }) {
      await write('conf/base', RULES);
      await link('pyrightconfig.json', 'conf/base');
      await write('a.py', UNUSED);
    },
    async head({ write }) {
      await write('conf/base', '{ "exclude": ["b.py"] }');
      await write('b.py', UNUSED);
    },
    pinned: { 'pyrightconfig.json': RULES },
  },
  'link-to-a-different-file': {
    async base({ write, link }) {
      await write('conf/rules.json', RULES);
      await write('conf/other.json', '{}');
      await link('pyrightconfig.json', 'conf/rules.json');
      await write('a.py', UNUSED);
    },
    async head({ write, remove, link }) {
      await remove('pyrightconfig.json');
      await link('pyrightconfig.json', 'conf/other.json');
      await write('b.py', UNUSED);
    },
    pinned: { 'pyrightconfig.json': RULES },
  },
  'extends-any-name': {
    async base({ write }) {
      await write('pyrightconfig.json', '{ "extends": "rules" }');
      await write('rules', RULES);
      await write('a.py', UNUSED);
    },
    async head({ write }) {
      await write('rules', '{}');
      await write('b.py', UNUSED);
    },
    pinned: { rules: RULES },
  },
  'toml-folder': {
    async base({ write, link }) {
      await write('a.py', WRONG);
      await link('linked.py', 'pyproject.toml/bad.py');
    },
    head: async ({ write }) => write('pyproject.toml/bad.py', WRONG),
  },
  'json-folder': {
    base: async ({ write }) => write('a.py', WRONG),
    async head({ write, link }) {
      await write('pyrightconfig.json/m.py', WRONG);
      await link('zm.py', 'pyrightconfig.json/m.py');
    },
  },
  'json-folder-on-both-sides': {
    base: async ({ write }) => write('pyrightconfig.json/m.py', WRONG),
    head: async ({ write }) => write('pyrightconfig.json/m.py', `${WRONG}(1).again\n`),
  },
  'archive-of-modules': {
    async base({ write, folder }) {
      await write('pyrightconfig.json', '{ "extraPaths": ["lib.zip"] }');
      await write('a.py', 'from zipped import f\nf(1)\n');
      zip(folder, 'def f(x: int) -> None: ...\n');
    },
    head: async ({ folder }) => zip(folder, 'def f(x: str) -> None: ...\n'),
  },
};

let report: Report;

beforeAll(async () => {
  const { path: cwd, write, link, remove, git, commit } = await sandbox.repository();
  const inProject = (name: string): In => ({
    folder: path.join(cwd, name),
    write: async (file, content) => write(`${name}/${file}`, content),
    link: async (file, target) => link(`${name}/${file}`, target),
    remove: async (file) => remove(`${name}/${file}`),
  });
  for (const [name, { base }] of Object.entries(PROJECTS)) await base(inProject(name));
  await commit();
  for (const [name, { head }] of Object.entries(PROJECTS)) await head(inProject(name));
  await commit();
  await git(['worktree', 'add', '--quiet', '--detach', path.join(sandbox.path, 'base'), 'HEAD~1']);
  await git(['worktree', 'add', '--quiet', '--detach', path.join(sandbox.path, 'head'), 'HEAD']);
  const args = Object.keys(PROJECTS).flatMap((name) => ['--working-directory', name]);
  ({ report } = await gateReport(['--base', 'HEAD~1', ...args], { cwd, env: sandbox.env }));
}, 600_000);

test.each(Object.entries(PROJECTS))(
  "%s: introduced diagnostics are those that Pyright's command line reports only for head",
  async (name, { pinned = {} }) => {
    const before = await pyrightCli({ cwd: path.join(sandbox.path, 'base', name), env: sandbox.env });
    const cwd = path.join(sandbox.path, 'head', name);
    for (const [file, content] of Object.entries(pinned)) {
      await rm(path.join(cwd, file));
      await writeFile(path.join(cwd, file), content);
    }
    const after = await pyrightCli({ cwd, env: sandbox.env });
    const expected = after.diagnostics.filter((one) => !before.diagnostics.includes(one));
    const introduced = report.delta?.introduced
      .filter(({ uri }) => uri.startsWith(`${name}/`))
      .map(({ uri, range, severity, rule, message }) =>
        JSON.stringify([uri.slice(name.length + 1), range, severity, rule, message]),
      );
    expect(expected).not.toEqual([]);
    expect(introduced?.toSorted()).toEqual(expected);
    const project = report.projects.find(({ workingDirectory }) => workingDirectory === name);
    expect([project?.before?.files, project?.after?.files]).toEqual([before.files, after.files]);
  },
);
