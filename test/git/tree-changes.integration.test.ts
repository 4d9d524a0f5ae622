import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { diffTrees } from '../../src/git/tree-changes.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { rawTree } from '../helpers/raw-tree.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { changesOf, hunk, TEN } from './changes-between.ts';

describe('diffTrees', () => {
  test('reports added, deleted, modified and renamed files with their hunks', async () => {
    await using repository = await temporaryRepository();
    await repository.write('deleted.py', 'a\nb\n');
    await repository.write('modified.py', TEN.join(''));
    await repository.write('renamed.py', TEN.map((line) => `r ${line}`).join(''));
    await repository.write('moved/same.py', TEN.map((line) => `m ${line}`).join(''));
    await repository.write('untouched.py', 'x\n');
    const base = await repository.commit();
    await repository.remove('deleted.py');
    await repository.remove('renamed.py');
    await repository.remove('moved');
    await repository.write('added.py', 'q\nw\ne\n');
    await repository.write(
      'modified.py',
      [...TEN.slice(0, 2), 'new\n', 'new\n', ...TEN.slice(3, 7)].join(''),
    );
    await repository.write('other.py', ['top\n', ...TEN.map((line) => `r ${line}`)].join(''));
    await repository.write('place/same.py', TEN.map((line) => `m ${line}`).join(''));
    const head = await repository.commit();
    expect(await changesOf(repository, base, head)).toEqual([
      { kind: 'added', basePath: null, headPath: 'added.py', hunks: [hunk(0, 0, 0, 3)] },
      { kind: 'deleted', basePath: 'deleted.py', headPath: null, hunks: [hunk(0, 2, 0, 0)] },
      {
        kind: 'modified',
        basePath: 'modified.py',
        headPath: 'modified.py',
        hunks: [hunk(2, 1, 2, 2), hunk(7, 3, 8, 0)],
      },
      { kind: 'renamed', basePath: 'renamed.py', headPath: 'other.py', hunks: [hunk(0, 0, 0, 1)] },
      { kind: 'renamed', basePath: 'moved/same.py', headPath: 'place/same.py', hunks: [] },
    ]);
  });

  test('returns no hunks if only white space, line ends or modes differ', async () => {
    await using repository = await temporaryRepository();
    await repository.write('indent.py', 'if x:\n  a = 1\n  b=2\n');
    await repository.write('ends.py', 'a\nb\n');
    await repository.write('mode.py', 'a\n');
    const base = await repository.commit();
    await repository.write('indent.py', 'if x:\n\ta =  1\n\tb = 2  \n');
    await repository.write('ends.py', 'a\r\nb');
    await repository.write('mode.py', 'a\n', 0o755);
    const head = await repository.commit();
    expect(
      (await changesOf(repository, base, head)).map(({ kind, headPath, hunks }) => [kind, headPath, hunks]),
    ).toEqual([
      ['modified', 'ends.py', []],
      ['modified', 'indent.py', []],
      ['modified', 'mode.py', []],
    ]);
    expect(await changesOf(repository, head, head)).toEqual([]);
  });

  test('reports every line as replaced if a file becomes a link, or a link becomes a file', async () => {
    await using repository = await temporaryRepository();
    await repository.write('x.py', 'a\nb\nc\n');
    const base = await repository.commit();
    await repository.remove('x.py');
    await repository.link('x.py', 'y.py');
    const head = await repository.commit();
    const change = { kind: 'modified', basePath: 'x.py', headPath: 'x.py' };
    expect(await changesOf(repository, base, head)).toEqual([{ ...change, hunks: [hunk(0, 3, 0, 1)] }]);
    expect(await changesOf(repository, head, base)).toEqual([{ ...change, hunks: [hunk(0, 1, 0, 3)] }]);
  });

  test('accepts an empty tree, binary files and submodules', async () => {
    await using repository = await temporaryRepository();
    const empty = await rawTree(repository, []);
    await repository.write('bytes.py', Buffer.from('a\n\0\nb\n'));
    await repository.git(['add', '--all']);
    await repository.git(['update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`]);
    const base = await repository.git(['write-tree']);
    await repository.write('bytes.py', Buffer.from('a\n\0\nc\nb\n'));
    await repository.git(['add', 'bytes.py']);
    await repository.git(['update-index', '--cacheinfo', `160000,${'2'.repeat(40)},sub`]);
    const head = await repository.git(['write-tree']);
    await using opened = await openedStore(repository.path);
    const kinds = async (from: string, to: string): Promise<unknown> =>
      (await diffTrees(opened.store, from, to, opened.signal)).map(({ kind, headPath }) => [kind, headPath]);
    expect(await kinds(empty, base)).toEqual([
      ['added', 'bytes.py'],
      ['added', 'sub'],
    ]);
    expect(await kinds(base, empty)).toEqual([
      ['deleted', null],
      ['deleted', null],
    ]);
    const [bytes, sub] = await diffTrees(opened.store, base, head, opened.signal);
    expect(bytes).toMatchObject({ kind: 'modified', hunks: [hunk(2, 0, 2, 1)] });
    expect(sub).toMatchObject({ kind: 'modified', basePath: 'sub' });
  });

  test("ignores the user's diff settings", async () => {
    await using repository = await temporaryRepository();
    await repository.write('a \u00E4.py', TEN.join(''));
    const base = await repository.commit();
    await repository.remove('a \u00E4.py');
    await repository.write('b \u00E4.py', [...TEN.slice(0, 5), 'new\n', ...TEN.slice(5)].join(''));
    const head = await repository.commit();
    const settings = path.join(repository.beside, 'settings');
    for (const setting of [
      'diff.renames=false',
      'diff.renameLimit=1',
      'diff.noprefix=true',
      'diff.mnemonicPrefix=true',
      'diff.context=9',
      'diff.interHunkContext=9',
      'diff.algorithm=patience',
      'diff.orderFile=/dev/null',
      'diff.relative=true',
      'diff.ignoreSubmodules=all',
      'diff.suppressBlankEmpty=true',
      'diff.wsErrorHighlight=all',
      'diff.colorMoved=zebra',
      'color.ui=always',
      'color.diff=always',
      'core.quotePath=true',
      'core.whitespace=cr-at-eol',
    ]) {
      const [key, value] = setting.split('=') as [string, string];
      await repository.git(['config', '--file', settings, key, value]);
    }
    expect(await changesOf(repository, base, head, { GIT_CONFIG_GLOBAL: settings })).toEqual([
      { kind: 'renamed', basePath: 'a \u00E4.py', headPath: 'b \u00E4.py', hunks: [hunk(5, 0, 5, 1)] },
    ]);
  });
});
