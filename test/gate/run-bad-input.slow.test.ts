import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const start: Start = { cwd: path.join(sandbox.path, 'checkout'), env: sandbox.env };
const aFile = path.join(sandbox.path, 'a-file');

beforeAll(async () => {
  mkdirSync(path.join(sandbox.path, 'plain'));
  writeFileSync(aFile, 'kept');
  await (await sandbox.repository('unborn')).write('a.py', '');
  const withoutPython = await sandbox.repository('without-python');
  await withoutPython.write('readme.txt', 'No Python here.');
  await withoutPython.commit();

  const { git, write, commit } = await sandbox.repository();
  await write('broken/pyproject.toml', '[tool.pyright]\nstrict = = []\n');
  await write('broken/a.py', '');
  await write('broken-json/pyrightconfig.json', '{\n  "strict": [}\n');
  await write('broken-json/a.py', '');
  await write('bin/python', '#!/bin/sh\n', 0o755);
  await write('a.py', '');
  await commit();
  await git(['checkout', '--quiet', '--orphan', 'unrelated']);
  await commit('another beginning');
  await git(['checkout', '--quiet', 'main']);
});

describe('invalid input is rejected with an exit code, an error code and a message', () => {
  test.each<[args: string, exitCode: number, code: string, message: string, cwd?: string]>([
    ['--base HEAD', 20, 'E/USAGE', 'not in a Git repository.', 'plain'],
    ['--base HEAD --workspace missing', 20, 'E/USAGE', 'not a folder.'],
    ['--base HEAD', 3, 'E/NOT_FOUND', 'The current branch has no commits yet.', 'unborn'],
    ['--base no-such-branch', 3, 'E/NOT_FOUND', 'git branch --all'],
    ['--base HEAD --head no-such-branch', 3, 'E/NOT_FOUND', '"no-such-branch" does not name a commit'],
    ['--base --all', 3, 'E/NOT_FOUND', '"--all" does not name a commit'],
    ['--base HEAD:a.py', 3, 'E/NOT_FOUND', '"HEAD:a.py" does not name a commit'],
    ['--base HEAD --working-directory ../x', 24, 'E/JAIL', "relative to the repository's root"],
    ['--base HEAD --working-directory broken/../..', 24, 'E/JAIL', 'outside of the repository'],
    ['--base HEAD --working-directory /tmp', 24, 'E/JAIL', 'outside of the repository'],
    [
      '--base HEAD --working-directory missing',
      20,
      'E/USAGE',
      'Neither base nor head has a folder "missing"',
    ],
    ['--base HEAD --working-directory broken', 21, 'E/CONFIG', 'broken/pyproject.toml:2:10: '],
    ['--base HEAD --working-directory broken-json', 21, 'E/CONFIG', 'broken-json/pyrightconfig.json:2:14: '],
    ['--base HEAD --python bin/python', 20, 'E/USAGE', 'in the checkout but not in an environment'],
    ['--base HEAD --python missing', 20, 'E/USAGE', 'interpreter or environment "missing" was not found.'],
    ['--base HEAD --weights wD=-1', 20, 'E/USAGE', 'wD must be a number from 0 to 1000000000'],
    [
      '--base HEAD --weights wQ=1',
      20,
      'E/USAGE',
      '"wQ" is not a weight. Known weights: wD, wS, wA, wE, gamma',
    ],
    ['--base HEAD --weights wD', 20, 'E/USAGE', 'wD must be a number from 0 to 1000000000'],
    ['--base HEAD --weights {', 20, 'E/USAGE', 'The weights are not a JSON object'],
    ['--base HEAD --fail-on everything', 20, 'E/USAGE', 'not one of introduced-errors, introduced-warnings'],
    ['--base HEAD --fail-on=', 20, 'E/USAGE', 'at least one of introduced-errors, introduced-warnings'],
    ['--base HEAD --fail-on ,', 20, 'E/USAGE', 'at least one of introduced-errors, introduced-warnings'],
    ['--base HEAD --timeout 0', 20, 'E/USAGE', 'A number of seconds above 0'],
    ['--base HEAD --timeout soon', 20, 'E/USAGE', 'A number of seconds above 0'],
    ['--base HEAD --bse HEAD', 20, 'E/USAGE', 'Did you mean --base?'],
    ['--base HEAD extra', 20, 'E/USAGE', 'too many arguments'],
  ])('gate %s: %i %s', async (args, exitCode, code, message, cwd = 'checkout') => {
    const run = await bundleOf(['gate', ...args.split(' ')], { ...start, cwd: path.join(sandbox.path, cwd) });
    expect(run.exitCode).toBe(exitCode);
    expect(run.bundle).toMatchObject({
      status: 'error',
      request: { cmd: 'gate' },
      facts: null,
      error: { code, message: expect.stringContaining(message) as unknown },
      meta: { exitCode },
    });
    expect(run.stderr.startsWith(`lanser: ${code}: `), run.stderr).toBe(true);
    expect(JSON.stringify(run.bundle)).not.toContain(sandbox.path);
  });

  test('a repository without Python files is rejected', async () => {
    const cwd = path.join(sandbox.path, 'without-python');
    const { bundle, exitCode } = await bundleOf(['gate', '--base', 'HEAD'], { ...start, cwd });
    expect([exitCode, bundle.error?.code]).toEqual([3, 'E/NOT_FOUND']);
    expect(bundle.error?.message).toMatch(/^Neither side has a Python file/u);
  });
});

describe('a working tree with uncommitted changes', () => {
  beforeAll(() => writeFileSync(path.join(start.cwd, 'a.py'), '(1).uncommitted\n'));

  test('is rejected', async () => {
    const { bundle, exitCode, stderr } = await bundleOf(['gate', '--base', 'HEAD'], start);
    expect([exitCode, bundle.error?.code]).toEqual([23, 'E/DIRTY_WORKTREE']);
    expect(stderr).toContain('check them with --head worktree, or check the last commit with --head HEAD');
  });

  test('is not an error with --allow-dirty', async () => {
    const { report, exitCode } = await gateReport(['--base', 'HEAD', '--allow-dirty'], start);
    expect([exitCode, report.conclusion]).toEqual([0, 'clean']);
  });
});

test('a report folder below a file is rejected, the file is kept, and no report is printed', async () => {
  const args = ['gate', '--base', 'HEAD', '--head', 'HEAD', '--report-directory', path.join(aFile, 'below')];
  const { exitCode, stdout, stderr } = await lanser(args, start);
  expect(exitCode).toBe(71);
  expect(stderr).toContain(
    'E/FS_PERMISSIONS: The report cannot be written: not a directory. Name a different folder',
  );
  expect(stdout).toBe('');
  expect(readFileSync(aFile, 'utf8')).toBe('kept');
});

test('the gate is inconclusive if the histories have no common commit', async () => {
  const { report, exitCode } = await gateReport(['--base', 'unrelated', '--head', 'main'], start);
  expect([exitCode, report.conclusion]).toEqual([25, 'inconclusive']);
  expect(report.failures[0]?.message).toContain('no common history');
});
