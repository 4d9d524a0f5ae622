import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../../../src/bundle/canonical.ts';
import { documentVersion } from '../../../src/bundle/blob-id.ts';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import type { Tree } from '../../helpers/write-tree.ts';
import { apply, at, edit, folderWith, move, plan, refusalOf } from './planned.ts';

const version = (text: string): string => documentVersion(Buffer.from(text));

async function edited(text: string | Uint8Array, ...edits: Parameters<typeof edit>[1][]): Promise<Buffer> {
  await using folder = await folderWith({ 'a.py': text });
  await apply(folder.path, await plan(folder.path, [edit('a.py', ...edits)]));
  return await readFile(path.join(folder.path, 'a.py'));
}

async function refused(tree: Tree, ...steps: readonly EditStep[]): Promise<unknown> {
  await using folder = await folderWith(tree);
  const refusal = await refusalOf(plan(folder.path, steps));
  expect(refusal.code).toBe('E/APPLY_CONFLICT');
  return refusal.details;
}

test('a plan contains the version of each file before and after the edits, and `planId` is the hash of the other members', async () => {
  await using folder = await folderWith({ 'a.py': 'x = 1\n', 'b.py': 'import a\n' });
  const planned = await plan(folder.path, [
    edit('b.py', at(0, 7, 0, 8, 'c')),
    edit('a.py', at(0, 0, 0, 1, 'y')),
    move('a.py', 'c.py'),
  ]);
  const { planId, ...rest } = planned;
  expect(planId).toBe(contentHash(rest));
  expect(planned).toMatchObject({
    positionEncoding: 'utf-16',
    resolution: null,
    files: [
      {
        uri: 'a.py',
        before: version('x = 1\n'),
        after: version('y = 1\n'),
        edits: [{ range: [0, 0, 0, 1], newText: 'y' }],
      },
      { uri: 'b.py', before: version('import a\n'), after: version('import c\n') },
    ],
    operations: [{ kind: 'rename', oldUri: 'a.py', newUri: 'c.py' }],
  });
  expect(planned.annotations).toBeUndefined();
  expect(
    await plan(folder.path, [
      edit('b.py', at(0, 7, 0, 8, 'c')),
      edit('a.py', at(0, 0, 0, 1, 'y')),
      move('a.py', 'c.py'),
    ]),
  ).toEqual(planned);
});

test('edits before and after the move of a folder are merged, with positions in the original texts', async () => {
  await using folder = await folderWith({
    'pkg/a.py': 'one\ntwo\nthree\n',
    'pkg/b.py': 'b\n',
    'pkg/__pycache__/a.pyc': 'x',
  });
  const planned = await plan(folder.path, [
    edit('pkg/a.py', at(0, 0, 1, 0, 'ONE\nmore\n')),
    move('pkg', 'new/pkg'),
    edit('new/pkg/a.py', at(2, 0, 2, 3, 'TWO'), at(1, 4, 1, 4, '!')),
  ]);
  expect(planned.files).toMatchObject([
    {
      uri: 'pkg/a.py',
      edits: [
        { range: [0, 0, 1, 0], newText: 'ONE\nmore!\n' },
        { range: [1, 0, 1, 3], newText: 'TWO' },
      ],
    },
    { uri: 'pkg/b.py', before: version('b\n'), after: version('b\n'), edits: [] },
  ]);
  await apply(folder.path, planned);
  expect(await readFile(path.join(folder.path, 'new/pkg/a.py'), 'utf8')).toBe('ONE\nmore!\nTWO\nthree\n');
});

test('a created file that replaces an overwritten or moved file has its own entry', async () => {
  await using folder = await folderWith({ 'a.py': 'old\n', 'b.py': 'other\n' });
  const planned = await plan(folder.path, [
    { kind: 'create', uri: 'a.py', options: { overwrite: true } },
    edit('a.py', at(0, 0, 0, 0, 'new\n')),
    move('b.py', 'c.py'),
    { kind: 'create', uri: 'b.py' },
  ]);
  expect(planned.files).toEqual([
    { uri: 'a.py', before: version('old\n'), after: null, edits: [] },
    {
      uri: 'a.py',
      before: null,
      after: version('new\n'),
      edits: [{ range: [0, 0, 0, 0], newText: 'new\n' }],
    },
    { uri: 'b.py', before: version('other\n'), after: version('other\n'), edits: [] },
    { uri: 'b.py', before: null, after: version(''), edits: [] },
  ]);
});

test('`files` of a plan omits each file that is the same before and after all steps', async () => {
  await using folder = await folderWith({ 'a.py': 'x\n', 'b.py': 'y\n' });
  const planned = await plan(folder.path, [
    edit('a.py', at(0, 0, 0, 1, 'z')),
    edit('a.py', at(0, 0, 0, 1, 'x')),
    edit('b.py', at(0, 0, 0, 1, 'y'), at(0, 1, 0, 1, '')),
    { kind: 'create', uri: 'a.py', options: { ignoreIfExists: true } },
    { kind: 'delete', uri: 'nothing.py', options: { ignoreIfNotExists: true } },
    { kind: 'rename', oldUri: 'a.py', newUri: 'b.py', options: { ignoreIfExists: true } },
    { kind: 'create', uri: 'short-lived.py' },
    { kind: 'delete', uri: 'short-lived.py' },
  ]);
  expect(planned).toMatchObject({
    files: [],
    diff: '',
    operations: [{ kind: 'create' }, { kind: 'delete', uri: 'short-lived.py' }],
  });
});

test('insertions at the same position keep their order, equal replacements apply once, and overlaps are rejected', async () => {
  expect(
    String(
      await edited(
        'ab\n',
        at(0, 1, 0, 2, 'X'),
        at(0, 1, 0, 1, '1'),
        at(0, 1, 0, 1, '1'),
        at(0, 1, 0, 1, '2'),
      ),
    ),
  ).toBe('a112X\n');
  expect(String(await edited('ab\n', at(0, 0, 0, 1, 'X'), at(0, 0, 0, 1, 'X')))).toBe('Xb\n');
  expect(await refused({ 'a.py': 'abc\n' }, edit('a.py', at(0, 1, 0, 3, 'X'), at(0, 0, 0, 2, 'Y')))).toEqual({
    uri: 'a.py',
    reason: 'overlap',
    ranges: [
      [0, 0, 0, 2],
      [0, 1, 0, 3],
    ],
  });
  expect(
    await refused({ 'a.py': 'abc\n' }, edit('a.py', at(0, 0, 0, 3, 'X'), at(0, 1, 0, 1, 'Y'))),
  ).toMatchObject({
    reason: 'overlap',
  });
});

test('a column beyond the end of its line means the end of the line', async () => {
  expect(String(await edited('a\r\nb', at(0, 99, 0, 99, '!'), at(1, 9, 1, 9, '?')))).toBe('a!\r\nb?');
});

test('the range of the whole text may end in its last line or at the start of the line after it', async () => {
  for (const whole of ['a\nb', 'a\nb\n', '']) {
    const lines = whole.split('\n').length;
    expect(String(await edited(whole, at(0, 0, lines, 0, 'new\n')))).toBe('new\n');
    expect(String(await edited(whole, at(0, 0, lines - 1, 99, 'new\n')))).toBe('new\n');
  }
});

test.each([
  ['an insertion far after the last line', at(90, 0, 90, 0, 'x')],
  ['an insertion directly after the last line', at(2, 0, 2, 0, 'x')],
  ['an end far after the last line', at(1, 0, 90, 0, 'x')],
  ['an end inside a missing line', at(1, 0, 2, 1, 'x')],
])('positions beyond the last line are rejected: %s', async (_, beyond) => {
  for (const tree of [{ 'a.py': 'a\nb' }, { 'a.py': 'a\n' }, { 'a.py': '\uFEFFa\r\nb' }]) {
    expect(await refused(tree, edit('a.py', beyond))).toEqual({
      uri: 'a.py',
      reason: 'beyond-the-end',
      ranges: [beyond.range],
    });
  }
  // The first step shortens the file, so the second step inserts beyond the new last line.
  const shortened = [edit('a.py', at(0, 0, 3, 0, '')), edit('a.py', at(1, 0, 1, 0, 'x'))];
  expect(await refused({ 'a.py': 'a\nb\nc\n' }, ...shortened)).toMatchObject({ reason: 'beyond-the-end' });
});

test('reversed ranges, positions inside a character and half characters in new texts are rejected', async () => {
  expect(await refused({ 'a.py': 'abc\n' }, edit('a.py', at(0, 2, 0, 1, 'X')))).toMatchObject({
    reason: 'reversed',
  });
  for (const half of [at(0, 1, 0, 2, ''), at(0, 2, 0, 2, '\uD83D')]) {
    expect(await refused({ 'a.py': '😀\n' }, edit('a.py', half))).toMatchObject({
      reason: 'half-a-character',
    });
  }
});

test('inserted lines get the most frequent line ending of the file (of equally frequent ones, the first), or keep their own endings if the file has none; other text stays unchanged', async () => {
  const insertion = at(0, 0, 0, 0, 'x\ny\r\nz\r');
  expect(String(await edited('a\r\nb\r\nc\n', insertion))).toBe('x\r\ny\r\nz\r\na\r\nb\r\nc\n');
  expect(String(await edited('a\rb\rc\n', insertion))).toBe('x\ry\rz\ra\rb\rc\n');
  expect(String(await edited('a\nb\r\n', insertion))).toBe('x\ny\nz\na\nb\r\n');
  expect(String(await edited('a', insertion))).toBe('x\ny\r\nz\ra');
  expect(String(await edited('\uFEFFa\n', insertion))).toBe('\uFEFFx\ny\nz\na\n');
});

test('steps that the tree does not allow are rejected, and possible steps are applied', async () => {
  const tree = {
    'a.py': 'a',
    'b.py': 'b',
    'pkg/c.py': 'c',
    'other/d.py': 'd',
    'links/l.py': { to: '../a.py' },
    'empty/': '',
    'pkg/sub/': '',
  };
  const create = (uri: string, options = {}): EditStep => ({ kind: 'create', uri, options });
  const remove = (uri: string, options = {}): EditStep => ({ kind: 'delete', uri, options });
  const cases: readonly (readonly [string, string, ...EditStep[]])[] = [
    ['a.py', 'exists', create('a.py')],
    ['pkg', 'exists', create('pkg', { overwrite: true })],
    ['a.py/x.py', 'not-a-folder', create('a.py/x.py')],
    ['b.py', 'exists', move('a.py', 'b.py')],
    ['pkg', 'exists', move('a.py', 'pkg', { overwrite: true })],
    ['a.py', 'exists', move('a.py', 'a.py')],
    ['c.py', 'missing', move('c.py', 'd.py')],
    ['a.py', 'missing', move('a.py', 'c.py'), edit('a.py', at(0, 0, 0, 0, 'x'))],
    ['pkg', 'into-itself', move('pkg', 'pkg/sub/pkg')],
    ['pkg', 'exists', move('pkg/c.py', 'pkg', { overwrite: true })],
    ['pkg/sub', 'into-itself', move('pkg/sub', 'pkg', { overwrite: true })],
    ['c.py', 'missing', remove('c.py')],
    ['a.py', 'missing', remove('a.py'), remove('a.py')],
    ['pkg', 'not-empty', remove('pkg')],
    ['links', 'not-empty', remove('links')],
    ['pkg', 'missing', edit('pkg', at(0, 0, 0, 0, 'x'))],
    ['links/l.py', 'missing', edit('links/l.py', at(0, 0, 0, 0, 'x'))],
  ];
  for (const [uri, reason, ...steps] of cases) expect(await refused(tree, ...steps)).toEqual({ uri, reason });
  await using folder = await folderWith(tree);
  const planned = await plan(folder.path, [
    remove('empty'),
    remove('pkg/c.py'),
    remove('pkg/sub'),
    remove('pkg'),
    create('pkg'),
    move('links', 'other', { overwrite: true }),
  ]);
  expect(planned.files.map(({ uri, after }) => [uri, after])).toEqual([
    ['other/d.py', null],
    ['pkg', version('')],
    ['pkg/c.py', null],
  ]);
  await apply(folder.path, planned);
  expect(await readFile(path.join(folder.path, 'other/l.py'), 'utf8')).toBe('a');
});

test('a moved folder contains the changes of the previous steps', async () => {
  await using folder = await folderWith({
    'pkg/a.py': 'a',
    'pkg/sub/b.py': 'b',
    'pkg/sub/deep/c.py': 'c',
    'x.py': 'x',
  });
  const planned = await plan(folder.path, [
    move('pkg/sub/b.py', 'b.py'),
    move('x.py', 'pkg/sub/deep/x.py'),
    move('pkg', 'q'),
    { kind: 'delete', uri: 'q/sub', options: { recursive: true } },
  ]);
  expect(planned.files.map(({ uri, after }) => [uri, after !== null])).toEqual([
    ['pkg/a.py', true],
    ['pkg/sub/b.py', true],
    ['pkg/sub/deep/c.py', false],
    ['x.py', false],
  ]);
  await apply(folder.path, planned);
  expect(await readFile(path.join(folder.path, 'b.py'), 'utf8')).toBe('b');
});

test('deleting a folder deletes files that moved into it, and keeps files that moved out of it', async () => {
  await using folder = await folderWith({ 'pkg/sub/a.py': 'a', 'pkg/x.py': 'x', 'other/b.py': 'b' });
  const planned = await plan(folder.path, [
    move('pkg/sub', 'kept'),
    move('other', 'pkg/sub'),
    { kind: 'delete', uri: 'pkg', options: { recursive: true } },
  ]);
  expect(planned.files.map(({ uri, after }) => [uri, after !== null])).toEqual([
    ['other/b.py', false],
    ['pkg/sub/a.py', true],
    ['pkg/x.py', false],
  ]);
});

test('a plan contains only the annotations that its edits use, and replaces lone surrogates in labels', async () => {
  await using folder = await folderWith({ 'a.py': 'abc\n' });
  const annotations = {
    used: { label: 'half \uD800', needsConfirmation: true },
    plain: { label: 'plain' },
    unused: { label: 'unused' },
    __proto__: { label: 'inherited' },
  };
  const planned = await plan(
    folder.path,
    [
      edit(
        'a.py',
        { ...at(0, 0, 0, 1, 'X'), annotation: 'plain' },
        { ...at(0, 2, 0, 3, 'Z'), annotation: 'nobody' },
      ),
      edit('a.py', { ...at(0, 0, 0, 2, 'Y'), annotation: 'used' }),
      { kind: 'create', uri: 'b.py', annotation: 'toString' },
    ],
    annotations,
  );
  expect(planned.annotations).toEqual({ used: { label: 'half \uFFFD', needsConfirmation: true } });
  expect(planned.files[0]?.edits).toEqual([
    { range: [0, 0, 0, 2], newText: 'Y', annotation: 'used' },
    { range: [0, 2, 0, 3], newText: 'Z' },
  ]);
  expect(planned.operations).toEqual([{ kind: 'create', uri: 'b.py' }]);
});
