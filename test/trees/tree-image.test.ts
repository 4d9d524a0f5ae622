import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { FOLDER, withContents, type TreeImage } from '../../src/trees/tree-image.ts';

const CONTENT = Buffer.from('x = "ä"\r\n');
const id = execFileSync('git', ['hash-object', '--stdin', '--no-filters'], {
  input: CONTENT,
  encoding: 'utf8',
});
const blob = id.trim();

const image: TreeImage = new Map([
  ['a.py', 'file 1'],
  ['run.py', 'executable 2'],
  ['link', 'link 3'],
  ['p', FOLDER],
  ['p/q', FOLDER],
  ['p/q/b.py', 'file 4'],
]);

function edited(name: string, content: Buffer | undefined): Readonly<Record<string, string>> | undefined {
  const result = withContents(image, new Map([[name, content]]));
  return result && Object.fromEntries([...result].filter(([path, entry]) => image.get(path) !== entry));
}

test("a changed entry has Git's id of the new content and keeps its kind", () => {
  expect(edited('a.py', CONTENT)).toEqual({ 'a.py': `file ${blob}` });
  expect(edited('run.py', CONTENT)).toEqual({ 'run.py': `executable ${blob}` });
});

test('the folders of a new file are added', () => {
  expect(edited('p/new.py', CONTENT)).toEqual({ 'p/new.py': `file ${blob}` });
  expect(edited('p/r/s/new.py', CONTENT)).toEqual({
    'p/r': FOLDER,
    'p/r/s': FOLDER,
    'p/r/s/new.py': `file ${blob}`,
  });
});

test('a folder is removed with its last file', () => {
  const left = withContents(image, new Map([['p/q/b.py', undefined]]));
  expect([...(left ?? [])].map(([name]) => name)).toEqual(['a.py', 'run.py', 'link']);
  const moved = new Map([
    ['p/q/b.py', undefined],
    ['p/c.py', CONTENT],
  ]);
  expect([...(withContents(image, moved) ?? [])].map(([name]) => name)).toEqual([
    'a.py',
    'run.py',
    'link',
    'p',
    'p/c.py',
  ]);
});

test('the deletion of a missing file has no effect', () => {
  expect(edited('none.py', undefined)).toEqual({});
});

test.each(['link', 'link/new.py', 'a.py/new.py', 'p', 'p/q'])('a file cannot be written at %s', (name) => {
  expect(edited(name, CONTENT)).toBeUndefined();
});

test.each(['link', 'p'])('%s cannot be deleted like a file', (name) => {
  expect(edited(name, undefined)).toBeUndefined();
});
