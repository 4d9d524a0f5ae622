import { expect, test } from 'vitest';
import { commitIds } from '../../src/git/revision-id.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

test('commitIds omits revisions that do not exist or for which Git fails, and throws if Git fails for every revision', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', '1\n');
  const commit = await repository.commit('first');
  await using opened = await openedStore(repository.path);
  const { signal, store } = opened;
  // The branch has no upstream, so Git exits at `@{u}` without answers for the later revisions. `commitIds` then
  // starts Git once for each revision.
  const found = await commitIds(store.repository, ['HEAD', '@{u}', 'absent', 'main'], signal);
  expect([...found]).toEqual([
    ['HEAD', commit],
    ['main', commit],
  ]);
  await expect(commitIds(store.repository, ['@{u}'], signal)).rejects.toMatchObject({
    code: 'E/INCONCLUSIVE',
  });
});
