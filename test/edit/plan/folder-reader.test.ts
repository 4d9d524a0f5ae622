import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderReader } from '../../../src/edit/plan/folder-reader.ts';
import type { WorkspacePath } from '../../../src/model/brand.ts';
import { folderWith, refusalOf } from './planned.ts';

const name = (text: string): WorkspacePath => text as WorkspacePath;

test('the reader treats links, paths through links or files, and names that are too long as missing', async () => {
  await using folder = await folderWith({
    'pkg/a.py': 'a',
    'link.py': { to: 'pkg/a.py' },
    link: { to: 'pkg' },
    dangling: { to: 'nothing' },
  });
  const reader = folderReader(folder.path);
  for (const each of [
    'link.py',
    'link',
    'link/a.py',
    'dangling',
    'nothing',
    'pkg/a.py/x',
    `${'x'.repeat(300)}.py`,
  ]) {
    expect([each, await reader.kindOf(name(each))]).toEqual([each, undefined]);
    expect([each, await reader.read(name(each))]).toEqual([each, undefined]);
    expect([each, await reader.namesIn(name(each))]).toEqual([each, []]);
    expect([each, await reader.filesBelow(name(each))]).toEqual([each, []]);
  }
  expect(await reader.kindOf(name('pkg'))).toBe('folder');
  expect(await reader.kindOf(name('pkg/a.py'))).toBe('file');
  expect(await reader.read(name('pkg'))).toBeUndefined();
});

test('filesBelow, unlike namesIn, omits links, __pycache__, node_modules and .git', async () => {
  await using folder = await folderWith({
    'top/b.py': '',
    'top/B.py': '',
    'top/sub/a.py': '',
    'top/sub-a.py': '',
    'top/__pycache__/x.pyc': '',
    'top/sub/node_modules/m.js': '',
    'top/.git/HEAD': '',
    'top/.hidden': '',
    'top/link': { to: 'sub' },
    'top/empty/': '',
    'topper/c.py': '',
  });
  const reader = folderReader(folder.path);
  expect(await reader.filesBelow(name('top'))).toEqual([
    'top/.hidden',
    'top/B.py',
    'top/b.py',
    'top/sub-a.py',
    'top/sub/a.py',
  ]);
  expect([...(await reader.namesIn(name('top')))].toSorted()).toEqual(
    ['.git', '.hidden', 'B.py', '__pycache__', 'b.py', 'empty', 'link', 'sub', 'sub-a.py'].toSorted(),
  );
});

test('isExecutable is true for an executable file, and false for an ordinary file', async () => {
  await using folder = await folderWith({ 'a.py': '', 'b.py': '' });
  await chmod(path.join(folder.path, 'b.py'), 0o744);
  const reader = folderReader(folder.path);
  expect(await reader.isExecutable(name('b.py'))).toBe(true);
  expect(await reader.isExecutable(name('a.py'))).toBe(false);
});

test.runIf(process.platform === 'linux')('filesBelow rejects a name that is not UTF-8', async () => {
  await using folder = await folderWith({});
  await mkdir(path.join(folder.path, 'pkg'));
  await writeFile(Buffer.concat([Buffer.from(`${folder.path}/pkg/`), Buffer.of(0xe9)]), 'x');
  expect(await refusalOf(folderReader(folder.path).filesBelow(name('pkg')))).toEqual({
    code: 'E/APPLY_CONFLICT',
    details: { uri: 'pkg', reason: 'name-not-utf-8' },
  });
});
