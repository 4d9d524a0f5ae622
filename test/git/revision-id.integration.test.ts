import { expect, test } from 'vitest';
import { commitIds } from '../../src/git/revision-id.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

test('a revision for which Git fails does not affect the other revisions', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', '1\n');
  const commit = await repository.commit('first');
  await using opened = await openedStore(repository.path);
  const { signal, store } = opened;
  // The branch has no upstream, so Git ends without the answers to the later revisions.
  const found = await commitIds(store.repository, ['HEAD', '@{u}', 'absent', 'main'], signal);
  expect([...found]).toEqual([
    ['HEAD', commit],
    ['main', commit],
  ]);
  await expect(commitIds(store.repository, ['@{u}'], signal)).rejects.toMatchObject({
    code: 'E/INCONCLUSIVE',
  });
});
