import path from 'node:path';
import { copyFileSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport, LANSER } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const introduced = (report: Report): unknown =>
  report.delta?.introduced.map(({ uri, range }) => [uri, range[0]]);

test('the gate compares head with the merge base if the base branch has later commits', async () => {
  const { path: cwd, git, write, commit } = await sandbox.repository('diverged');
  await write('a.py', '(1).wrong\n');
  const fork = await commit();
  await git(['checkout', '--quiet', '-b', 'feature']);
  await write('b.py', 'b = 1\n');
  const head = await commit();
  await git(['checkout', '--quiet', 'main']);
  await write('a.py', 'fixed = 1\n');
  await commit();

  const { report, exitCode } = await gateReport(['--base', 'main', '--head', 'feature'], {
    cwd,
    env: sandbox.env,
  });
  expect([report.before?.commit, report.after?.commit]).toEqual([fork, head]);
  expect(report.delta).toMatchObject({ introduced: [], resolved: [], persisting: 1 });
  expect(exitCode).toBe(0);
});

test('with --head worktree, the gate checks staged, unstaged and untracked files, and new and deleted projects', async () => {
  const { path: cwd, git, write, remove, commit } = await sandbox.repository('worktree');
  await write('app/staged.py', 'x = 1\n');
  await write('app/unstaged.py', 'x = 1\n');
  await write('app/twice.py', 'x = 1\n');
  await write('app/deleted.py', '(1).deleted\n');
  await write('app/unstaged_removal.py', '(1).removed\n');
  await write('gone/only_before.py', '(1).gone\n');
  await write('.gitignore', 'ignored.py\n');
  const base = await commit();
  await write('app/staged.py', '(1).staged\n');
  await write('app/twice.py', '(1).staged_and_overwritten\n');
  await git(['rm', '--quiet', 'app/deleted.py']);
  await git(['add', 'app']);
  await write('app/unstaged.py', '\n(1).unstaged\n');
  await write('app/twice.py', '\n\n(1).unstaged\n');
  await write('app/untracked.py', '(1).untracked\n');
  await write('app/ignored.py', '(1).ignored\n');
  await write('fresh/only_after.py', '(1).fresh\n');
  await remove('app/unstaged_removal.py');
  await remove('gone');

  const projects = ['app', 'fresh', 'gone'].flatMap((name) => ['--working-directory', name]);
  const { report } = await gateReport(['--base', base, '--head', 'worktree', ...projects], {
    cwd: path.join(cwd, 'fresh'),
    env: sandbox.env,
  });
  expect(introduced(report)).toEqual([
    ['app/staged.py', 0],
    ['app/twice.py', 2],
    ['app/unstaged.py', 1],
    ['app/untracked.py', 0],
    ['fresh/only_after.py', 0],
  ]);
  expect(report.delta?.resolved.map(({ uri, fileDeleted }) => [uri, fileDeleted])).toEqual([
    ['app/deleted.py', true],
    ['app/unstaged_removal.py', true],
    ['gone/only_before.py', true],
  ]);
  expect(report.projects.map(({ before, after }) => [before?.files, after?.files])).toEqual([
    [5, 4],
    [0, 1],
    [1, 0],
  ]);
  expectBalancedAccounts(report);
  expect(report.before?.commit).toBe(base);
  expect(report.after).toMatchObject({ commit: null, tree: treeOfWorktree(cwd) });
});

test('in a hook of Git, --head index checks the content of the commit that Git makes', async () => {
  const { path: cwd, git, write, remove } = await sandbox.repository('index');
  await write('staged.py', 'x: int = ""\n');
  await write('untracked.py', '(1).untracked\n');
  await git(['add', 'staged.py']);
  const gate = ['--base', 'HEAD', '--head', 'index'];
  const first = await gateReport(gate, { cwd, env: sandbox.env });
  // The branch has no commit yet, so everything is new.
  expect(introduced(first.report)).toEqual([['staged.py', 0]]);
  const firstTree = await git(['write-tree']);
  expect([first.report.before, first.report.after]).toMatchObject([
    { commit: null },
    { commit: null, tree: firstTree },
  ]);
  await git(['commit', '--quiet', '--message', 'first']);

  const saved = path.join(sandbox.path, 'report.json');
  const variables = Object.entries(sandbox.env).map(([name, value]) => `export ${name}='${value}'\n`);
  const command = [process.execPath, LANSER, 'gate', ...gate, '--json', '--out', saved];
  await write(
    '.git/hooks/pre-commit',
    `#!/bin/sh\n${variables.join('')}${command.join(' ')}\nexit 0\n`,
    0o755,
  );
  await write('partial.py', 'import other\n(1).partial\n');
  await write('other.py', 'y = 1\n');
  await git(['add', 'partial.py', 'other.py']);
  await git(['commit', '--quiet', '--message', 'second', '--', 'partial.py']);
  const second = JSON.parse(readFileSync(saved, 'utf8')) as Report;
  expect(second.after).toMatchObject({ commit: null, tree: await git(['rev-parse', 'HEAD^{tree}']) });
  const committed = await gateReport(['--base', 'HEAD~1', '--head', 'HEAD'], { cwd, env: sandbox.env });
  expect(second.delta).toEqual(committed.report.delta);
  expect(introduced(second)).toEqual([
    ['partial.py', 0],
    ['partial.py', 1],
  ]);
  await remove('.git/hooks');
});

/** Returns the id of the tree after `git add --all`. Uses a copy of the index. */
function treeOfWorktree(cwd: string): string {
  const index = path.join(sandbox.path, 'index-copy');
  const original = path.join(cwd, '.git', 'index');
  const untouched = readFileSync(original);
  copyFileSync(original, index);
  const env = { ...sandbox.env, GIT_INDEX_FILE: index };
  execFileSync('git', ['add', '--all'], { cwd, env });
  const tree = execFileSync('git', ['write-tree'], { cwd, env, encoding: 'utf8' }).trim();
  expect(readFileSync(original)).toEqual(untouched);
  return tree;
}
