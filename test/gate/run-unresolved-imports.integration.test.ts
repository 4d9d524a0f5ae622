import { readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

describe('imports that are unresolved in both base and head', () => {
  let repository: SandboxRepository;
  let start: Start;

  beforeAll(async () => {
    repository = await sandbox.repository('imports');
    start = { cwd: repository.path, env: sandbox.env };
    const files = {
      'package/__init__.py': '',
      'package/low.py': 'import nowhere\n\nvalue = nowhere.value\n',
      'package/middle.py': 'from . import low\n',
      'package/high.py': 'from package.middle import low\n',
      'alone.py': '',
    };
    for (const [file, text] of Object.entries(files)) await repository.write(file, text);
    await repository.commit();
  });

  test.each<[what: string, changed: readonly string[], expected: readonly string[]]>([
    [
      'are listed if an edited file imports the file that contains them',
      ['package/middle.py'],
      ['package/low.py'],
    ],
    [
      'are not listed if the file that contains them is neither edited nor directly imported by an edited file',
      ['package/high.py', 'alone.py'],
      [],
    ],
  ])('%s', async (_, changed, expected) => {
    for (const file of changed) await appendFile(path.join(repository.path, file), 'x = 1\n');
    const { report, exitCode } = await gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
    await repository.git(['checkout', '--quiet', '.']);
    expect(report.conclusion).toBe('clean');
    expect((report.delta?.unresolvedImports ?? []).map(({ uri }) => uri)).toEqual(expected);
    expect(report.reasons.map(({ code }) => code)).toEqual(
      expected.length === 0 ? [] : ['unresolved-imports'],
    );
    expect(exitCode).toBe(0);
  });
});

test('the report names a configured environment that does not exist', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('environment');
  const start = { cwd, env: sandbox.env };
  await write('pyproject.toml', '[tool.pyright]\nvenvPath = "."\nvenv = ".venv"\n');
  await write('a.py', 'import dependency\n');
  await commit();
  await write('a.py', 'import dependency\ndependency.ask(1)\n');
  await commit();
  const folder = path.join(sandbox.path, 'report');
  const failing = ['--fail-on', 'unresolved-imports', '--report-directory', folder];
  const { stdout, exitCode } = await lanser(['gate', '--base', 'HEAD~1', ...failing], start);
  const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
  expect(report.environment.unread).toEqual([
    { file: 'pyproject.toml', keys: 'venvPath and venv', folder: '.venv', reason: 'it does not exist' },
  ]);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(
    '❌ 1 unresolved import near the change, 1 configured Python environment not read · 1 unchanged (exit code 1: the policy fails)',
  );
  expect(stdout).toContain(
    'pyproject.toml configures the environment .venv with venvPath and venv. The environment is not read: it does not exist.',
  );
  expect(exitCode).toBe(1);
});
