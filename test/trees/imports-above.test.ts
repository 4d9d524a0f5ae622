import { describe, expect, test } from 'vitest';
import { treeLinks } from '../../src/git/tree-links.ts';
import type { TreeEntry } from '../../src/git/trees.ts';
import { dottedFiles, leadingDots } from '../../src/trees/imports-above.ts';

describe('the highest number of dots after a `from`', () => {
  test.each([
    ['from . import a\nfrom ..b import c\n', 2],
    ['from . . \t.b import c\n', 3],
    ['from \\\n.\\\r\n.b import c\n', 2],
    ['from a.b import c\n', 0],
    ['x = 1; from ...a import b', 3],
  ])('is found only in Python files: %j', (text, dots) => {
    expect(leadingDots('a.py', Buffer.from(text))).toBe(dots);
    expect(leadingDots('a.txt', Buffer.from(text))).toBe(0);
  });
});

describe('files with an import from above the root of the repository', () => {
  const files = ['a.py', 'p/b.py', 'p/q/c.py', 'p/q/r/d.py'];

  /** Returns the files that are found, each with the number of folders in its shortest path. */
  function found(dots: number, links: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
    const entries: TreeEntry[] = [
      ...files.map((path) => ({ path, kind: 'file' as const, id: '0', size: 1 })),
      ...Object.keys(links).map((path) => ({ path, kind: 'link' as const, id: '0', size: 1 })),
    ];
    const targets = new Map(Object.entries(links).map(([link, target]) => [link, Buffer.from(target)]));
    const counts = new Map(files.map((file) => [file, dots]));
    return Object.fromEntries(dottedFiles(counts, treeLinks(entries, targets)));
  }

  test('are found by the number of dots and the number of parent folders', () => {
    expect(found(1, {})).toEqual({});
    expect(found(2, {})).toEqual({ 'a.py': 0 });
    expect(found(3, {})).toEqual({ 'a.py': 0, 'p/b.py': 1 });
  });

  test.each([
    ['the file', { 'd.py': 'p/q/c.py' }],
    ['its folder', { 'p/r.txt': '../a.py', z: 'p/q' }],
    ['a link to its folder', { 'deep/l': '../p/q', k: 'deep/l' }],
  ])('include a file whose path through a link to %s has fewer folders than its own path', (_, links) => {
    expect(found(3, links)).toHaveProperty(['p/q/c.py']);
  });

  test('include a file whose path through two links, one in the target of the other, has fewer folders than its own path', () => {
    expect(found(4, { s: 'x/y', 'x/y/l': '../../p/q/r' })).toMatchObject({ 'p/q/r/d.py': 2 });
  });

  test('are the same as without links if every path through a link has more folders than the path of the file itself', () => {
    expect(found(2, { 'p/q/up.py': '../../p/b.py', 'p/q/root': '../..' })).toEqual({ 'a.py': 0 });
  });
});
