import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { entryKey, openIndexCache, parseEntry, writeEntry } from '../../src/sources/index-cache.ts';
import { readEntry, type IndexEntry } from '../../src/sources/index-entry.ts';
import { programVersion } from '../../src/sources/program-version.ts';
import { openSourceWorkspace } from '../../src/sources/source-workspace.ts';
import { languageOf } from '../../src/syntax/languages.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/index-workspace.mjs', import.meta.url));
const TEXT = 'class C:\n    """d"""\n    @property\n    def m(self): return 1\nasync def \u00e9(a): ...\n';
const KEY = entryKey('1', 'python', documentVersion(Buffer.from(TEXT)));

async function entryOf(text: string): Promise<IndexEntry> {
  const python = await languageOf('a.py');
  if (python === undefined) throw new TypeError('Python is not a known language');
  return readEntry(python, text);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

async function indexed(root: string, cacheFolder: string | undefined): Promise<readonly unknown[]> {
  using workspace = await openSourceWorkspace(root, { cacheFolder });
  return await workspace.definitions();
}

test('an entry that was written is read back unchanged', async () => {
  const entry = await entryOf(TEXT);
  expect(entry).toHaveLength(3);
  expect(parseEntry(KEY, writeEntry(KEY, entry), TEXT.length)).toEqual(entry);
  expect(parseEntry(KEY, writeEntry(KEY, []), 0)).toEqual([]);
});

test('a truncated entry, an entry with a different key, and an entry with an offset beyond the text are rejected', async () => {
  const written = writeEntry(KEY, await entryOf(TEXT));
  expect(parseEntry(`${KEY}0`, written, TEXT.length)).toBeUndefined();
  expect(parseEntry(KEY, written, TEXT.length - 2)).toBeUndefined();
  for (let length = 0; length < written.length; length += 7) {
    expect(parseEntry(KEY, written.slice(0, length), TEXT.length)).toBeUndefined();
  }
});

test('the content of an entry is validated even if the checksum is valid', async () => {
  const [row] = (await entryOf('def f(): pass\n')).map((indexedSyntax) => {
    const written = writeEntry(KEY, [indexedSyntax]);
    return JSON.parse(written.slice(written.indexOf('\n') + 1)) as {
      readonly rows: readonly (readonly unknown[])[];
      readonly fingerprints: string;
    };
  });
  let accepted = 0;
  const cell = fc.oneof(
    fc.integer(),
    fc.integer({ min: -2, max: 16 }),
    fc.constantFrom('length', '0', null, -1, 0.5, 1e9, [], [1], ['a'], {}),
  );
  fc.assert(
    fc.property(fc.nat(12), cell, fc.boolean(), (at, value, more) => {
      const changed = row?.rows[0]?.with(at, value) ?? [];
      const body = JSON.stringify({ ...row, key: KEY, rows: [more ? [...changed, 0] : changed] });
      const entry = parseEntry(KEY, withChecksum(body), 14);
      if (entry !== undefined) accepted += 1;
      for (const { definition, fingerprint } of entry ?? []) {
        expect(['class', 'function']).toContain(definition.kind);
        expect(['plain', 'overload', 'getter', 'setter', 'deleter']).toContain(definition.part);
        expect(definition.name).toBe(definition.path.at(-1));
        expect(typeof definition.name).toBe('string');
        expect(fingerprint).toHaveLength(32);
        for (const span of [definition.nameSpan, definition.span, definition.body ?? definition.span]) {
          expect([0 <= span.start, span.start <= span.end, span.end <= 14]).toEqual([true, true, true]);
        }
      }
    }),
    { numRuns: 2000 },
  );
  // The checks above run only for accepted entries, so many entries must be accepted.
  expect(accepted).toBeGreaterThan(50);
});

function withChecksum(body: string): string {
  return `${createHash('sha1').update(body).digest('hex')}\n${body}`;
}

test('an index reads the entries that an earlier index has cached, instead of the sources', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'workspace');
  const cacheFolder = path.join(folder.path, 'not', 'there', 'yet');
  await writeTree(root, { 'a.py': TEXT, 'same.py': TEXT, 'a.ts': TEXT });
  const found = await indexed(root, cacheFolder);
  expect(found).toEqual(await indexed(root, undefined));
  // The two Python files have equal bytes, so they share an entry.
  expect(await filesIn(cacheFolder)).toHaveLength(2);
  const forged = await entryOf('def forged(): pass\n');
  const key = entryKey(await programVersion(), 'python', documentVersion(Buffer.from(TEXT)));
  await openIndexCache(cacheFolder).put(key, forged);
  expect(await indexed(root, cacheFolder)).toMatchObject([
    { uri: 'a.py', definition: { name: 'forged' } },
    { uri: 'same.py', definition: { name: 'forged' } },
  ]);
});

test.each([
  ['an empty file', async (file: string) => writeFile(file, '')],
  ['its first 200 bytes', async (file: string) => writeFile(file, (await readFile(file)).subarray(0, 200))],
  ['a copy with one flipped bit', async (file: string) => writeFile(file, flipped(await readFile(file)))],
  ['zeros', async (file: string) => writeFile(file, Buffer.alloc((await stat(file)).size))],
  ['unrelated JSON', async (file: string) => writeFile(file, '{"rows":[]}')],
])('an entry that was replaced by %s is computed again from the source and rewritten', async (_, damage) => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'workspace');
  const cacheFolder = path.join(folder.path, 'cache');
  await writeTree(root, { 'a.py': TEXT });
  const found = await indexed(root, cacheFolder);
  const [file = ''] = await filesIn(cacheFolder);
  const whole = await readFile(file);
  await damage(file);
  expect(await indexed(root, cacheFolder)).toEqual(found);
  expect(await readFile(file)).toEqual(whole);
});

function flipped(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  return Buffer.from(bytes.with(middle, (bytes[middle] ?? 0) ^ 1));
}

test('an unusable cache has the same effect as no cache', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'workspace');
  const cacheFolder = path.join(folder.path, 'cache');
  await writeTree(root, { 'a.py': TEXT });
  await writeFile(cacheFolder, 'a file');
  const found = await indexed(root, cacheFolder);
  expect(found).toHaveLength(3);
  await rm(cacheFolder);
  await indexed(root, cacheFolder);
  const [file = ''] = await filesIn(cacheFolder);
  await rm(file);
  await mkdir(file);
  expect(await indexed(root, cacheFolder)).toEqual(found);
});

test('several processes can use a cache at the same time', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'workspace');
  const cacheFolder = path.join(folder.path, 'cache');
  const names = Array.from({ length: 150 }, (_, index) => `m${index}.py`);
  await writeTree(root, Object.fromEntries(names.map((name, index) => [name, `${TEXT}# ${index}\n`])));
  const runs = await Promise.all(
    [1, 2, 3].map(async () => promisify(execFile)(process.execPath, [PROGRAM, root, cacheFolder])),
  );
  const [one] = runs.map(({ stdout }) => stdout);
  expect(JSON.parse(one ?? '')).toHaveLength(450);
  for (const { stdout } of runs) expect(stdout).toBe(one);
  const files = await filesIn(cacheFolder);
  expect(files).toHaveLength(150);
  for (const file of files) {
    const key = path.basename(path.dirname(file)) + path.basename(file);
    expect(parseEntry(key, await readFile(file, 'utf8'), 1000), file).toHaveLength(3);
  }
});

test('trimming keeps the newest entries of a subfolder, up to the size limit of a subfolder', async () => {
  await using folder = await temporaryFolder();
  const cache = openIndexCache(folder.path, 3 * 4096);
  const entry = await entryOf(TEXT);
  const keys = Array.from({ length: 8 }, (_, index) => `ab${index}`);
  for (const key of keys) await cache.put(key, entry);
  const files = await filesIn(folder.path);
  expect(files).toHaveLength(8);
  for (const [second, file] of files.toSorted().entries()) await utimes(file, second, second);
  await cache.trim();
  const isCached = await Promise.all(
    keys.map(async (key) => (await cache.get(key, TEXT.length)) !== undefined),
  );
  expect(isCached).toEqual([false, false, false, false, false, true, true, true]);
});
