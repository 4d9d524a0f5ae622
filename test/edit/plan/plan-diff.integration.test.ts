import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import { HARD_CONTENT } from '../../helpers/hard-content.ts';
import { HOSTILE_NAMES } from '../../helpers/hostile-names.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';
import type { Tree } from '../../helpers/write-tree.ts';
import { writeTree } from '../../helpers/write-tree.ts';
import { apply, at, edit, folderWith, move, plan } from './planned.ts';
import { checkPlanLaw } from './plan-law.ts';
import type { SimpleFile } from './lsp-interpreter.ts';

const text = (content: string): SimpleFile => ({
  text: content,
  encoding: 'utf8',
  isExecutable: false,
  ending: content.includes('\n') ? '\n' : undefined,
});

test("the diff of a plan equals Git's diff, except for the order of files and for similarity indexes below 100%", async () => {
  await using repository = await temporaryRepository();
  const lines = Array.from({ length: 40 }, (_, index) => `${index}\n`).join('');
  await writeTree(repository.path, {
    'a.py': lines,
    'no newline.py': 'x\ny',
    'gone.py': 'different from the other files\n',
    'é\t.py': '\uFEFFa\r\nb\r\n',
    'empty.py': '',
    'emptied.py': 'x',
    'binary.py': Buffer.from('# coding: latin-1\n\xE9\n', 'latin1'),
    'moved.py': lines,
    'only moved.py': 'x = 1\ny = 2\n',
  });
  await repository.write('script.py', 'x\n', 0o755);
  await repository.commit();
  const planned = await plan(repository.path, [
    edit('a.py', at(1, 0, 2, 0, ''), at(9, 0, 9, 0, 'new\n'), at(15, 0, 15, 2, 'x'), at(39, 0, 40, 0, '')),
    edit('no newline.py', at(1, 1, 1, 1, '!'), at(0, 0, 0, 0, 'z\n')),
    { kind: 'delete', uri: 'gone.py' },
    edit('é\t.py', at(0, 1, 0, 1, 'é')),
    edit('empty.py', at(0, 0, 0, 0, 'x\n')),
    edit('emptied.py', at(0, 0, 0, 1, '')),
    { kind: 'create', uri: 'dir/new.py' },
    { kind: 'create', uri: 'dir/new text.py' },
    edit('dir/new text.py', at(0, 0, 0, 0, 'x\ny')),
    move('moved.py', 'else where/moved.py'),
    edit('else where/moved.py', at(20, 0, 20, 0, '#')),
    move('only moved.py', 'moved only.py'),
    edit('script.py', at(0, 0, 0, 1, 'y')),
  ]);
  await apply(repository.path, planned);
  await repository.git(['add', '--all']);
  const ofGit = await repository.git(['diff', '--cached', '--full-index', '--binary', '-M']);
  // lanser computes similarities below 100% differently from Git.
  const comparable = (diff: string): string =>
    diff.trim().replaceAll(/^similarity index (?!100)\d+%$/gmu, 'similarity index N%');
  expect(
    comparable(planned.diff ?? '')
      .split('\ndiff ')
      .toSorted(),
  ).toEqual(comparable(ofGit).split('\ndiff ').toSorted());
});

test("except for the source line that Git adds to a hunk header, the diff of a plan equals Git's diff for names with any ASCII character that a name can contain, and for an edit that replaces the whole text", async () => {
  await using repository = await temporaryRepository();
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index}\n`);
  await writeTree(repository.path, { 'whole.py': lines.join('') });
  await repository.commit();
  const changed = lines
    .toSpliced(50, 1)
    .toSpliced(30, 0, 'new\n', 'newer\n')
    .toSpliced(12, 1, 'other\n')
    .toSpliced(2, 2);
  const names = Array.from({ length: 127 }, (_, code) => `n${String.fromCodePoint(code + 1)}`).filter(
    (name) => !name.endsWith('/'),
  );
  const planned = await plan(repository.path, [
    edit('whole.py', at(0, 0, 60, 0, changed.join(''))),
    ...names.map((name): EditStep => ({ kind: 'create', uri: name })),
  ]);
  await apply(repository.path, planned);
  await repository.git(['add', '--all']);
  const ofGit = await repository.git(['diff', '--cached', '--full-index', '--no-renames']);
  // Unlike lanser, Git adds an earlier line of the file to a hunk's header.
  expect(planned.diff?.trim().split('\ndiff ')).toEqual(
    ofGit.replaceAll(/^(@@ .* @@) .*$/gmu, '$1').split('\ndiff '),
  );
});

test('a plan supports file names that resemble options or the syntax of diffs', async () => {
  await using repository = await temporaryRepository();
  const tree = new Map<string, SimpleFile | 'folder'>(
    HOSTILE_NAMES.flatMap((name) => [...foldersOf(name), [name, text('x\n')] as const]),
  );
  const steps = HOSTILE_NAMES.flatMap((name, index): readonly EditStep[] => {
    if (index % 4 === 0) return [edit(name, at(0, 0, 0, 0, name))];
    if (index % 4 === 1) return [{ kind: 'delete', uri: name }];
    if (index % 4 === 2) return [move(name, `${name} `), { kind: 'create', uri: `${name}.new` }];
    return [move(name, `new/${name}`), edit(`new/${name}`, at(1, 0, 1, 0, 'y'))];
  });
  expect(await checkPlanLaw(repository, tree, steps)).toBe('done');
});

function foldersOf(name: string): readonly (readonly [string, 'folder'])[] {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join('/'), 'folder']);
}

const EXCHANGES: readonly (readonly [string, ...EditStep[]])[] = [
  ['two files exchanged', move('a', 't'), move('b', 'a'), move('t', 'b')],
  ['a chain of moves', move('b', 'c'), move('a', 'b')],
  ['a cycle of three moves', move('a', 't'), move('b', 'a'), move('d/e', 'b'), move('t', 'd/e')],
  ['a file that replaces a folder', move('d', 'x'), move('a', 'd')],
  ['a folder that replaces a file', move('a', 't'), move('t', 'a/a')],
  ['a move over a different file', move('a', 'b', { overwrite: true })],
  [
    'a move and a new file at the old path',
    move('a', 'c'),
    { kind: 'create', uri: 'a' },
    edit('a', at(0, 0, 0, 0, 'x')),
  ],
  ['a move and its reversal', move('d', 'x'), edit('x/e', at(0, 0, 0, 0, 'x')), move('x', 'd')],
  ['a file that becomes empty', edit('a', at(0, 0, 3, 0, ''))],
  [
    'a file that is created over a different file and moved',
    { kind: 'create', uri: 'a', options: { overwrite: true } },
    move('a', 'c'),
  ],
];

test.each(EXCHANGES.map(([title, ...steps]) => ({ title, steps })))(
  'a plan and its diff have the same result for $title',
  async ({ steps }) => {
    await using repository = await temporaryRepository();
    const tree = new Map<string, SimpleFile | 'folder'>([
      ['a', { ...text('a\n1\n2\n'), isExecutable: true }],
      ['b', text('b\n1\n2\n')],
      ['d', 'folder'],
      ['d/e', text('e\n1\n2\n')],
    ]);
    expect(await checkPlanLaw(repository, tree, steps)).toBe('done');
  },
);

test("a plan's diff applies and reverts byte for byte for unusual contents", async () => {
  await using repository = await temporaryRepository();
  const bytes: Tree = {
    ...HARD_CONTENT,
    'long.py': `x = "${'😀'.repeat(30_000)}"\r`,
    'big.bin': Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * index) % 251)),
  };
  await writeTree(repository.path, bytes);
  const steps = Object.keys(bytes).map((name, index): EditStep => {
    if (index % 3 === 0) return { kind: 'delete', uri: name };
    return index % 3 === 1 ? move(name, `${name}.moved`) : edit(name, at(0, 0, 0, 0, '# \u{1F40D}\n'));
  });
  // Omits edits that lanser refuses: the UTF-16 and invalid files are not valid UTF-8, and Latin-1 lacks the emoji.
  const planned = await plan(
    repository.path,
    steps.filter((step) => step.kind !== 'edit' || !/latin1|utf16|invalid/u.test(step.uri)),
  );
  await repository.git(['apply', '--whitespace=nowarn', '-'], { input: planned.diff ?? '' });
  for (const { uri, after } of planned.files) {
    const name = planned.operations.some((each) => each.kind === 'rename' && each.oldUri === uri)
      ? `${uri}.moved`
      : uri;
    const id = after === null ? '' : await repository.git(['hash-object', '--no-filters', '--', name]);
    expect([name, `blob:${id}`]).toEqual([name, after ?? 'blob:']);
  }
  await repository.git(['apply', '-R', '--whitespace=nowarn', '-'], { input: planned.diff ?? '' });
  for (const [name, content] of Object.entries(bytes)) {
    const expected = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);
    expect((await readFile(path.join(repository.path, name))).equals(expected), name).toBe(true);
  }
});

test('two distant edits of a long file produce two small hunks', async () => {
  await using folder = await folderWith({ 'a.py': 'x\n'.repeat(20_000) });
  const planned = await plan(folder.path, [
    edit('a.py', at(10, 0, 10, 1, 'y'), at(19_000, 0, 19_000, 1, 'z')),
  ]);
  expect(planned.diff?.match(/^@@.*$/gmu)).toEqual(['@@ -8,7 +8,7 @@', '@@ -18998,7 +18998,7 @@']);
});
