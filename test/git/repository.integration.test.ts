import { chown, mkdir, realpath, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGit } from '../../src/git/git.ts';
import { isDirty, openRepository, type Repository } from '../../src/git/repository.ts';
import { resolveCommit } from '../../src/git/revisions.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

async function open(directory: string): Promise<Repository> {
  return openRepository(await findGit(testHost(), []), directory);
}

describe('openRepository', () => {
  test('finds the working tree from its root, from a folder in it, and through a symbolic link to it', async () => {
    await using repository = await temporaryRepository();
    await repository.write('deep/in/a.py', '');
    await symlink(repository.path, path.join(repository.beside, 'link'));
    for (const place of [
      repository.path,
      path.join(repository.path, 'deep', 'in'),
      path.join(repository.beside, 'link', 'deep'),
    ]) {
      const opened = await open(place);
      expect(opened.root).toBe(repository.path);
      expect(await realpath(opened.gitDirectory)).toBe(path.join(repository.path, '.git'));
      expect(await realpath(opened.commonDirectory)).toBe(path.join(repository.path, '.git'));
    }
  });

  test('opens a repository in a folder whose name contains special characters', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    const head = await repository.commit();
    for (const name of [
      'with space',
      'quote"s',
      "single'",
      'back\\slash',
      'ümlaut 🐍',
      '-dash',
      '#hash',
      'a:b',
    ]) {
      const place = path.join(repository.beside, name);
      await rename(repository.path, place);
      await using opened = await openedStore(place);
      expect(opened.repository.root).toBe(place);
      expect(await resolveCommit(opened.store, 'HEAD', undefined, opened.signal)).toBe(head);
      await rename(place, repository.path);
    }
  });

  test('rejects a repository with a line break in its path', async () => {
    await using repository = await temporaryRepository();
    const place = path.join(repository.beside, 'line\nbreak');
    await repository.git(['clone', '--quiet', repository.path, place]);
    await expect(open(place)).rejects.toMatchObject({
      code: 'E/USAGE',
      details: { reason: 'line-break-in-path' },
    });
  });

  test('opens a linked working tree, and reads the commits of the main repository', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    const first = await repository.commit();
    const linked = repositoryAt(path.join(repository.beside, 'linked'), repository.beside);
    await repository.git(['worktree', 'add', '--quiet', linked.path]);
    await linked.write('b.py', 'b\n');
    const second = await linked.commit();
    await using opened = await openedStore(linked.path);
    expect(opened.repository.root).toBe(linked.path);
    expect(opened.repository.gitDirectory).not.toBe(opened.repository.commonDirectory);
    expect(await resolveCommit(opened.store, 'HEAD', undefined, opened.signal)).toBe(second);
    expect(await resolveCommit(opened.store, 'main', undefined, opened.signal)).toBe(first);
  });

  test('reads objects from an alternate with a relative path', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    const head = await repository.commit();
    const place = path.join(repository.beside, 'borrower');
    await repository.git(['clone', '--quiet', '--shared', repository.path, place]);
    await writeFile(
      path.join(place, '.git', 'objects', 'info', 'alternates'),
      '../../../checkout/.git/objects\n',
    );
    await using opened = await openedStore(place);
    expect(await resolveCommit(opened.store, head, undefined, opened.signal)).toBe(head);
  });

  test('opens a SHA-256 repository', async () => {
    await using repository = await temporaryRepository('--object-format=sha256');
    await repository.write('a.py', 'a\n');
    const head = await repository.commit();
    await using opened = await openedStore(repository.path);
    expect(opened.repository.objectFormat).toBe('sha256');
    expect(await resolveCommit(opened.store, 'HEAD', undefined, opened.signal)).toBe(head);
    expect(head).toHaveLength(64);
  });

  test('throws E/USAGE for a path that is not a checkout', async () => {
    await using folder = await temporaryFolder();
    await using repository = await temporaryRepository();
    await repository.git(['clone', '--quiet', '--bare', repository.path, path.join(folder.path, 'bare')]);
    await mkdir(path.join(folder.path, 'plain'));
    await writeFile(path.join(folder.path, 'file'), '');
    const refused = async (name: string): Promise<unknown> =>
      open(path.join(folder.path, name)).catch((error: unknown) => error);
    const because = (reason: string): object => ({ code: 'E/USAGE', details: { reason } });
    expect(await refused('plain')).toMatchObject(because('not-a-repository'));
    expect(await refused('bare')).toMatchObject(because('bare-repository'));
    expect(await refused('file')).toMatchObject({ code: 'E/USAGE' });
    expect(await refused('nothing')).toMatchObject({ code: 'E/USAGE' });
  });

  test.runIf(process.getuid?.() === 0)('reports that a different user owns the repository', async () => {
    await using repository = await temporaryRepository();
    await chown(path.join(repository.path, '.git'), 12345, 12345);
    await chown(repository.path, 12345, 12345);
    await expect(open(repository.path)).rejects.toMatchObject({
      code: 'E/USAGE',
      details: { reason: 'dubious-ownership' },
    });
  });
});

describe('isDirty', () => {
  test('returns true for staged and unstaged changes, but not for untracked or ignored files', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    await repository.write('.gitignore', 'ignored\n');
    await repository.commit();
    const opened = await open(repository.path);
    const dirty = async (): Promise<boolean> => isDirty(opened, new AbortController().signal);
    await repository.write('untracked.py', 'u\n');
    await repository.write('ignored', 'i\n');
    expect(await dirty()).toBe(false);
    await repository.write('a.py', 'b\n');
    expect(await dirty()).toBe(true);
    await repository.git(['add', 'a.py']);
    expect(await dirty()).toBe(true);
    await repository.git(['commit', '--quiet', '--message', 'b']);
    expect(await dirty()).toBe(false);
    await repository.remove('a.py');
    expect(await dirty()).toBe(true);
  });
});
