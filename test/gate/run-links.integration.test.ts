import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli, type Comparable } from '../helpers/pyright-cli.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const WRONG = '(1).wrong\n';
const TAKES_STRING = 'def f(x: str) -> int: ...\n';
const TAKES_INTEGER = 'def f(x: int) -> int: ...\n';
const CALL = 'f("")\n';

/** The files and links of base, the change in head, and the file with the new error. */
interface Layout {
  readonly base: (repository: SandboxRepository) => Promise<void>;
  readonly head: (repository: SandboxRepository) => Promise<void>;
  readonly file: string;
}

const latin1 = (name: string): Buffer => Buffer.from(name, 'latin1');

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'a module is a link to a text file': {
    async base({ write, link }) {
      await write('text/app.txt', '');
      await link('text/app.py', 'app.txt');
    },
    head: async ({ write }) => write('text/app.txt', WRONG),
    file: 'text/app.py',
  },
  'a link turns a script without a suffix into a module': {
    base: async ({ write }) => write('script/bin/tool', `#!/usr/bin/env python3\n${WRONG}`),
    head: async ({ link }) => link('script/tool.py', 'bin/tool'),
    file: 'script/tool.py',
  },
  'an imported module is a link': {
    async base({ write, link }) {
      await write('imported/impl.src', TAKES_STRING);
      await link('imported/impl.py', 'impl.src');
      await write('imported/use.py', `from impl import f\n${CALL}`);
    },
    head: async ({ write }) => write('imported/impl.src', TAKES_INTEGER),
    file: 'imported/use.py',
  },
  'a package and its module are links into a hidden folder': {
    async base({ write, link }) {
      await write('hidden/.lib/code', '');
      await link('hidden/.lib/pkg/__init__.py', '../code');
      await link('hidden/pkg', '.lib/pkg');
    },
    head: async ({ write }) => write('hidden/.lib/code', WRONG),
    file: 'hidden/pkg/__init__.py',
  },
  'a package is a link to the folder that contains it': {
    async base({ write, link }) {
      await link('flat/flatpkg', '.');
      await write('flat/mod.py', TAKES_STRING);
      await write('flat/use.py', `from flatpkg.mod import f\n${CALL}`);
    },
    head: async ({ write }) => write('flat/mod.py', TAKES_INTEGER),
    file: 'flat/use.py',
  },
  'a package in src is a link to the root': {
    async base({ write, link }) {
      await link('src/rootpkg', '..');
      await write('root_mod.py', TAKES_STRING);
      await write('root_use.py', `from rootpkg.root_mod import f\n${CALL}`);
    },
    head: async ({ write }) => write('root_mod.py', TAKES_INTEGER),
    file: 'root_use.py',
  },
  'the target of a link has a backslash': {
    async base({ write, link }) {
      await write('back/a\\b.txt', '');
      await link('back/a.py', 'a\\b.txt');
    },
    head: async ({ write }) => write('back/a\\b.txt', WRONG),
    file: 'back/a.py',
  },
  'the target of a link is not UTF-8': {
    async base({ path: root, write }) {
      await write('bytes/keep.txt', '');
      await symlink(latin1('caf\u00E9.txt'), path.join(root, 'bytes/a.py'));
    },
    head: async ({ path: root }) =>
      writeFile(Buffer.concat([Buffer.from(`${root}/bytes/`), latin1('caf\u00E9.txt')]), WRONG),
    file: 'bytes/a.py',
  },
  'a link leads to another link': {
    async base({ write, link }) {
      await write('chain/end/d.txt', '');
      await link('chain/c', 'end');
      await link('chain/b', './c//d.txt');
      await link('chain/a.py', 'b');
    },
    head: async ({ write }) => write('chain/end/d.txt', WRONG),
    file: 'chain/a.py',
  },
  'the missing target of a link is added': {
    base: async ({ link }) => link('dangling/a.py', 'a.txt'),
    head: async ({ write }) => write('dangling/a.txt', WRONG),
    file: 'dangling/a.py',
  },
  'an old error moves within the target of a link': {
    async base({ write, link }) {
      await write('moved/a.txt', '(1).old\nx = 1\n(1).old\n');
      await link('moved/a.py', 'a.txt');
    },
    head: async ({ write }) => write('moved/a.txt', `# new\n# lines\n${WRONG}(1).old\nx = 1\n(1).old\n`),
    file: 'moved/a.py',
  },
  'a link gets a different target': {
    async base({ write, link }) {
      await write('other/old.txt', `${WRONG}x = 1\n`);
      await write('other/new.txt', `${WRONG}y = (1).gone\n`);
      await link('other/a.py', 'old.txt');
    },
    async head({ remove, link }) {
      await remove('other/a.py');
      await link('other/a.py', 'new.txt');
    },
    file: 'other/a.py',
  },
  'links beside the changed file lead out of the repository, to themselves or to missing files': {
    async base({ beside, write, link }) {
      // This folder outside of the repository contains Python code. A checker might follow the links to it.
      await mkdir(path.join(beside, 'elsewhere/deep'), { recursive: true });
      await writeFile(path.join(beside, 'elsewhere/__init__.py'), WRONG);
      await writeFile(path.join(beside, 'elsewhere/deep/m.py'), WRONG);
      await link('ordinary/x.png', '/etc/hostname');
      await link('ordinary/data', '../../elsewhere');
      await link('ordinary/v1.0', '../../elsewhere/deep');
      await link('ordinary/notes.txt', '../../elsewhere/deep/m.py');
      await link('ordinary/absolute', path.join(beside, 'elsewhere'));
      await link('ordinary/loop', 'loop');
      await link('ordinary/gone.py', 'nothing.py');
      await write('ordinary/a.py', 'data = absolute = 1\n');
    },
    head: async ({ write }) => write('ordinary/a.py', `data = absolute = 1\n${WRONG}`),
    file: 'ordinary/a.py',
  },
};

/** Changes that move a file with an error, by the file's path in head. */
const MOVES: Readonly<Record<string, Pick<Layout, 'base' | 'head'> & { readonly from: string }>> = {
  // A folder moves, and a link replaces it at the old path.
  'relinked/bin/real/m.py': {
    from: 'relinked/pkg/m.py',
    base: async ({ write }) => write('relinked/pkg/m.py', `relinked = 1\n${WRONG}`),
    async head({ remove, write, link }) {
      await remove('relinked/pkg');
      await write('relinked/bin/real/m.py', `relinked = 1\n${WRONG}`);
      await link('relinked/pkg', 'bin/real');
    },
  },
  // A file moves into a folder that replaces a link.
  'replaced/src/m.py': {
    from: 'replaced/lib/m.py',
    async base({ write, link }) {
      await write('replaced/lib/m.py', `replaced = 1\n${WRONG}`);
      await link('replaced/src', '.');
    },
    async head({ remove, write }) {
      await remove('replaced/lib');
      await remove('replaced/src');
      await write('replaced/src/m.py', `replaced = 1\n${WRONG}`);
    },
  },
};

let report: Report;
let before: Comparable;
let after: Comparable;

beforeAll(async () => {
  const repository = await sandbox.repository();
  const { path: cwd, git, commit } = repository;
  for (const { base } of [...Object.values(LAYOUTS), ...Object.values(MOVES)]) await base(repository);
  await commit();
  for (const { head } of [...Object.values(LAYOUTS), ...Object.values(MOVES)]) await head(repository);
  await commit();
  ({ report } = await gateReport(['--base', 'HEAD~1'], { cwd, env: sandbox.env }));
  const checkout = async (name: string, revision: string): Promise<Comparable> => {
    const folder = path.join(sandbox.path, name);
    await git(['worktree', 'add', '--quiet', '--detach', folder, revision]);
    return pyrightCli({ cwd: folder, env: sandbox.env });
  };
  before = await checkout('base', 'HEAD~1');
  after = await checkout('head', 'HEAD');
});

test.each(Object.entries(LAYOUTS))('%s: the report contains the new error', (_, { file }) => {
  expect(report.delta?.introduced.map(({ uri }) => uri)).toContain(file);
});

/** Returns a diagnostic without its line numbers. Added lines change these numbers. */
const withoutLines = (one: string): string => one.replace(/\[(\d+),(\d+),\d+,(\d+)\]/u, '[$2,$3]');

test("introduced diagnostics are those that Pyright's command line reports only for head", () => {
  const headName = new Map(Object.entries(MOVES).map(([name, { from }]) => [from, name]));
  const knownDiagnostics = before.diagnostics.map((one) => {
    const [file = '', ...rest] = JSON.parse(withoutLines(one)) as readonly string[];
    return JSON.stringify([headName.get(file) ?? file, ...rest]);
  });
  const introduced = report.delta?.introduced.map(({ uri, range, severity, rule, message }) =>
    JSON.stringify([uri, range, severity, rule, message]),
  );
  const fresh = after.diagnostics.filter((one) => {
    const at = knownDiagnostics.indexOf(withoutLines(one));
    if (at !== -1) knownDiagnostics.splice(at, 1);
    return at === -1;
  });
  expect(introduced?.toSorted()).toEqual(fresh);
  expect(report.conclusion).toBe('findings');
});

test("for base and for head, the report's numbers of files, errors and warnings equal those of Pyright's command line", () => {
  for (const [side, cli] of [
    ['before', before],
    ['after', after],
  ] as const) {
    expect(report.projects[0]?.[side]?.files).toBe(cli.files);
    expect(report[side]?.counts).toMatchObject({ error: cli.errors, warning: cli.warnings });
  }
});
