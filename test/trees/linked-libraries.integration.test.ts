import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { FollowedFile } from '../../src/trees/library-imports.ts';
import { linkedNames } from '../../src/trees/linked-libraries.ts';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';

const sandbox = useSandbox();

test('the affected scope checks files that import a changed source through a link in site-packages, directly or through an installed module', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('renamed');
  const { programs, folder } = await virtualEnvironment(path.join(sandbox.path, 'environment'), {
    renamed: { to: path.join(cwd, 'library', 'package') },
    'around/__init__.py': '',
    'around/inner.py': { to: path.join(cwd, 'library', 'module.py') },
    'through.py': 'from renamed import f\n',
  });
  const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
  const start = { cwd, env: { ...sandbox.env, PATH, VIRTUAL_ENV: folder } };
  const files = ['library/package/__init__.py', 'library/module.py'];
  for (const file of files) await write(file, 'def f(x: int) -> None: ...\n');
  await write('direct.py', 'import around.inner\nimport renamed\n\naround.inner.f(1)\nrenamed.f(1)\n');
  await write('indirect.py', 'import through\n\nthrough.f(1)\n');
  await write('other.py', 'import os\n');
  await commit();
  for (const file of files) await write(file, 'def f(x: str) -> None: ...\n');
  await commit();
  expect((await pyrightCli(start)).errors).toBe(3);
  const { report } = await gateReport(['--base', 'HEAD~1', '--scope', 'affected'], start);
  expect(report.delta?.introduced.map(({ uri }) => uri)).toEqual(['direct.py', 'direct.py', 'indirect.py']);
  expect(report.scope).toEqual({ kind: 'affected', checked: 4, files: 5 });
});

test('linkedNames returns the import names of links to a folder above the given file, even if this folder is missing', async () => {
  const packages = path.join(sandbox.path, 'packages');
  const checkout = path.join(sandbox.path, 'checkout');
  await mkdir(packages);
  await mkdir(path.join(checkout, 'library'), { recursive: true });
  await writeFile(path.join(sandbox.path, 'outside.py'), '');
  await symlink('../checkout/library/gone', path.join(packages, 'gone-stubs'));
  await symlink('../checkout', path.join(packages, 'whole'));
  await symlink('../outside.py', path.join(packages, 'outside.py'));
  const links = linkedNames([packages, path.join(packages, 'missing')], [], checkout);
  expect([...links(['library/gone/inner.py'])].toSorted()).toEqual(['gone', 'whole']);
  expect([...links(['library/other.py'])]).toEqual(['whole']);
});

test('if a link inside a package leads to the given file or its folder, linkedNames returns the top-level names by which code can import the file', async () => {
  const packages = path.join(sandbox.path, 'nested-packages');
  const checkout = path.join(sandbox.path, 'nested-checkout');
  await mkdir(path.join(packages, 'around'), { recursive: true });
  await mkdir(path.join(checkout, 'folder'), { recursive: true });
  for (const file of ['module.py', 'folder/inner.py']) await writeFile(path.join(checkout, file), '');
  await symlink(path.join(checkout, 'module.py'), path.join(packages, 'around', 'file.py'));
  await symlink(path.join(checkout, 'folder'), path.join(packages, 'around', 'deep'));
  const followed = (file: string, topLevel: string): FollowedFile => ({
    file: path.join(packages, 'around', file),
    topLevels: new Set([topLevel]),
    imports: [],
  });
  const links = linkedNames(
    [packages],
    [followed('file.py', 'one'), followed('deep/inner.py', 'two')],
    checkout,
  );
  expect([...links(['module.py'])]).toEqual(['one']);
  expect([...links(['folder/inner.py'])]).toEqual(['two']);
  expect([...links(['folder/other.py'])]).toEqual([]);
});
