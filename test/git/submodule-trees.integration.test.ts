import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSubmodules } from '../../src/git/submodule-trees.ts';
import { listTree } from '../../src/git/trees.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

const LOCAL = ['-c', 'protocol.file.allow=always'];

/** Makes a repository with the submodule `lib`, which contains the submodule `deep/inner`. */
async function withSubmodules(name: string): Promise<SandboxRepository> {
  const inner = await sandbox.repository(`${name}-inner`);
  await inner.write('i.py', 'i = 1\n');
  await inner.commit();
  const library = await sandbox.repository(`${name}-library`);
  await library.write('m.py', 'm = 1\n');
  await library.git([...LOCAL, 'submodule', '--quiet', 'add', inner.path, 'deep/inner']);
  await library.commit();
  const repository = await sandbox.repository(name);
  await repository.write('a.py', 'a = 1\n');
  await repository.git([...LOCAL, 'submodule', '--quiet', 'add', library.path, 'lib']);
  await repository.git([...LOCAL, 'submodule', '--quiet', 'update', '--init', '--recursive']);
  await repository.commit();
  return repository;
}

interface Embedded {
  readonly files: readonly string[];
  readonly unread: readonly string[];
}

async function embedded(folder: string, revisions: readonly string[] = ['HEAD']): Promise<Embedded> {
  await using opened = await openedStore(folder);
  const { store, signal } = opened;
  const ids = await Promise.all(
    revisions.map(async (revision) => {
      const id = await store.repository.git.read(['rev-parse', `${revision}^{tree}`], { cwd: folder });
      return id.toString('latin1').trim();
    }),
  );
  const submodules = await readSubmodules(store, ids, signal);
  const entries = await listTree(store, await submodules.embed(ids[0] as string), signal);
  const shown = entries.map(({ path: name, kind }) => (kind === 'submodule' ? `${name}/` : name));
  return { files: shown.filter((name) => !name.endsWith('.gitmodules')), unread: [...submodules.unread] };
}

const WHOLE = ['a.py', 'lib/deep/inner/i.py', 'lib/m.py'];
const WITHOUT = { files: ['a.py', 'lib/'], unread: ['lib'] };

describe('readSubmodules', () => {
  test('embeds the files of a submodule and of its nested submodule, and runs no programs of the submodule, such as hooks and filters', async () => {
    const { path: root, git } = await withSubmodules('whole');
    const program = await markingProgram(sandbox.path, 'submodule-program');
    const directory = path.join(root, '.git', 'modules', 'lib');
    for (const key of ['core.fsmonitor', 'filter.x.smudge', 'filter.x.process', 'core.sshCommand']) {
      await git(['config', '--file', path.join(directory, 'config'), key, program.program]);
    }
    for (const name of ['hooks', 'info']) await mkdir(path.join(directory, name), { recursive: true });
    for (const hook of ['post-checkout', 'reference-transaction', 'post-index-change']) {
      await symlink(program.program, path.join(directory, 'hooks', hook));
    }
    await writeFile(path.join(directory, 'info', 'attributes'), '* filter=x\n');
    expect(await embedded(root)).toEqual({ files: WHOLE, unread: [] });
    expect(await program.wasRun()).toBe(false);
  });

  test('embeds submodules in a linked working tree, and in a checkout that is itself a submodule', async () => {
    const { path: root, git } = await withSubmodules('linked');
    const linked = path.join(sandbox.path, 'linked-tree');
    await git(['worktree', 'add', '--quiet', linked]);
    expect(await embedded(linked)).toEqual(WITHOUT);
    await git(['-C', linked, ...LOCAL, 'submodule', '--quiet', 'update', '--init', '--recursive']);
    expect(await embedded(linked)).toEqual({ files: WHOLE, unread: [] });
    expect(await embedded(path.join(root, 'lib'))).toEqual({
      files: ['deep/inner/i.py', 'm.py'],
      unread: [],
    });
  });

  test('embeds a submodule whose Git directory is the folder .git in the submodule, but not the submodule nested in it', async () => {
    const { path: root } = await withSubmodules('embedded');
    await rm(path.join(root, 'lib', '.git'));
    await rename(path.join(root, '.git', 'modules', 'lib'), path.join(root, 'lib', '.git'));
    expect(await embedded(root)).toEqual({
      files: ['a.py', 'lib/deep/inner/', 'lib/m.py'],
      unread: ['lib/deep/inner'],
    });
  });

  test('leaves a submodule empty in both trees if its commit in one tree is missing', async () => {
    const { path: root, git, write, commit } = await withSubmodules('missing');
    await write('lib/m.py', 'm = 2\n');
    await git(['-C', 'lib', '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-am', 'm']);
    await commit();
    const both = ['HEAD', 'HEAD~1'];
    expect(await embedded(root, both)).toEqual({ files: WHOLE, unread: [] });
    await git(['update-index', '--cacheinfo', `160000,${'1'.repeat(40)},lib`]);
    await git(['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'missing']);
    for (const order of [both, both.toReversed()]) expect(await embedded(root, order)).toEqual(WITHOUT);
  });

  test('leaves a submodule empty if, at the same path, another tree has a nested submodule whose commit is missing', async () => {
    const { path: root, git } = await withSubmodules('nested');
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
    const inner = await git(['-C', 'lib/deep/inner', 'rev-parse', 'HEAD']);
    await git(['-C', 'lib', 'update-index', '--cacheinfo', `160000,${'1'.repeat(40)},deep/inner`]);
    await git(['-C', 'lib', ...author, 'commit', '--quiet', '-m', 'missing']);
    const library = await git(['-C', 'lib', 'rev-parse', 'HEAD']);
    await git(['update-index', '--cacheinfo', `160000,${library},lib`]);
    await git([...author, 'commit', '--quiet', '-m', 'nested']);
    await git(['rm', '--quiet', '--cached', 'lib']);
    await git(['update-index', '--add', '--cacheinfo', `160000,${inner},lib/deep/inner`]);
    await git([...author, 'commit', '--quiet', '-m', 'not nested']);
    const unread = ['lib/deep/inner'];
    expect(await embedded(root, ['HEAD'])).toEqual({ files: ['a.py', 'lib/deep/inner/i.py'], unread: [] });
    expect(await embedded(root, ['HEAD', 'HEAD~1'])).toEqual({ files: ['a.py', 'lib/deep/inner/'], unread });
  });

  const OUTSIDE: Readonly<Record<string, (root: string, outside: string) => Promise<void>>> = {
    'its Git directory is outside of the repository': async (root, outside) => {
      await rename(path.join(root, '.git', 'modules', 'lib'), outside);
      await writeFile(path.join(root, 'lib', '.git'), `gitdir: ${outside}\n`);
    },
    'its Git directory is beside .git/modules': async (root) => {
      const beside = path.join(root, '.git', 'modules-of-others');
      await rename(path.join(root, '.git', 'modules', 'lib'), beside);
      await writeFile(path.join(root, 'lib', '.git'), `gitdir: ${beside}\n`);
    },
    'its folder in .git/modules is a link': async (root, outside) => {
      await rename(path.join(root, '.git', 'modules', 'lib'), outside);
      await symlink(outside, path.join(root, '.git', 'modules', 'lib'));
    },
    'the path to its Git directory leads out of .git/modules through ".."': async (root, outside) => {
      await rename(path.join(root, '.git', 'modules', 'lib'), outside);
      const modules = path.join(root, '.git', 'modules');
      await writeFile(
        path.join(root, 'lib', '.git'),
        `gitdir: ${modules}/${path.relative(modules, outside)}\n`,
      );
    },
    'its .git is a link': async (root, outside) => {
      await rename(path.join(root, '.git', 'modules', 'lib'), outside);
      await rm(path.join(root, 'lib', '.git'));
      await symlink(outside, path.join(root, 'lib', '.git'));
    },
    'its folder is a link': async (root, outside) => {
      await rename(path.join(root, 'lib'), outside);
      await symlink(outside, path.join(root, 'lib'));
    },
    'its folder of objects is a link': async (root, outside) => {
      const objects = path.join(root, '.git', 'modules', 'lib', 'objects');
      await rename(objects, outside);
      await symlink(outside, objects);
    },
    'its objects are in an alternate outside of the repository': async (root, outside) => {
      const objects = path.join(root, '.git', 'modules', 'lib', 'objects');
      await rename(objects, outside);
      await mkdir(path.join(objects, 'info'), { recursive: true });
      await mkdir(path.join(objects, 'pack'));
      await writeFile(path.join(objects, 'info', 'alternates'), `${outside}\n`);
    },
    'its .git file is invalid': async (root) => {
      await writeFile(path.join(root, 'lib', '.git'), 'gitdir:\n');
    },
  };

  test.each(Object.entries(OUTSIDE))('treats a submodule as not checked out if %s', async (_, change) => {
    const name = `outside-${Object.values(OUTSIDE).indexOf(change)}`;
    const { path: root } = await withSubmodules(name);
    expect(await embedded(root)).toEqual({ files: WHOLE, unread: [] });
    await change(root, path.join(sandbox.path, `${name}-elsewhere`));
    expect(await embedded(root)).toEqual(WITHOUT);
  });
});
