import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listTree } from '../../src/git/trees.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';
import { snapshotOf } from '../helpers/worktree-snapshot.ts';

describe('snapshotWorktree', () => {
  test('takes links as links and never looks behind them', async () => {
    await using repository = await temporaryRepository();
    const outside = path.join(repository.beside, 'outside');
    await mkdir(outside);
    await writeFile(path.join(outside, 'x.py'), 'outside\n');
    for (const folder of ['staged', 'unstaged', 'ignored'])
      await repository.write(`${folder}/x.py`, 'inside\n');
    await repository.write('file.py', 'inside\n');
    await repository.write('.gitignore', '/ignored\n');
    await repository.commit();
    for (const name of ['staged', 'unstaged', 'ignored', 'file.py']) await repository.remove(name);
    await symlink(outside, path.join(repository.path, 'staged'));
    await repository.git(['add', '--all', 'staged']);
    for (const name of ['unstaged', 'ignored']) await symlink(outside, path.join(repository.path, name));
    await repository.link('file.py', '../outside/x.py');
    await repository.link('dangling', 'nothing');
    expect((await snapshotOf(repository)).entries).toEqual({
      '.gitignore': ['file', '/ignored\n'],
      dangling: ['link', 'nothing'],
      'file.py': ['link', '../outside/x.py'],
      staged: ['link', outside],
      unstaged: ['link', outside],
    });
  });

  test('leaves repositories within the work tree out', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    await repository.commit();
    const nested = repositoryAt(path.join(repository.path, 'nested'), repository.beside);
    await repository.git(['init', '--quiet', nested.path]);
    await nested.write('n.py', 'n\n');
    await nested.commit();
    await repository.git([
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      nested.path,
      'sub',
    ]);
    await repository.git(['commit', '--quiet', '--message', 'submodule']);
    await repository.write('sub/n.py', 'changed\n');
    const commit = await nested.git(['rev-parse', 'HEAD']);
    const { entries, tree } = await snapshotOf(repository);
    expect(Object.keys(entries)).toEqual(['.gitmodules', 'a.py', 'sub']);
    expect(entries['sub']?.[0]).toBe('submodule');
    await using opened = await openedStore(repository.path);
    const [, , sub] = await listTree(
      opened.store,
      await repository.git(['rev-parse', 'HEAD^{tree}']),
      opened.signal,
    );
    expect(sub).toMatchObject({ kind: 'submodule', id: commit });
    expect(tree).toBe(await repository.git(['rev-parse', 'HEAD^{tree}']));
  });
});
