import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import {
  temporaryRepository,
  repositoryAt,
  type TemporaryRepository,
} from '../../helpers/temporary-repository.ts';
import { create, edit, jail, remove, rename, repositoryOf, summary, untouched } from './jailed.ts';

/** Calls the jail with and without `repository`. Expects equal findings, and returns their summary. */
async function both(root: string, steps: readonly EditStep[]): Promise<readonly string[]> {
  const repository = await repositoryOf(root);
  const withGit = await untouched(path.dirname(root), async () => jail(root, steps, { repository }));
  expect(await jail(root, steps)).toEqual(withGit);
  return summary(withGit);
}

const SUB = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', '../library', 'libs/sub'];

async function withSubmodule(): Promise<TemporaryRepository> {
  const repository = await temporaryRepository();
  const library = path.join(repository.beside, 'library');
  mkdirSync(library);
  const other = repositoryAt(library, repository.beside);
  await other.git(['init', '--quiet', '--initial-branch=main']);
  await other.write('x.py', 'x = 1\n');
  await other.commit();
  await repository.write('a.py', 'a = 1\n');
  await repository.git(SUB);
  await repository.commit();
  return repository;
}

describe('`.git`', () => {
  const SPELLINGS = [
    '.git',
    '.GIT',
    '.Git',
    'git~1',
    'GIT~1',
    '.git ',
    '.git.',
    '.git . .',
    '.git::$INDEX_ALLOCATION',
    '.git:stream',
    '.g\u200Cit',
    '.gi\u200Dt',
    '\uFEFF.git',
    '.git\u206F',
    '.GI\u202ET',
    '\uFF0Egit',
    'x\\.git',
    '.git\\x',
  ];
  test('is rejected as a new name and as a parent folder, in spellings that some file systems treat as `.git`', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '');
    await repository.write('pkg/b.py', '');
    const uris = SPELLINGS.flatMap((name) =>
      [name, `${name}/config`, `${name}/hooks/x`, `pkg/${name}`, `pkg/${name}/HEAD`].map((uri) => `./${uri}`),
    );
    const refused = uris.map((uri) => `${uri}: git`);
    expect(await both(repository.path, uris.map(create))).toEqual(refused);
    expect(
      await both(
        repository.path,
        uris.map((uri) => rename('a.py', uri)),
      ),
    ).toEqual(refused);
  });

  test('is rejected with its files and folders, and through links', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '');
    await repository.link('into', '.git');
    await repository.link('config', '.git/config');
    const steps = [edit('.git/config'), remove('.git'), rename('.git/hooks', 'hooks'), edit('into/HEAD')];
    const found = await both(repository.path, [...steps, edit('config'), create('into/hooks/x')]);
    expect(found).toEqual([
      '.git/config: git',
      '.git: git',
      '.git/hooks: git',
      'into/HEAD: git',
      'config: git',
      'into/hooks/x: git',
    ]);
  });
});

describe('a step is rejected if it changes', () => {
  test('a submodule or its files, or moves or removes the parent folder of a submodule', async () => {
    await using repository = await withSubmodule();
    const root = repository.path;
    const steps = [
      edit('libs/sub/x.py'),
      create('libs/sub/new.py'),
      create('libs/sub/new/new.py'),
      remove('libs/sub'),
      remove('libs'),
      rename('libs', 'lib'),
      rename('a.py', 'libs/sub/a.py'),
      edit('libs/sub/.git'),
    ];
    const found = summary(await jail(root, steps, { repository: await repositoryOf(root) }));
    expect(found).toEqual([
      'libs/sub/x.py: submodule',
      'libs/sub/new.py: submodule',
      'libs/sub/new/new.py: submodule',
      'libs/sub: submodule',
      'libs: submodule',
      'libs: submodule',
      'libs/sub/a.py: submodule',
      'libs/sub/.git: git',
    ]);
    const without = summary(await jail(root, steps));
    expect(without).toEqual(found.map((line) => line.replace('submodule', 'nested-repository')));
    expect(await both(root, [edit('libs/x.py'), edit('.gitmodules'), create('libs/submarine.py')])).toEqual([
      'libs/x.py',
      '.gitmodules',
      'libs/submarine.py',
    ]);
  });

  test('a submodule that is not checked out or is deleted', async () => {
    await using repository = await withSubmodule();
    const root = repository.path;
    await repository.git(['submodule', '--quiet', 'deinit', '--force', 'libs/sub']);
    const options = { repository: await repositoryOf(root) };
    const steps = [
      create('libs/sub/x.py'),
      rename('a.py', 'libs/sub'),
      create('LIBS/Sub/x.py'),
      remove('libs'),
    ];
    const refused = ['libs/sub/x.py: submodule', 'libs/sub: submodule', 'LIBS/Sub/x.py: submodule'];
    expect(summary(await jail(root, steps, options))).toEqual([...refused, 'libs: submodule']);
    await repository.remove('libs');
    expect(summary(await jail(root, steps, options))).toEqual(refused);
  });

  test('a submodule directly below the workspace, or a workspace that is a submodule and not checked out', async () => {
    await using repository = await withSubmodule();
    const libs = path.join(repository.path, 'libs');
    const options = { repository: await repositoryOf(libs) };
    expect(summary(await jail(libs, [edit('sub/x.py'), edit('y.py')], options))).toEqual([
      'sub/x.py: submodule',
    ]);
    expect(summary(await jail(libs, [edit('y.py'), edit('../a.py')], options))).toEqual(['../a.py: outside']);
    const sub = path.join(libs, 'sub');
    expect(await both(sub, [edit('x.py')])).toEqual(['x.py']);
    await repository.git(['submodule', '--quiet', 'deinit', '--force', 'libs/sub']);
    const outer = { repository: await repositoryOf(sub) };
    expect(summary(await jail(sub, [create('x.py')], outer))).toEqual(['x.py: submodule']);
  });

  test('a nested or bare repository, a linked work tree or a separate Git directory', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '');
    await repository.commit();
    await repository.git(['init', '--quiet', 'nested/own']);
    await repository.write('stores/note.txt', '');
    await repository.git(['init', '--quiet', '--separate-git-dir=stores/one', 'nested/other']);
    await repository.git(['init', '--quiet', '--bare', 'stores/bare.git']);
    await repository.git(['worktree', 'add', '--quiet', '--detach', 'trees/linked']);
    const steps = ['nested/own', 'nested/other', 'trees/linked', 'stores/one', 'stores/bare.git'].flatMap(
      (at) => [edit(`${at}/a.py`), create(`${at}/deep/er/b.py`), remove(at)],
    );
    const found = await both(repository.path, [
      ...steps,
      remove('nested'),
      rename('trees', 't'),
      remove('stores'),
    ]);
    const places = (at: string, why: string): readonly string[] =>
      [`${at}/a.py`, `${at}/deep/er/b.py`, at].map((uri) => `${uri}: ${why}`);
    expect(found).toEqual([
      ...places('nested/own', 'nested-repository'),
      ...places('nested/other', 'nested-repository'),
      ...places('trees/linked', 'nested-repository'),
      ...places('stores/one', 'git-directory'),
      ...places('stores/bare.git', 'git-directory'),
      'nested: nested-repository',
      'trees: nested-repository',
      'stores: git-directory',
    ]);
  });

  test("the checkout's own Git directory at a path other than `.git`", async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '');
    await repository.commit();
    await repository.write('stores/note.txt', '');
    await repository.git(['init', '--quiet', '--separate-git-dir=stores/mine']);
    const options = { repository: await repositoryOf(repository.path) };
    const steps = [edit('stores/mine/config'), remove('stores'), create('Stores/Mine/hooks/x')];
    expect(summary(await jail(repository.path, steps, options))).toEqual([
      'stores/mine/config: git-directory',
      'stores: git-directory',
      'Stores/Mine/hooks/x: git-directory',
    ]);
  });
});

describe('a workspace', () => {
  test('can be a linked work tree in a bare repository', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '');
    await repository.commit();
    const bare = path.join(repository.beside, 'bare');
    await repository.git(['clone', '--quiet', '--bare', '.', bare]);
    await repository.git(['worktree', 'add', '--quiet', 'main', 'HEAD', '--detach'], { cwd: bare });
    const root = path.join(bare, 'main');
    expect(await both(root, [edit('a.py'), create('b.py'), edit('.git')])).toEqual(['.git: git']);
    expect(await both(root, [edit('a.py'), create('b.py')])).toEqual(['a.py', 'b.py']);
  });

  test('cannot be a Git directory or a folder inside a Git directory', async () => {
    await using repository = await temporaryRepository();
    for (const folder of ['.git', '.git/hooks']) {
      const root = path.join(repository.path, folder);
      expect(summary(await jail(root, [create('x')]))).toEqual(['x: git-directory']);
    }
    const bare = path.join(repository.beside, 'bare');
    await repository.git(['init', '--quiet', '--bare', bare]);
    expect(summary(await jail(path.join(bare, 'refs'), [create('x')]))).toEqual(['x: git-directory']);
    expect(summary(await jail(bare, [create('x'), edit('config')]))).toEqual([
      'x: git-directory',
      'config: git-directory',
    ]);
  });

  test('and its folders cannot become a Git directory through an edit', async () => {
    await using repository = await temporaryRepository();
    await repository.write('refs.txt', '');
    const parts = [create('x/HEAD'), create('x/objects/a'), create('x/config')];
    expect(await both(repository.path, [...parts, create('x/refs/b')])).toEqual(['x/refs/b: git-directory']);
    expect(await both(repository.path, [...parts, rename('refs.txt', 'x/refs')])).toEqual([
      'x/refs: git-directory',
    ]);
    const plain = path.join(repository.beside, 'plain');
    mkdirSync(plain);
    const atRoot = [create('HEAD'), create('objects/a'), create('refs/b')];
    expect(summary(await jail(plain, atRoot))).toEqual(['refs/b: git-directory']);
  });

  test("rejects a change in the folder of lanser's journal, and the move or removal of a folder that contains this folder", async () => {
    await using repository = await temporaryRepository();
    await repository.write('.lanser/apply/1.json', '');
    await repository.write('pkg/.lanser/apply/1.json', '');
    const steps = [
      edit('.lanser/apply/1.json'),
      create('.LANSER/Apply/x'),
      remove('.lanser'),
      rename('pkg', 'lib'),
    ];
    expect(await both(repository.path, steps)).toEqual([
      '.lanser/apply/1.json: internal',
      '.LANSER/Apply/x: internal',
      '.lanser: internal',
      'pkg: internal',
    ]);
  });

  test("rejects a rename (`pkg` to `.lanser`) that turns a subfolder (`pkg/Apply`) into the folder of lanser's journal", async () => {
    await using repository = await temporaryRepository();
    await repository.write('pkg/Apply/1.json', '');
    expect(await both(repository.path, [rename('pkg', '.lanser')])).toEqual(['.lanser: internal']);
    const steps = [create('new/apply/1.json'), rename('new', 'sub/.LANSER')];
    expect(await both(repository.path, steps)).toEqual(['sub/.LANSER: internal']);
    expect(await both(repository.path, [rename('pkg', 'lib')])).toEqual(['pkg', 'lib']);
  });
});
