import { expect, test } from 'vitest';
import type { EntryKind, TreeEntry } from '../../src/git/trees.ts';
import { losslessName } from '../../src/git/names.ts';
import { changedPaths, filesAndLinks, type WrittenTree } from '../../src/trees/changed-paths.ts';

function entry(path: string, id: string, kind: EntryKind = 'file'): TreeEntry {
  return { path, id, kind, size: 1 };
}

function written(...entries: readonly TreeEntry[]): WrittenTree {
  const code = entries.flatMap(({ path }) => (path.endsWith('.py') ? [path] : []));
  return { entries, contents: new Set(code) };
}

test('a path counts as changed if its content or kind differs, or if only one of the two trees has the path', () => {
  const before = written(
    entry('same.py', '1'),
    entry('edited.py', '1'),
    entry('kind.py', '1'),
    entry('gone.so', '1'),
    entry('link', '1', 'link'),
  );
  const after = written(
    entry('added', '1'),
    entry('edited.py', '2'),
    entry('kind.py', '1', 'link'),
    entry('same.py', '1'),
    entry('link', '2', 'link'),
  );
  const changed = ['added', 'edited.py', 'gone.so', 'kind.py', 'link'];
  expect(changedPaths(before, after).toSorted()).toEqual(changed);
});

test('a file does not count as changed if only its blob id differs and both trees are written without its content', () => {
  const [before, after] = [written(entry('page.md', '1')), written(entry('page.md', '2'))];
  expect(changedPaths(before, after)).toEqual([]);
  expect(changedPaths(before, { ...after, contents: new Set(['page.md']) })).toEqual(['page.md']);
});

test('names that are not UTF-8 are omitted', () => {
  const name = losslessName(Buffer.from([0x64, 0xff]));
  const [before, after] = [written(entry('a.py', '1')), written(entry('a.py', '1'), entry(name, '1'))];
  expect(changedPaths(before, after)).toEqual([]);
  expect(filesAndLinks(after.entries)).toEqual(['a.py']);
});
