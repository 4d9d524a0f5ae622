import path from 'node:path';
import { expect, test } from 'vitest';
import { missingPackages } from '../../src/report/missing-packages.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';

const sandbox = useSandbox();

test('each missing package is listed once, but a package with stubs is omitted if both base and head import it', async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  await write('old.py', 'import gone.inner\nimport gone\nimport six\n');
  await write('near.py', 'import both\nfrom both.deep import x\nfrom . import nothing_here\nimport os\n');
  await commit();
  await write('old.py', 'import six\n');
  await write('new.py', 'import fresh.a\nfrom fresh import b\nimport yaml\nfrom .own import c\n');
  await write(
    'near.py',
    'import both\nfrom both.deep import x\nfrom . import nothing_here\nimport os, gone\n',
  );
  await commit();
  // The environment has no packages, so that packages installed on this machine have no effect.
  await virtualEnvironment(path.join(cwd, '.venv'));
  const { report } = await gateReport(['--base', 'HEAD~1'], { cwd, env: sandbox.env });
  expect(missingPackages(report)).toEqual([
    { name: 'both', imports: { base: 2, head: 2 }, hasStubs: false },
    { name: 'gone', imports: { base: 2, head: 1 }, hasStubs: false },
    { name: 'fresh', imports: { base: 0, head: 2 }, hasStubs: false },
    { name: 'yaml', imports: { base: 0, head: 1 }, hasStubs: true },
  ]);
});
