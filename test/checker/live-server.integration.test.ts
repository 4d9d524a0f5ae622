import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';

const sandbox = useSandbox();

test('a server reads a changed source again if the virtual environment contains a link to the source', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('linked');
  const { programs, folder } = await virtualEnvironment(path.join(sandbox.path, 'environment'), {
    package: { to: path.join(cwd, 'library', 'package') },
  });
  const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
  const start = { cwd, env: { ...sandbox.env, PATH, VIRTUAL_ENV: folder } };
  await write('library/package/__init__.py', 'def f(x: int) -> None: ...\n');
  await write('use.py', 'import package\n\npackage.f(1)\n');
  await commit();
  await write('library/package/__init__.py', 'def f(x: str) -> None: ...\n');
  await commit();
  expect((await pyrightCli(start)).errors).toBe(1);
  // The affected scope contains few files, so one server checks both base and head.
  const { report } = await gateReport(['--base', 'HEAD~1', '--scope', 'affected'], start);
  expect(report.delta?.introduced).toMatchObject([{ uri: 'use.py', range: [2, 10, 2, 11] }]);
});

test.each([
  ['no entry of "include" contains the source', '.', 'pyrightconfig.json', '{ "include": ["app"] }'],
  ['the source is outside the project', 'app', 'app/pyrightconfig.json', '{ "extraPaths": [".."] }'],
])('a server reads a changed source again if %s', async (_, project, file, configuration) => {
  const { path: cwd, write, commit } = await sandbox.repository(`outside-${path.dirname(file)}`);
  await write(file, configuration);
  await write('library.py', 'def f(x: int) -> None: ...\n');
  await write('app/use.py', 'import library\n\nlibrary.f(1)\n');
  await commit();
  await write('library.py', 'def f(x: str) -> None: ...\n');
  await commit();
  expect((await pyrightCli({ cwd: path.join(cwd, project), env: sandbox.env })).errors).toBe(1);
  const args = ['--base', 'HEAD~1', '--working-directory', project, '--scope', 'affected'];
  const { report } = await gateReport(args, { cwd, env: sandbox.env });
  expect(report.delta?.introduced).toMatchObject([{ uri: 'app/use.py', range: [2, 10, 2, 11] }]);
});
