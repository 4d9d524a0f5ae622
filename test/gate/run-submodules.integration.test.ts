import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { checkoutWith, introducedIn, LOCAL, newByCommandLine, SILENT } from './submodule-checkout.ts';

const sandbox = useSandbox();

test('the gate reports new errors and suppressions in an updated submodule, and new errors in its importers', async () => {
  const checkout = await checkoutWith(sandbox, 'changed', { 'app.py': `${SILENT}x: int = f()\n` });
  const { repository, library, start } = checkout;
  await library.write('m.py', 'def f() -> str:\n    return 1\n');
  await library.write('hidden.py', 'n: int = ""  # type: ignore\n');
  await library.commit();
  await repository.git([...LOCAL, 'submodule', '--quiet', 'update', '--remote']);
  await repository.commit();
  const expected = await newByCommandLine(sandbox, checkout);
  expect(expected).toHaveLength(2);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect(introducedIn(report)).toEqual(expected);
  expect(report.evidence.suppressions?.introduced).toMatchObject([{ uri: 'lib/hidden.py' }]);
  expect(exitCode).toBe(1);
});

test('if a submodule is not checked out, the gate lists the imports that need it and explains how to check it out', async () => {
  const { repository, start } = await checkoutWith(sandbox, 'missing', {
    'pyrightconfig.json': '{ "extraPaths": ["lib/source"] }',
    'app.py': 'from lib.m import f\n',
    'package/__init__.py': '',
  });
  await repository.git(['submodule', '--quiet', 'deinit', '--force', 'lib']);
  await repository.write('app.py', 'from lib.m import f\n\nx: str = f()\n');
  await repository.commit();
  const folder = path.join(sandbox.path, 'report');
  const { exitCode, stdout } = await lanser(
    ['gate', '--base', 'HEAD~1', '--report-directory', folder],
    start,
  );
  expect(exitCode).toBe(0);
  const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
  expect(report.delta?.unreadSubmodules).toEqual([{ path: 'lib', imports: ['lib'] }]);
  expect(stdout).toContain('git submodule update --init lib');
  expect(stdout).toContain('submodules: true');
  expect(stdout).not.toContain('Install the packages');
});

test('the gate rejects a submodule with uncommitted changes, but ignores its untracked files', async () => {
  const { repository, start } = await checkoutWith(sandbox, 'uncommitted', {
    'app.py': 'x: int = 1\n',
  });
  const gate = async (): Promise<string> => {
    const { exitCode, stderr } = await lanser(['gate', '--base', 'HEAD'], start);
    return `${exitCode} ${stderr}`;
  };
  await repository.write('lib/new.py', '');
  expect(await gate()).toMatch(/^0 /u);
  const differs = /^23 .*Tracked files or submodules have uncommitted changes\./su;
  await repository.write('lib/m.py', 'changed\n');
  expect(await gate()).toMatch(differs);
  await repository.git(['-C', 'lib', 'commit', '--quiet', '--all', '--message', 'next']);
  expect(await gate()).toMatch(differs);
  await repository.git(['add', 'lib']);
  expect(await gate()).toMatch(differs);
  await repository.git(['commit', '--quiet', '--message', 'update']);
  expect(await gate()).toMatch(/^0 /u);
  await repository.git(['submodule', '--quiet', 'deinit', '--force', 'lib']);
  expect(await gate()).toMatch(/^0 /u);
});
