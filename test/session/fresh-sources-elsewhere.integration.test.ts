// Tests that changed sources are read again from folders whose names or files resemble those of Python environments.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('a source folder of PYTHONPATH whose name ends in -packages is read again by the next process', async () => {
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
