import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGit } from '../../src/git/git.ts';
import { fetchCommit } from '../../src/git/fetch-commit.ts';
import { readPathHistory } from '../../src/git/path-history.ts';
import { isDirty } from '../../src/git/repository.ts';
import { resolveCommit, treeOf } from '../../src/git/revisions.ts';
import { diffTrees } from '../../src/git/tree-changes.ts';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { SECRET_VARIABLES } from '../helpers/secret-variables.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

describe("the caller's environment variables", () => {
  test('do not redirect Git to other files, or set its diff, pager and editor programs', async () => {
    await using repository = await temporaryRepository();
    await using other = await temporaryRepository();
    await other.write('other.py', 'other\n');
    await other.commit();
    await repository.write('a.py', 'a = 1\n');
    const base = await repository.commit();
    await repository.write('a.py', 'a = 2\n');
    const head = await repository.commit();
    await repository.write('a.py', 'a = 3\n');
    const marker = await markingProgram(repository.beside);
    const elsewhere = path.join(repository.beside, 'elsewhere');
    await mkdir(elsewhere);

    await using opened = await openedStore(repository.path, {
      GIT_DIR: path.join(other.path, '.git'),
      GIT_COMMON_DIR: path.join(other.path, '.git'),
      GIT_WORK_TREE: other.path,
      GIT_INDEX_FILE: path.join(other.path, '.git', 'index'),
      GIT_OBJECT_DIRECTORY: path.join(other.path, '.git', 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: path.join(other.path, '.git', 'objects'),
      GIT_NAMESPACE: 'other',
      GIT_CEILING_DIRECTORIES: repository.path,
      GIT_EXTERNAL_DIFF: marker.program,
      GIT_PAGER: marker.program,
      GIT_EDITOR: marker.program,
      GIT_EXEC_PATH: elsewhere,
      GIT_TEMPLATE_DIR: elsewhere,
      GIT_DEFAULT_HASH: 'sha256',
      GIT_DIFF_OPTS: '--unified=9',
      GIT_LITERAL_PATHSPECS: '1',
      GIT_TRACE: path.join(repository.beside, 'trace'),
      GIT_REPLACE_REF_BASE: 'refs/heads/',
      GIT_NO_REPLACE_OBJECTS: '',
      GIT_OPTIONAL_LOCKS: '1',
    });
    const { store, signal } = opened;
    expect(opened.repository.root).toBe(repository.path);
    expect(opened.repository.objectFormat).toBe('sha1');
    expect(await resolveCommit(store, 'HEAD', undefined, signal)).toBe(head);
    expect(await isDirty(opened.repository, signal)).toBe(true);
    const tree = await snapshotWorktree(store, signal);
    expect((await listTree(store, tree, signal)).map((entry) => entry.path)).toEqual(['a.py']);
    expect(await diffTrees(store, await treeOf(store, base, signal), tree, signal)).toEqual([
      {
        kind: 'modified',
        basePath: 'a.py',
        headPath: 'a.py',
        hunks: [{ baseStart: 0, baseCount: 1, headStart: 0, headCount: 1 }],
      },
    ]);
    expect(await marker.wasRun()).toBe(false);
    expect(await readdir(repository.beside)).not.toContain('trace');
  });

  test('do not add the remote `origin` through a settings file', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '');
    await repository.commit();
    const settings = path.join(repository.path, 'settings');
    await repository.git(['config', '--file', settings, 'remote.origin.url', `file://${repository.path}`]);
    await using opened = await openedStore(repository.path, { GIT_CONFIG: settings });
    await expect(fetchCommit(opened.store, 'main', undefined, opened.signal)).rejects.toThrow('no origin');
  });

  test('reach Git if they configure Git or its connections, unlike secrets and locales', async () => {
    const git = await findGit(
      testHost({
        ...SECRET_VARIABLES,
        LANG: 'de_DE.UTF-8',
        LC_MESSAGES: 'de_DE.UTF-8',
        https_proxy: 'kept',
        GIT_CONFIG_COUNT: '0',
        SSH_AUTH_SOCK: 'kept',
        GIT_SSH_COMMAND: 'kept',
      }),
      [],
    );
    const seen = (await git.read(['-c', 'alias.dump=!env', 'dump'])).toString();
    expect(seen).not.toContain('secret');
    expect(seen).not.toContain('de_DE');
    expect(seen).toContain('LC_ALL=C\n');
    expect(seen).toContain('GIT_TERMINAL_PROMPT=0\n');
    expect(seen).toContain('https_proxy=kept\n');
    expect(seen).toContain('SSH_AUTH_SOCK=kept\n');
    expect(seen).toContain('GIT_CONFIG_COUNT=0\n');
    expect(seen).toContain('GIT_SSH_COMMAND=kept\n');
  });
});

test("settings of `git log` do not change a path's history or run a program", async () => {
  await using repository = await temporaryRepository();
  await repository.write('old.py', 'a = 1\n');
  await repository.commit();
  await repository.git(['mv', 'old.py', 'new.py']);
  const unsigned = await repository.commit();
  const text = await repository.git(['cat-file', 'commit', unsigned]);
  const input = `${text.replace('\n\n', '\ngpgsig -----BEGIN PGP SIGNATURE-----\n -----END PGP SIGNATURE-----\n\n')}\n`;
  const signed = await repository.git(['hash-object', '-t', 'commit', '-w', '--stdin'], { input });
  const marker = await markingProgram(repository.beside);
  await repository.git(['config', 'gpg.program', marker.program]);
  await repository.git(['config', 'log.showSignature', 'true']);
  await repository.git(['config', 'log.follow', 'true']);
  await using opened = await openedStore(repository.path);
  const history = await readPathHistory(
    opened.repository,
    signed,
    ['new.py'],
    'first-parent',
    9,
    opened.signal,
  );
  expect(history.commits).toBe(2);
  expect(history.changes).toMatchObject([{ path: 'new.py', commit: signed, before: undefined }]);
  expect(await marker.wasRun()).toBe(false);
});
