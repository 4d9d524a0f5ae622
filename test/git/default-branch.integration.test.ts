import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultBranch, similarRevision } from '../../src/git/default-branch.ts';
import { openedStore } from '../helpers/opened-store.ts';
import {
  repositoryAt,
  temporaryRepository,
  type TemporaryRepository,
} from '../helpers/temporary-repository.ts';

type Clone = Omit<TemporaryRepository, keyof AsyncDisposable>;

async function taken({ path: folder }: Clone): Promise<string | undefined> {
  await using opened = await openedStore(folder);
  const found = await defaultBranch(opened.repository, opened.signal);
  return found && `${found.name} (${found.source}, ${found.branch}, ${found.ref})`;
}

async function suggested({ path: folder }: Clone, revision: string): Promise<string | undefined> {
  await using opened = await openedStore(folder);
  return await similarRevision(opened.repository, revision, opened.signal);
}

/** Makes a repository with these branches, and clones it. The first branch is the default branch. */
async function cloned(
  branches: readonly [string, ...string[]],
  ...options: readonly string[]
): Promise<{ readonly remote: TemporaryRepository; readonly clone: Clone }> {
  const remote = await temporaryRepository();
  await remote.commit();
  await remote.git(['branch', '--move', branches[0]]);
  for (const branch of branches.slice(1)) await remote.git(['branch', branch]);
  const root = path.join(remote.beside, 'clone');
  await remote.git(['clone', '--quiet', ...options, remote.path, root]);
  return { remote, clone: repositoryAt(root, remote.beside) };
}

describe('defaultBranch', () => {
  test.each(['main', 'master', 'develop', 'release/2.x'])(
    'is the branch to which the ref `origin/HEAD` of the clone points: %s',
    async (name) => {
      const { remote, clone } = await cloned([name, 'other', ...(name === 'main' ? [] : ['main'])]);
      await using _remote = remote;
      expect(await clone.git(['rev-parse', '--abbrev-ref', 'origin/HEAD'])).toBe(`origin/${name}`);
      expect(await taken(clone)).toBe(
        `origin/${name} (remote-default, ${name}, refs/remotes/origin/${name})`,
      );
    },
  );

  test('is master after the remote renames its default branch and a fetch prunes the old name, and the renamed branch after git remote set-head', async () => {
    const { remote, clone } = await cloned(['trunk', 'master']);
    await using _remote = remote;
    await remote.git(['branch', '--move', 'trunk', 'stable']);
    await clone.git(['fetch', '--quiet', '--prune', 'origin']);
    expect(await taken(clone)).toBe('origin/master (remote, master, refs/remotes/origin/master)');
    await clone.git(['remote', 'set-head', 'origin', '--auto']);
    expect(await taken(clone)).toContain('origin/stable (remote-default');
  });

  test('prefers main to master, and remote branches to local branches', async () => {
    const { remote, clone } = await cloned(['master', 'main']);
    await using _remote = remote;
    await clone.git(['remote', 'set-head', 'origin', '--delete']);
    await clone.git(['branch', 'main']);
    expect(await taken(clone)).toContain('origin/main (remote, main');
    await clone.git(['branch', '--remotes', '--delete', 'origin/main']);
    expect(await taken(clone)).toContain('origin/master (remote, master');
    await clone.git(['branch', '--remotes', '--delete', 'origin/master']);
    expect(await taken(clone)).toBe('main (local, main, refs/heads/main)');
    await clone.git(['branch', '--delete', 'main']);
    expect(await taken(clone)).toBe('master (local, master, refs/heads/master)');
  });

  test('uses the only remote even if its name is not origin, and uses origin among several remotes', async () => {
    const { remote, clone } = await cloned(['develop', 'main'], '--origin', 'upstream/fork');
    await using _remote = remote;
    expect(await taken(clone)).toContain('upstream/fork/develop (remote-default, develop');
    await clone.git(['remote', 'add', 'origin', remote.path]);
    await clone.git(['fetch', '--quiet', 'origin']);
    await clone.git(['remote', 'set-head', 'origin', 'main']);
    expect(await taken(clone)).toContain('origin/main (remote-default, main');
  });

  test('is undefined without a remote and without a local branch named main or master', async () => {
    await using repository = await temporaryRepository();
    expect(await taken(repository)).toBeUndefined();
    await repository.commit();
    await repository.git(['branch', '--move', 'work']);
    expect(await taken(repository)).toBeUndefined();
  });

  test('is identified by its full name if a tag and a branch have the same short name', async () => {
    const { remote, clone } = await cloned(['main']);
    await using _remote = remote;
    const main = await clone.git(['rev-parse', 'refs/remotes/origin/main']);
    await clone.git(['commit', '--quiet', '--allow-empty', '--message', 'a different commit']);
    await clone.git(['tag', 'origin/main']);
    await using opened = await openedStore(clone.path);
    const found = await defaultBranch(opened.repository, opened.signal);
    expect(await clone.git(['rev-parse', 'origin/main'])).not.toBe(main);
    expect(await clone.git(['rev-parse', found?.ref ?? ''])).toBe(main);
  });
});

describe('similarRevision', () => {
  test('is a similar branch or tag, the default branch for a name such as master, or otherwise undefined; keeps a suffix such as ~3', async () => {
    const { remote, clone } = await cloned(['main', 'feature/rates']);
    await using _remote = remote;
    await clone.git(['tag', 'v1.0.0']);
    for (const [wrong, right] of [
      ['mian', 'main'],
      ['mian~3', 'main~3'],
      ['orgin/main', 'origin/main'],
      ['origin/mian^{commit}', 'origin/main^{commit}'],
      ['feature/rates', 'origin/feature/rates'],
      ['v1.0.O', 'v1.0.0'],
      ['master', 'origin/main'],
      ['origin/master', 'origin/main'],
      ['trunk@{1}', 'origin/main@{1}'],
    ] as const) {
      expect(await suggested(clone, wrong), wrong).toBe(right);
    }
    for (const other of ['something-else', '', '~1', ':/text', 'x', '--all']) {
      expect(await suggested(clone, other), other).toBeUndefined();
    }
  });

  test('is undefined if the name before the suffix exists, even if the revision does not name a commit', async () => {
    await using repository = await temporaryRepository();
    await repository.commit();
    expect(await suggested(repository, 'main~9')).toBeUndefined();
    expect(await suggested(repository, 'main^{tree}')).toBeUndefined();
  });
});
