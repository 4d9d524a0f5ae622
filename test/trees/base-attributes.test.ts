import { expect, test } from 'vitest';
import type { TreeEntry } from '../../src/git/trees.ts';
import { withBaseAttributes } from '../../src/trees/base-attributes.ts';

function entry(path: string, id: string): TreeEntry {
  return { path, id, kind: 'file', size: 1 };
}

test("base's .gitattributes files replace head's, and all other entries come from head", () => {
  const base = [entry('.gitattributes', 'base'), entry('a.py', 'base'), entry('lib/.gitattributes', 'base')];
  const head = [entry('.gitattributes', 'head'), entry('a.py', 'head'), entry('new/.gitattributes', 'head')];
  expect(withBaseAttributes(base, head)).toEqual([
    entry('a.py', 'head'),
    entry('.gitattributes', 'base'),
    entry('lib/.gitattributes', 'base'),
  ]);
});

test('a .gitattributes file of base is omitted if head has a file at the path of a parent folder', () => {
  const head = [entry('lib', 'head')];
  expect(withBaseAttributes([entry('lib/.gitattributes', 'base')], head)).toEqual(head);
});

test('a .gitattributes file of base is omitted if head has a folder at its path', () => {
  const head = [entry('.gitattributes/a.py', 'head')];
  expect(withBaseAttributes([entry('.gitattributes', 'base')], head)).toEqual(head);
});
