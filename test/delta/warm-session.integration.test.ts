import { expect, test } from 'vitest';
import { USE, useWarmSession } from './warm-session.ts';

const used = useWarmSession();

test('a reinstalled package is read again, even if no version or file name changes', async () => {
  await used.repository.write('use.py', `${USE}# edited\n`);
  expect(await used.errors()).toEqual([]);
  await used.install('str');
  await used.settle();
  await used.repository.write('use.py', `${USE}second: int = size()\n`);
  expect(await used.errors()).toEqual(['use.py:4']);
});

test('an error is reported as new even if an earlier installation of a package caused the same error', async () => {
  await used.install('str');
  await used.settle();
  await used.repository.write('use.py', `${USE}# edited\n`);
  expect(await used.errors()).toEqual([]);
  await used.install('int');
  await used.settle();
  await used.repository.write('other.py', 'x = 2\n');
  expect(await used.edit('other.py')).toEqual([]);
  const own = USE.replace('from installed import size', 'def size() -> str: return ""');
  await used.repository.write('use.py', own);
  expect(await used.edit('use.py')).toEqual(['use.py:3']);
  expect(await used.errors()).toEqual(['use.py:3']);
});
