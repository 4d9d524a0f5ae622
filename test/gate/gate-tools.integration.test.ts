import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findGateTools } from '../../src/gate/gate-tools.ts';
import { prepare } from '../../src/gate/prepare.ts';
import { findGit } from '../../src/git/git.ts';
import { openRepository } from '../../src/git/repository.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { openWorkbench } from '../../src/server-pool/workbench.ts';
import { eventually } from '../helpers/eventually.ts';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';
import { expectOwnCode } from './own-code.ts';

const sandbox = useSandbox();

// gate-tools.slow.test.ts tests other references to the checkout: PYTHONPATH and a symbolic link.
test('if an editable installation refers to the checkout, base and head import their own code', async () =>
  expectOwnCode(sandbox, 'editable'));

test('the gate is inconclusive if an import path contains the checkout', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('contained');
  const start = { cwd, env: { ...sandbox.env, PYTHONPATH: path.dirname(cwd) } };
  await write('core.py', 'x: int = 1\n');
  await write('app.py', 'import contained.core\n\ny: int = contained.core.x\n');
  await commit();
  await write('core.py', 'x: str = ""\n');
  await commit();
  expect((await pyrightCli(start)).errors).toBe(1);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.failures[0]?.message).toMatch(/^An import path .* contains the checkout/u);
  expect(exitCode).toBe(25);
});

test('if the time limit is reached while npm fetches Pyright, the shipped Pyright is not unpacked as a replacement', async () => {
  const { path: repository, write, commit } = await sandbox.repository('late');
  const integrity = `sha512-${'A'.repeat(86)}==`;
  const packages = { 'node_modules/pyright': { version: '1.1.400', integrity } };
  await write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
  await write('a.py', '');
  await commit();
  const programs = path.join(sandbox.path, 'late-programs');
  const mark = path.join(sandbox.path, 'npm-runs');
  await mkdir(programs);
  await writeFile(path.join(programs, 'npm'), `#!/bin/sh\n: > ${mark}\nexec sleep 600\n`, { mode: 0o755 });
  const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
  const host = testHost({ ...sandbox.env, PATH }, { temporaryRoot: sandbox.temporary });
  const end = new AbortController();
  const options = {
    host,
    repository,
    base: 'HEAD',
    head: 'HEAD',
    signal: end.signal,
    pyrightVersion: '1.1.400',
    shippedPyright: true,
  };
  await using workbench = await openWorkbench(host);
  const scratch = workbench.scratch.path;
  const opened = await openRepository(await findGit(host, []), repository);
  const preparing = prepare(options, opened, scratch, ['.']);
  const finding = findGateTools(options, opened, workbench, preparing, ['.']);
  await eventually('npm runs', () => existsSync(mark));
  const late = new LanserError('E/LS_TIMEOUT', 'The gate reached its time limit.');
  end.abort(late);
  const { pyright, forTree } = await finding;
  expect(pyright).toMatchObject({ version: '1.1.400', integrity: null });
  expect(await readdir(scratch, { recursive: true })).not.toContain(path.join('package', 'package.json'));
  await expect(forTree(repository, '.')).rejects.toBe(late);
});
