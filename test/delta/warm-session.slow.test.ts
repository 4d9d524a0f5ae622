import { expect, test } from 'vitest';
import { USE, useWarmSession } from './warm-session.ts';

const used = useWarmSession();

test('after a package was reinstalled and `.python-version` was created, the check of an edit reads the package again', async () => {
  await used.repository.write('use.py', `${USE}# edited\n`);
  expect(await used.errors()).toEqual([]);
  await used.install('str');
  await used.repository.write('.python-version', '3\n');
  await used.settle();
  await used.repository.write('use.py', `${USE}second: int = size()\n`);
  expect(await used.edit('use.py')).toEqual(['use.py:4']);
  expect(await used.errors()).toEqual(['use.py:4']);
});

test('after random changes, an open session has the same result as a new session', async () => {
  let state = 11;
  const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  const changes: readonly (() => Promise<void>)[] = [
    async () => used.install('int'),
    async () => used.install('str'),
    async () => used.repository.write('use.py', `${USE}second: int = size()  # ${random(9)}\n`),
    async () => used.repository.write('use.py', `${USE}second: str = size()  # ${random(9)}\n`),
    async () =>
      used.repository.write('other.py', `import installed\nx: int = installed.size()  # ${random(9)}\n`),
    async () => used.repository.write('pyrightconfig.json', `{"reportAssignmentType": ${random(2) === 0}}`),
    async () => used.storePoint(),
  ];
  for (let step = 0; step < 20; step += 1) {
    await changes[random(changes.length)]?.();
    if (random(2) === 0) await used.settle();
    if (random(3) === 0) await used.edit('use.py');
    // `errors` checks that a new session has the same result.
    await used.errors();
  }
});
