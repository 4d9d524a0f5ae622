import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';

const sandbox = useSandbox();

test('compiled modules resolve as for the command line: at the root, in a package, in an environment', async () => {
  const { path: cwd, write, commit, git } = await sandbox.repository();
  const { folder: VIRTUAL_ENV, programs } = await virtualEnvironment(path.join(sandbox.path, 'environment'), {
    'in_environment.abi3.so': '',
  });
  const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
  const start = { cwd, env: { ...sandbox.env, PATH, VIRTUAL_ENV } };
  await write('at_root.cpython-311-x86_64-linux-gnu.so', '');
  await write('package/__init__.py', '');
  await write('package/inside.abi3.so', '');
  await write('use.py', 'import at_root\nimport in_environment\nimport package.inside\n');
  await commit();
  expect(await pyrightCli(start)).toMatchObject({ errors: 0 });
  await git(['rm', '-q', 'at_root.cpython-311-x86_64-linux-gnu.so', 'package/inside.abi3.so']);
  await commit();
  const { diagnostics } = await pyrightCli(start);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  const introduced = report.delta?.introduced ?? [];
  expect(introduced.map(({ message }) => message)).toEqual(
    diagnostics.map((diagnostic) => (JSON.parse(diagnostic) as readonly unknown[])[4]),
  );
  expect(introduced).toHaveLength(2);
  expect(exitCode).toBe(1);
});
