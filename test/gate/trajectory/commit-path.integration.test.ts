import { expect, test } from 'vitest';
import { commitPath } from '../../../src/gate/trajectory/commit-path.ts';
import { openedStore } from '../../helpers/opened-store.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';

test.each([
  ['main', false],
  ['a branch that contains main', true],
])(
  'commits of a branch before its merge of %s are skipped, because they lack the changes of main',
  async (_, isIndirect) => {
    await using repository = await temporaryRepository();
    const add = async (name: string): Promise<string> => {
      await repository.write(name, '');
      return repository.commit(name);
    };
    const merge = async (branch: string): Promise<void> => {
      await repository.git(['merge', '--quiet', '--no-ff', '--message', `merge ${branch}`, branch]);
    };
    await add('root');
    await repository.git(['branch', 'feature']);
    const main = await add('main');
    if (isIndirect) {
      await repository.git(['checkout', '--quiet', '-b', 'other', 'feature']);
      await add('other');
      await merge('main');
    }
    await repository.git(['checkout', '--quiet', 'feature']);
    await add('before');
    await merge(isIndirect ? 'other' : 'main');
    const after = await add('after');
    await using opened = await openedStore(repository.path);
    const { store, signal } = opened;
    const complete = async (commit: string): Promise<string> =>
      repository.git(['rev-parse', `${commit}^{tree}`]);
    const pathOf = async (max: number): ReturnType<typeof commitPath> =>
      commitPath(store, { before: main, after, isMerge: false }, max, complete, undefined, signal);
    const { startTree, commits } = await pathOf(20);
    expect(startTree).toBe(await complete(main));
    expect(commits.map(({ title, skipped }) => [title, skipped])).toEqual([
      [isIndirect ? 'merge other' : 'merge main', 1],
      ['after', 0],
    ]);
    expect((await pathOf(1)).commits).toMatchObject([{ title: 'after', skipped: 2 }]);
  },
);
