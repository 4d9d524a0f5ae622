import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { readEntry } from '../../src/sources/index-entry.ts';
import { openSourceWorkspace, type FileWorkspace } from '../../src/sources/source-workspace.ts';
import { languageOf } from '../../src/syntax/languages.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const open = async (folder: string): Promise<FileWorkspace> =>
  openSourceWorkspace(folder, { cacheFolder: undefined });

const namesIn = async (workspace: FileWorkspace): Promise<readonly string[]> =>
  (await workspace.definitions()).map(({ uri, definition }) => `${uri} ${definition.path.join('.')}`);

const ONE = 'def f(): pass\n';

test('a workspace lists and indexes only its own source files, sorted by code unit', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'workspace');
  await writeTree(folder.path, { 'outside.py': ONE, 'outside/a.py': ONE });
  await writeTree(root, {
    'b.py': ONE,
    'B.pyi': ONE,
    'a/z.py': ONE,
    'a.py': ONE,
    'a-b.mts': 'function f() {}\n',
    '[x]{y}*.py': ONE,
    '\u{1F600}é.py': ONE,
    '\uFF01.py': ONE,
    'notes.txt': ONE,
    'folder.py/in.py': ONE,
    '.git/hook.py': ONE,
    '.lanser/kept.py': ONE,
    '.tox/x/y.py': ONE,
    'a/.mypy_cache/y.py': ONE,
    'node_modules/p/i.ts': 'function f() {}\n',
    'a/node_modules/p/i.ts': 'function f() {}\n',
    'a/__pycache__/y.py': ONE,
    'env/pyvenv.cfg': '',
    'env/lib/python3/site-packages/p.py': ONE,
    'a/not-env/lib/p.py': ONE,
    'link.py': { to: 'b.py' },
    'out.py': { to: '../outside.py' },
    out: { to: '../outside' },
    around: { to: '.' },
    'back\\slash.py': ONE,
    'nowhere.py': { to: 'nothing' },
  });
  using workspace = await open(root);
  const expected = [
    'B.pyi',
    '[x]{y}*.py',
    'a-b.mts',
    'a.py',
    'a/not-env/lib/p.py',
    'a/z.py',
    'b.py',
    'back\\slash.py',
    'folder.py/in.py',
    '\u{1F600}é.py',
    '\uFF01.py',
  ];
  expect(await workspace.files()).toEqual(expected);
  expect(await namesIn(workspace)).toEqual(expected.map((name) => `${name} f`));
});

test('the index contains every class and function with its fingerprint', async () => {
  await using folder = await temporaryFolder();
  const text = '# coding: latin-1\nx = 1\nclass É:\n    "d"\n    def m(self): return "é"\n';
  await writeTree(folder.path, { 'a.py': Buffer.from(text, 'latin1') });
  using workspace = await open(folder.path);
  const python = await languageOf('a.py');
  expect(await workspace.definitions()).toEqual(
    python && readEntry(python, text).map((indexed) => ({ uri: 'a.py', ...indexed })),
  );
  const [, method] = await workspace.definitions();
  expect(method?.fingerprint).toHaveLength(32);
});

test('the next request uses the current files after an edit, a rename or a removal', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'a.py');
  await writeTree(folder.path, { 'a.py': ONE, 'b.py': ONE });
  using workspace = await open(folder.path);
  expect(await namesIn(workspace)).toEqual(['a.py f', 'b.py f']);
  await writeFile(file, 'def g(): pass\n');
  expect(await namesIn(workspace)).toEqual(['a.py g', 'b.py f']);
  await rename(path.join(folder.path, 'b.py'), path.join(folder.path, 'c.py'));
  expect(await namesIn(workspace)).toEqual(['a.py g', 'c.py f']);
  await rm(file);
  expect(await namesIn(workspace)).toEqual(['c.py f']);
  await mkdir(file);
  await writeFile(path.join(file, 'd.py'), ONE);
  expect(await namesIn(workspace)).toEqual(['a.py/d.py f', 'c.py f']);
  await writeFile(path.join(folder.path, 'c.py'), 'def (:');
  expect(await namesIn(workspace)).toEqual(['a.py/d.py f']);
});

test('edits that keep the size and the modification time are detected', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'a.py');
  const long = new Date(Date.now() - 86_400_000);
  using workspace = await open(folder.path);
  for (let round = 0; round < 200; round += 1) {
    const name = String.fromCodePoint(97 + (round % 26));
    await writeFile(file, `def ${name}(): pass\n`);
    await utimes(file, long, long);
    expect(await namesIn(workspace)).toEqual([`a.py ${name}`]);
  }
});

test('a request after an edit returns the new definitions even if an earlier request is still running', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.py': ONE });
  using workspace = await open(folder.path);
  const early = workspace.definitions();
  await writeFile(path.join(folder.path, 'a.py'), 'def later(): pass\n');
  const answers = await Promise.all([early, workspace.definitions(), workspace.definitions()]);
  expect(answers.slice(1).map((answer) => answer[0]?.definition.name)).toEqual(['later', 'later']);
});

test('a document and the index have the same classes and functions after any edit', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'a.py');
  await writeTree(folder.path, { 'a.py': '' });
  using workspace = await open(folder.path);
  const line = fc.constantFrom(
    'def f():',
    '    pass',
    'class C:',
    '    def m(self):',
    '        x = (',
    ')',
    '',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      await writeFile(file, lines.join('\n'));
      const document = await workspace.document('a.py');
      expect(document?.docVersion).toBe(documentVersion(await readFile(file)));
      const expected = document?.definitions.filter(({ kind }) => kind === 'class' || kind === 'function');
      expect((await workspace.definitions()).map(({ definition }) => definition)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test('a document answers queries after the cache replaces it with a newer version, and after the workspace is disposed', async () => {
  await using folder = await temporaryFolder();
  const names = Array.from({ length: 40 }, (_, index) => `m${index}.py`);
  await writeTree(folder.path, Object.fromEntries(names.map((name) => [name, `def ${name[0]}(): pass\n`])));
  using workspace = await open(folder.path);
  const documents = await Promise.all(names.map(async (name) => workspace.document(name)));
  await writeFile(path.join(folder.path, 'm39.py'), 'x = 1\n');
  expect((await workspace.document('m39.py'))?.statementAt(0)?.kind).toBe('expression_statement');
  workspace[Symbol.dispose]();
  for (const document of documents) {
    expect(document?.nodes({ start: 0, end: 14 }, 'parameters')).toEqual([{ start: 5, end: 7 }]);
    expect(document?.statementAt(0)?.kind).toBe('function_definition');
  }
});
