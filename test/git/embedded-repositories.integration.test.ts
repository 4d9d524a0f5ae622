import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGit } from '../../src/git/git.ts';
import { isDirty, openRepository } from '../../src/git/repository.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

describe('programs in the configuration of an embedded repository', () => {
  test('are not run if the embedded repository has the layout of a bare repository and its files are tracked', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    const embedded = path.join(repository.path, 'embedded');
    await repository.git(['init', '--quiet', '--bare', '--template=', embedded]);
    const marking = await markingProgram(repository.beside);
    await repository.write('embedded/worktree/x.py', 'x\n');
    await repository.write('embedded/refs/keep', '');
    await repository.write('embedded/objects/keep', '');
    for (const [name, value] of Object.entries({
      'core.bare': 'false',
      'core.worktree': 'worktree',
      'core.fsmonitor': marking.program,
    })) {
      await repository.git(['config', '--file', path.join(embedded, 'config'), name, value]);
    }
    await repository.write('z.py', 'z\n');
    await repository.git(['add', 'a.py', 'embedded']);
    await repository.git(['commit', '--quiet', '--message', 'embedded']);
    const git = await findGit(testHost(), [repository.path]);
    for (const place of [embedded, path.join(embedded, 'refs'), path.join(embedded, 'worktree')]) {
      // Git either rejects the folder or finds the enclosing repository.
      const found = await openRepository(git, place).catch((error: unknown) => error);
      if (found instanceof Error) expect(found).toMatchObject({ code: 'E/USAGE' });
      else expect(found).toMatchObject({ root: repository.path });
    }
    await using opened = await openedStore(repository.path);
    await snapshotWorktree(opened.store, opened.signal);
    expect(await marking.wasRun()).toBe(false);
    await repository.git(['status'], { cwd: embedded }).catch(() => {});
    expect(await marking.wasRun()).toBe(true);
  });

  test('are not run if the embedded repository is a submodule', async () => {
    await using other = await temporaryRepository();
    await other.write('s.py', 's\n');
    await other.commit();
    await using repository = await temporaryRepository();
    await repository.git([
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      other.path,
      'sub',
    ]);
    await repository.commit();
    const marking = await markingProgram(repository.beside);
    const sub = path.join(repository.path, 'sub');
    await repository.git(['config', 'core.fsmonitor', marking.program], { cwd: sub });
    await repository.git(['config', '--file', '.gitmodules', 'submodule.sub.update', `!${marking.program}`]);
    await repository.write('sub/s.py', 'changed\n');
    await using opened = await openedStore(repository.path);
    expect(await isDirty(opened.repository, opened.signal)).toBe(true);
    await snapshotWorktree(opened.store, opened.signal);
    expect(await marking.wasRun()).toBe(false);
    await repository.git(['checkout', '--quiet', '--', '.gitmodules']);
    await repository.git(['status']);
    expect(await marking.wasRun()).toBe(true);
  });
});
