// Tests that lanser reads changed sources again, even in folders that could be mistaken for installed packages.
// Also tests that lanser reads changed configurations again.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { sourceTree } from '../../src/workspace/source-tree.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

test('a reopened workspace reads a folder on PYTHONPATH again, even if the name of the folder ends in -packages', async () => {
  await using repository = await temporaryRepository();
  const library = path.join(repository.beside, 'our-packages');
  await writeTree(library, { 'library/__init__.py': 'value: int = 1\n' });
  await repository.write('main.py', 'import library\nnumber: int = library.value\n');
  const host = testHost({ PYTHONPATH: library, HOME: path.join(repository.beside, 'home') });
  const rules = async (): Promise<readonly unknown[]> => {
    await using workspace = await openWorkspace(repository.path, { host });
    const { facts } = await workspace.diagnostics({ files: ['main.py'] });
    return facts?.diagnostics.map(({ rule }) => rule) ?? [];
  };
  expect(await rules()).toEqual([]);
  await writeFile(path.join(library, 'library/__init__.py'), 'value: str = ""\n');
  expect(await rules()).toEqual(['reportAssignmentType']);
});

test('the sources of a project whose folder is a Python environment are listed, and read again after an edit', async () => {
  await using repository = await temporaryRepository();
  await virtualEnvironment(repository.path, { 'installed.py': 'value = 1\n' });
  await writeTree(repository.path, {
    'library.py': 'value: int = 1\n',
    'main.py': 'import library\nnumber: int = library.value\n',
  });
  const host = testHost({ HOME: path.join(repository.beside, 'home') });
  const rules = async (workspace: Workspace): Promise<readonly unknown[]> => {
    const { facts } = await workspace.diagnostics({ files: ['main.py'] });
    return facts?.diagnostics.map(({ rule }) => rule) ?? [];
  };
  {
    await using workspace = await openWorkspace(repository.path, { host });
    expect(await rules(workspace)).toEqual([]);
    await writeFile(path.join(repository.path, 'library.py'), 'value: str = ""\n');
    expect(await rules(workspace)).toEqual(['reportAssignmentType']);
  }
  await writeFile(path.join(repository.path, 'library.py'), 'value: int = 2\n');
  await using workspace = await openWorkspace(repository.path, { host });
  expect(await rules(workspace)).toEqual([]);
  expect(await sourceTree(repository.path, ['.py'])).toEqual(['library.py', 'main.py']);
});

test('an open workspace uses a changed configuration in the folder above the workspace', async () => {
  await using repository = await temporaryRepository();
  const configurationOf = (level: string): string => `{"reportOptionalMemberAccess": "${level}"}`;
  await writeTree(repository.path, {
    'part/pyproject.toml': '[project]\nname = "part"\n',
    'part/main.py': 'import re\n\nre.match("a", "b").group()\n',
    'pyrightconfig.json': configurationOf('none'),
  });
  const host = testHost({ HOME: path.join(repository.beside, 'home') });
  await using workspace = await openWorkspace(path.join(repository.path, 'part'), { host });
  const rules = async (): Promise<readonly unknown[]> => {
    const { facts } = await workspace.diagnostics({ files: ['main.py'] });
    return facts?.diagnostics.map(({ rule }) => rule) ?? [];
  };
  expect(await rules()).toEqual([]);
  await repository.write('pyrightconfig.json', configurationOf('error'));
  expect(await rules()).toEqual(['reportOptionalMemberAccess']);
  await repository.write('pyrightconfig.json', '{"extends": "base.json"}');
  await repository.write('base.json', configurationOf('none'));
  expect(await rules()).toEqual([]);
  await repository.write('base.json', configurationOf('error'));
  expect(await rules()).toEqual(['reportOptionalMemberAccess']);
});

test('if the configuration changes after a workspace returns a stored answer, the server starts with the new configuration', async () => {
  await using repository = await temporaryRepository();
  await writeTree(repository.path, {
    'one.py': '',
    'two.py': 'number: int = ""\n',
    'pyrightconfig.json': '{"include": ["one.py"]}',
  });
  const host = testHost({ HOME: path.join(repository.beside, 'home') });
  const documents = async (workspace: Workspace): Promise<readonly string[] | undefined> => {
    const { error, facts } = await workspace.diagnostics();
    expect(error).toBeNull();
    return Object.keys(facts?.documents ?? {});
  };
  {
    await using workspace = await openWorkspace(repository.path, { host });
    expect(await documents(workspace)).toEqual(['one.py']);
  }
  await using workspace = await openWorkspace(repository.path, { host });
  expect(await documents(workspace)).toEqual(['one.py']);
  expect((await workspace.status()).facts?.servers.find(({ name }) => name === 'pyright')?.state).toBe(
    'configured',
  );
  await repository.write('pyrightconfig.json', '{"include": ["one.py", "two.py"]}');
  expect(await documents(workspace)).toEqual(['one.py', 'two.py']);
});
