import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentVersion } from '../../../src/bundle/blob-id.ts';
import { folderReader } from '../../../src/edit/plan/folder-reader.ts';
import { treeSteps } from '../../../src/edit/plan/tree-steps.ts';
import { LanserError } from '../../../src/model/lanser-error.ts';
import type { Plan } from '../../../src/model/plan.ts';
import { apply, at, edit, folderWith, move, plan, refusalOf } from './planned.ts';

const version = (text: string): string => documentVersion(Buffer.from(text));
const stepsAt = async (root: string, planned: Plan): Promise<unknown> =>
  treeSteps(planned, folderReader(root));

test('the steps replace edited files before moves, and `expected` has the version of each existing file of the plan', async () => {
  await using folder = await folderWith({ 'a.py': 'a', 'pkg/b.py': 'b', 'pkg/c.py': 'c', 'd.py': 'd' });
  const planned = await plan(folder.path, [
    move('pkg', 'new/pkg'),
    edit('new/pkg/b.py', at(0, 0, 0, 0, 'x')),
    move('a.py', 'd.py', { overwrite: true }),
    { kind: 'create', uri: 'a.py' },
    edit('a.py', at(0, 0, 0, 0, 'new')),
    { kind: 'delete', uri: 'new/pkg/c.py' },
  ]);
  expect(await stepsAt(folder.path, planned)).toEqual({
    expected: new Map([
      ['a.py', version('a')],
      ['d.py', version('d')],
      ['pkg/b.py', version('b')],
      ['pkg/c.py', version('c')],
    ]),
    steps: [
      { kind: 'replace', path: 'pkg/b.py', before: version('b'), bytes: Buffer.from('xb') },
      { kind: 'move', from: 'pkg', to: 'new/pkg' },
      { kind: 'remove', path: 'd.py' },
      { kind: 'move', from: 'a.py', to: 'd.py' },
      { kind: 'create', path: 'a.py', bytes: Buffer.from('new') },
      { kind: 'remove', path: 'new/pkg/c.py' },
    ],
  });
});

test('E/VERSION_SKEW lists each file of the plan that changed or disappeared, and each new file in a moved or deleted folder', async () => {
  await using folder = await folderWith({
    'a.py': 'a',
    'b.py': 'b',
    'c.py': 'c',
    'pkg/d.py': 'd',
    'gone/e.py': 'e',
  });
  const planned = await plan(folder.path, [
    edit('a.py', at(0, 0, 0, 0, 'x')),
    edit('b.py', at(0, 0, 0, 0, 'x')),
    edit('c.py', at(0, 0, 0, 0, 'x')),
    move('pkg', 'new'),
    { kind: 'delete', uri: 'gone', options: { recursive: true } },
  ]);
  await writeFile(path.join(folder.path, 'a.py'), 'A');
  await rm(path.join(folder.path, 'b.py'));
  await writeFile(path.join(folder.path, 'pkg/unknown.py'), 'u');
  await mkdir(path.join(folder.path, 'gone/deep'));
  await writeFile(path.join(folder.path, 'gone/deep/unknown.py'), 'u');
  expect(await refusalOf(stepsAt(folder.path, planned))).toEqual({
    code: 'E/VERSION_SKEW',
    details: {
      files: [
        { uri: 'a.py', expected: version('a'), found: version('A') },
        { uri: 'b.py', expected: version('b'), found: null },
        { uri: 'gone/deep/unknown.py', expected: null, found: version('u') },
        { uri: 'pkg/unknown.py', expected: null, found: version('u') },
      ],
    },
  });
});

test('E/VERSION_SKEW is thrown if, after planning, a path of the plan appears, disappears or becomes a folder, or if an empty folder that the plan deletes gets a file', async () => {
  await using folder = await folderWith({ 'a.py': 'a', 'pkg/b.py': 'b', 'empty/': '', 'empty2/': '' });
  const skewAfter = async (
    steps: Parameters<typeof plan>[1],
    change: () => Promise<void>,
  ): Promise<unknown> => {
    const planned = await plan(folder.path, steps);
    await change();
    const { code, details } = await refusalOf(stepsAt(folder.path, planned));
    expect(code).toBe('E/VERSION_SKEW');
    return (details as { readonly files: unknown }).files;
  };
  const write = async (name: string): Promise<void> => writeFile(path.join(folder.path, name), 'w');
  const options = { ignoreIfExists: true };
  expect(await skewAfter([{ kind: 'create', uri: 'n.py' }], async () => write('n.py'))).toEqual([
    { uri: 'n.py', expected: null, found: version('w') },
  ]);
  expect(await skewAfter([{ kind: 'create', uri: 'm.py', options }], async () => write('m.py'))).toEqual([
    { uri: 'm.py', expected: null, found: version('w') },
  ]);
  expect(await skewAfter([move('a.py', 'o.py', { overwrite: true })], async () => write('o.py'))).toEqual([
    { uri: 'o.py', expected: null, found: version('w') },
  ]);
  expect(await skewAfter([{ kind: 'delete', uri: 'empty' }], async () => write('empty/x'))).toEqual([
    { uri: 'empty', expected: 'empty folder', found: 'folder' },
  ]);
  const removeFolder = async (): Promise<void> => rm(path.join(folder.path, 'empty2'), { recursive: true });
  expect(await skewAfter([move('empty2', 'full')], removeFolder)).toEqual([
    { uri: 'empty2', expected: 'folder', found: null },
  ]);
  const replaceByFolder = async (): Promise<void> => {
    await rm(path.join(folder.path, 'pkg/b.py'));
    await mkdir(path.join(folder.path, 'pkg/b.py'));
  };
  expect(await skewAfter([edit('pkg/b.py', at(0, 0, 0, 0, 'x'))], replaceByFolder)).toEqual([
    { uri: 'pkg/b.py', expected: version('b'), found: 'folder' },
  ]);
});

test('a plan that contradicts itself is rejected', async () => {
  await using folder = await folderWith({ 'a.py': 'é😀\r\nb\n', 'b.py': 'b' });
  const planned = await plan(folder.path, [edit('a.py', at(1, 0, 1, 1, 'X'), at(0, 0, 0, 1, 'Y'))]);
  const [file] = planned.files;
  if (file === undefined) throw new Error('no file');
  const [first, second] = file.edits;
  if (first === undefined || second === undefined) throw new Error('no edits');
  const contradictory: readonly Partial<Plan>[] = [
    { files: [{ ...file, after: version('something else') }] },
    { files: [{ ...file, after: null }] },
    { files: [file, file] },
    { files: [{ ...file, edits: [second, first] }] },
    { files: [{ ...file, edits: [first, first, second] }] },
    ...(
      [
        [0, 1, 0, 2],
        [0, 4, 0, 4],
        [2, 1, 2, 1],
        [3, 0, 3, 0],
        [0, 1, 0, 0],
      ] as const
    ).map((range) => ({
      files: [{ ...file, edits: [{ range, newText: '' }] }],
    })),
    { files: [{ uri: 'c.py', before: null, after: version('c'), edits: [] }] },
    {
      files: [file, { ...file, uri: 'b.py', before: version('b') }],
      operations: [{ kind: 'delete', uri: 'b.py' }],
    },
  ];
  for (const part of contradictory) {
    const { code } = await refusalOf(stepsAt(folder.path, { ...planned, ...part }));
    expect([JSON.stringify(part), code]).toEqual([JSON.stringify(part), 'E/SCHEMA_INVALID']);
  }
  await apply(folder.path, planned);
});

test('ranges use the position encoding of the plan', async () => {
  const after = version('é😀!\n');
  for (const [positionEncoding, column] of [
    ['utf-8', 6],
    ['utf-16', 3],
    ['utf-32', 2],
  ] as const) {
    await using folder = await folderWith({ 'a.py': 'é😀\n' });
    const planned = await plan(folder.path, [edit('a.py', at(0, 9, 0, 9, '!'))]);
    const files = [
      {
        uri: 'a.py',
        before: version('é😀\n'),
        after,
        edits: [{ range: [0, column, 0, column] as const, newText: '!' }],
      },
    ];
    await apply(folder.path, { ...planned, positionEncoding, files });
    expect(await readFile(path.join(folder.path, 'a.py'), 'utf8')).toBe('é😀!\n');
  }
});

const uri = fc.constantFrom('a.py', 'b.py', 'pkg', 'pkg/c.py', 'new/d.py', 'a.py/x', 'new');
const version_ = fc.constantFrom(null, version('a\r\n'), version('b'), version('c'), version(''));
const flags = fc.record({ overwrite: fc.boolean(), ignoreIfExists: fc.boolean() });
const anyPlan = fc.record({
  planId: fc.constant('sha256:'),
  positionEncoding: fc.constantFrom<Plan['positionEncoding']>('utf-8', 'utf-16', 'utf-32'),
  files: fc.array(
    fc.record({
      uri,
      before: version_,
      after: version_,
      edits: fc.array(
        fc.record({
          range: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 3 }), fc.nat({ max: 2 }), fc.nat({ max: 3 })),
          newText: fc.string({ unit: 'binary', maxLength: 3 }),
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 4 },
  ),
  operations: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('create' as const), uri, options: flags }),
      fc.record({ kind: fc.constant('rename' as const), oldUri: uri, newUri: uri, options: flags }),
      fc.record({
        kind: fc.constant('delete' as const),
        uri,
        options: fc.record({ recursive: fc.boolean() }),
      }),
    ),
    { maxLength: 4 },
  ),
});

test('any plan is either converted to steps or rejected', async () => {
  await using folder = await folderWith({ 'a.py': 'a\r\n', 'b.py': 'b', 'pkg/c.py': 'c' });
  const reader = folderReader(folder.path);
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyPlan, async (planned) => {
      try {
        const { expected, steps } = await treeSteps(planned as Plan, reader);
        codes.add(steps.length > 0 ? 'steps' : 'none');
        for (const step of steps) {
          if (step.kind === 'replace') expect(expected.get(step.path)).toBe(step.before);
        }
      } catch (error) {
        if (!(error instanceof LanserError)) throw error;
        codes.add(error.code);
      }
    }),
    { numRuns: 1500 },
  );
  expect([...codes].toSorted()).toEqual(['E/SCHEMA_INVALID', 'E/VERSION_SKEW', 'none', 'steps']);
});
