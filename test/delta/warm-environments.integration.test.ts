import path from 'node:path';
import { expect, test } from 'vitest';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { useWarmSession } from './warm-session.ts';

const used = useWarmSession((beside) => ({ PYTHONPATH: path.join(beside, 'outside') }));

test('results reflect a configured environment that is created after a comparison, and a module that was changed in a folder of PYTHONPATH', async () => {
  const { repository } = used;
  const outside = path.join(repository.beside, 'outside');
  const source = 'from lib import size\nimport added\n\nfirst: int = size()\n';
  await repository.write('pyrightconfig.json', '{ "venvPath": ".", "venv": "env" }');
  await repository.write('.gitignore', 'env\n');
  await repository.write('use.py', source);
  await writeTree(outside, { 'lib.py': 'def size() -> int:\n    return 1\n' });
  await used.storePoint();
  await used.settle();
  await repository.write('use.py', `${source}# edited\n`);
  expect(await used.errors()).toEqual([]);
  await virtualEnvironment(path.join(repository.path, 'env'), { 'added.py': 'x = ""\n' });
  await used.settle();
  await repository.write('use.py', `${source}second: int = added.x\n`);
  expect(await used.edit('use.py')).toEqual(['use.py:5']);
  await writeTree(outside, { 'lib.py': 'def size() -> str:\n    return ""\n' });
  await used.settle();
  await repository.write('use.py', `${source}second: int = added.x\nthird: int = size()\n`);
  expect(await used.errors()).toEqual(['use.py:5', 'use.py:6']);
});

test('results reflect edits of an editable package in an environment of the checkout', async () => {
  const { repository } = used;
  const source = 'from editable import size\n\nfirst: int = size()\n';
  await repository.write('pyrightconfig.json', '{ "venvPath": ".", "venv": "env" }');
  await repository.write('.gitignore', 'env\n');
  await repository.write('use.py', source);
  const environment = path.join(repository.path, 'env');
  const sources = path.join(environment, 'src', 'editable');
  await virtualEnvironment(environment, { 'editable.pth': `${sources}\n` });
  await writeTree(sources, { 'editable.py': 'def size() -> int:\n    return 1\n' });
  await used.storePoint();
  await used.settle();
  await repository.write('use.py', `${source}second: int = size()\n`);
  expect(await used.errors()).toEqual([]);
  await writeTree(sources, {
    'editable.py': 'def size() -> int:\n    return 1\n\n\ndef fresh() -> str:\n    return ""\n',
  });
  await repository.write('use.py', `${source}import editable\nsecond: int = editable.fresh()\n`);
  expect(await used.edit('use.py')).toEqual(['use.py:5']);
  await writeTree(sources, {
    'editable.py': 'def size() -> int:\n    return 1\n\n\ndef fresh() -> int:\n    return 1\n',
  });
  expect(await used.errors()).toEqual([]);
});
