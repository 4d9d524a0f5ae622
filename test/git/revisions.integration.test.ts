import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveCommit, treeOf } from '../../src/git/revisions.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

describe('resolveCommit', () => {
  test('resolves branches, tags, ids and relative revisions as Git does', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    const first = await repository.commit('first');
    await repository.git(['tag', '--annotate', 'v1', '--message', 'v1']);
    await repository.write('a.py', '2\n');
    const second = await repository.commit('second');
    await repository.git(['branch', 'feature/x', first]);
    await using opened = await openedStore(repository.path);
    const resolve = async (revision: string): Promise<string> =>
      resolveCommit(opened.store, revision, undefined, opened.signal);
    for (const revision of [
      'HEAD',
      'main',
      'refs/heads/main',
      '@',
      second,
      second.slice(0, 10),
      'HEAD^{/second}',
    ]) {
      expect(await resolve(revision), revision).toBe(second);
    }
    for (const revision of [
      'HEAD~1',
      'HEAD^',
      'v1',
      'feature/x',
      await repository.git(['rev-parse', 'v1']),
    ]) {
      expect(await resolve(revision), revision).toBe(first);
    }
  });

  test('rejects a name that a branch and a tag with different commits share', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    const first = await repository.commit('first');
    await repository.write('a.py', '2\n');
    const second = await repository.commit('second');
    await repository.git(['tag', 'main', first]);
    await repository.git(['branch', 'same', first]);
    await repository.git(['tag', 'same', first]);
    await using opened = await openedStore(repository.path);
    const resolve = async (revision: string): Promise<string> =>
      resolveCommit(opened.store, revision, undefined, opened.signal);
    await expect(resolve('main')).rejects.toMatchObject({
      code: 'E/USAGE',
      message: expect.stringContaining('Pass "refs/heads/main" or "refs/tags/main".') as unknown,
    });
    expect(await resolve('refs/heads/main')).toBe(second);
    expect(await resolve('refs/tags/main')).toBe(first);
    expect(await resolve('same')).toBe(first);
    expect(await resolve('HEAD')).toBe(second);
  });

  test('throws E/NOT_FOUND for a text that does not name one commit, including options of Git', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    await repository.commit();
    await repository.write('a.py', '2\n');
    await repository.commit();
    await using opened = await openedStore(repository.path);
    const wrong = [
      'nothing',
      'HEAD~9',
      'HEAD:a.py',
      'HEAD^{tree}',
      '',
      ' ',
      '\n',
      'HEAD\nHEAD',
      '^HEAD',
      'HEAD^@',
      'HEAD^!',
      'HEAD~1..HEAD',
      'HEAD...HEAD~1',
      '--all',
      '--branches',
      '--git-dir',
      '--show-toplevel',
      '--default=HEAD',
      '--end-of-options',
      '--',
      '-h',
      '-',
      `--output=${path.join(repository.beside, 'mark')}`,
      'caf\u00E9',
      '\u{1F40D}',
    ];
    for (const revision of wrong) {
      await expect(
        resolveCommit(opened.store, revision, undefined, opened.signal),
        JSON.stringify(revision),
      ).rejects.toMatchObject({ code: 'E/NOT_FOUND', details: { revision } });
    }
  });

  test.each(['HEAD', '@', 'HEAD~1'])(
    'reports for %s in an empty repository that the branch has no commits',
    async (revision) => {
      await using repository = await temporaryRepository();
      await using opened = await openedStore(repository.path);
      await expect(resolveCommit(opened.store, revision, undefined, opened.signal)).rejects.toMatchObject({
        code: 'E/NOT_FOUND',
        message: 'The current branch has no commits yet. Create the first commit.',
      });
    },
  );

  test('names the missing commit of HEAD, and reports a broken branch as Git does', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    const head = await repository.commit();
    await repository.remove(`.git/objects/${head.slice(0, 2)}/${head.slice(2)}`);
    await using opened = await openedStore(repository.path);
    const resolve = async (): Promise<string> =>
      resolveCommit(opened.store, 'HEAD', undefined, opened.signal);
    await expect(resolve()).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      message: expect.stringContaining(`bad object ${head}`) as unknown,
    });
    await repository.write('.git/refs/heads/main', 'not an id\n');
    await expect(resolve()).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      message: expect.stringContaining('your current branch appears to be broken') as unknown,
    });
  });

  test('throws E/INCONCLUSIVE for the full id of a missing commit in a repository without origin', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    await repository.commit();
    await using opened = await openedStore(repository.path);
    const unknown = 'f'.repeat(40);
    await expect(resolveCommit(opened.store, unknown, undefined, opened.signal)).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      details: { revision: unknown, fixCommand: `git fetch origin ${unknown}` },
    });
  });
});

describe('replace refs', () => {
  test('of commits and trees have no effect', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'before\n');
    const parent = await repository.commit();
    await repository.write('a.py', 'honest\n');
    const honest = await repository.commit();
    const tree = await repository.git(['rev-parse', 'HEAD^{tree}']);
    await repository.git(['checkout', '--quiet', '--orphan', 'other']);
    await repository.write('a.py', 'replaced\n');
    const other = await repository.commit();
    const otherTree = await repository.git(['rev-parse', 'HEAD^{tree}']);
    await repository.git(['replace', '--force', honest, other]);
    await repository.git(['replace', '--force', tree, otherTree]);
    expect(await repository.git(['show', `${honest}:a.py`])).toBe('replaced');
    await using opened = await openedStore(repository.path);
    const { store, signal } = opened;
    expect(await resolveCommit(store, 'main', undefined, signal)).toBe(honest);
    expect(await resolveCommit(store, 'main^', undefined, signal)).toBe(parent);
    await expect(repository.git(['rev-parse', '--verify', 'main^'])).rejects.toThrow();
    expect(await treeOf(store, honest, signal)).toBe(tree);
    expect((await store.read(['cat-file', 'blob', `${tree}:a.py`], signal)).toString()).toBe('honest\n');
  });
});
