import { describe, expect, test } from 'vitest';
import { establishMergeBase } from '../../src/git/deepen.ts';
import { commitParents } from '../../src/git/revisions.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

describe('Git history', () => {
  test('commitParents returns all parents in order; establishMergeBase returns base if it is head or an ancestor of head, and otherwise the last common ancestor', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    const fork = await repository.commit('fork');
    await repository.git(['checkout', '--quiet', '-b', 'feature']);
    await repository.write('b.py', '1\n');
    const feature = await repository.commit('feature');
    await repository.git(['checkout', '--quiet', 'main']);
    await repository.write('c.py', '1\n');
    const main = await repository.commit('main');
    await repository.git(['merge', '--quiet', '--no-ff', '--message', 'merge', 'feature']);
    const merge = await repository.git(['rev-parse', 'HEAD']);
    await using opened = await openedStore(repository.path);
    const { store, signal } = opened;
    const base = async (left: string, right: string): Promise<string> =>
      establishMergeBase(store, left, right, undefined, signal);
    expect(await commitParents(store, merge, signal)).toEqual([main, feature]);
    expect(await commitParents(store, fork, signal)).toEqual([]);
    expect(await base(main, feature)).toBe(fork);
    expect(await base(main, merge)).toBe(main);
    expect(await base(feature, merge)).toBe(feature);
    expect(await base(fork, merge)).toBe(fork);
    expect(await base(main, main)).toBe(main);
  });

  test('establishMergeBase throws E/INCONCLUSIVE for unrelated histories', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    const one = await repository.commit();
    await repository.git(['checkout', '--quiet', '--orphan', 'other']);
    await repository.write('a.py', '2\n');
    const other = await repository.commit();
    await using opened = await openedStore(repository.path);
    const failure = establishMergeBase(opened.store, one, other, undefined, opened.signal);
    await expect(failure).rejects.toMatchObject({ code: 'E/INCONCLUSIVE', details: {} });
    await expect(failure).rejects.toThrow('no common history');
  });

  test('if Git cannot read a commit, establishMergeBase throws E/INCONCLUSIVE and names the failed Git command', async () => {
    await using repository = await temporaryRepository();
    const head = await repository.commit();
    await using opened = await openedStore(repository.path);
    await expect(
      establishMergeBase(opened.store, 'f'.repeat(40), head, undefined, opened.signal),
    ).rejects.toMatchObject({ code: 'E/INCONCLUSIVE', details: { command: 'merge-base' } });
  });

  test("commitParents reads parents only from a commit's header, not from its message", async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    const one = await repository.commit();
    await repository.write('a.py', '2\n');
    const forged = await repository.commit(`title\n\nparent ${'0'.repeat(40)}\n\nparent ${one}`);
    await using opened = await openedStore(repository.path);
    expect(await commitParents(opened.store, forged, opened.signal)).toEqual([one]);
  });
});
