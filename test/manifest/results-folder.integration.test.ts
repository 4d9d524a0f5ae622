import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  makeResultsFolder,
  openIndex,
  readCopiedManifest,
  readEntries,
} from '../../src/manifest/results-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test.each([
  ['that is not JSON', '{"pair"\n', 'line 1 is not an entry of an index: Expected'],
  ['without the properties of an entry', '{}\n', 'line 1 is not an entry of an index: '],
  [
    'of more than 16 MiB',
    `${'x'.repeat(2 ** 24 + 1)}\n`,
    'line 1 is not an entry of an index: it is too long.',
  ],
])('an index line %s causes an error that states the line number', async (_, text, message) => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'index.jsonl'), text);
  await expect(readEntries({ file: folder.path, name: 'results' })).rejects.toMatchObject({
    code: 'E/SCHEMA_INVALID',
    message: expect.stringContaining(message) as string,
  });
});

test('an index with an invalid line is not opened, and does not change', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'index.jsonl');
  const results = { file: folder.path, name: 'results' };
  for (const line of ['{"my": "file"}', 'x'.repeat(2 ** 24 + 1)]) {
    await writeFile(file, `${line}\nthe last line`);
    await expect(openIndex(results, undefined)).rejects.toMatchObject({
      code: 'E/SCHEMA_INVALID',
      message: expect.stringContaining('"results/index.jsonl", line 1 is not an entry of an index') as string,
    });
    expect(await readFile(file, 'utf8')).toBe(`${line}\nthe last line`);
    expect(await readdir(folder.path)).toEqual(['index.jsonl']);
  }
});

test('an index that cannot be read causes an error that names it', async () => {
  await using folder = await temporaryFolder();
  await mkdir(path.join(folder.path, 'index-1-of-2.jsonl'));
  await expect(readEntries({ file: folder.path, name: 'results' })).rejects.toMatchObject({
    code: 'E/USAGE',
    message: expect.stringContaining('index-1-of-2.jsonl in "results" cannot be read: ') as string,
  });
});

test('an incomplete last line of an index is ignored, because another process may be writing it', async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'index.jsonl'), '{"pair"');
  expect((await readEntries({ file: folder.path, name: 'results' })).size).toBe(0);
});

test('in one index, the last entry of a pair is used; among several indexes, the entry with the latest `endedAt`', async () => {
  await using folder = await temporaryFolder();
  const entry = (seconds: number, endedAt: string): string =>
    `${JSON.stringify({
      version: '1.0',
      pair: `sha256:${'0'.repeat(64)}`,
      base: 'a'.repeat(40),
      head: 'b'.repeat(40),
      conclusion: 'clean',
      report: `sha256:${'1'.repeat(64)}`,
      error: null,
      seconds,
      tool: '0.0.0',
      endedAt,
    })}\n`;
  const seconds = async (): Promise<readonly number[]> =>
    [...(await readEntries({ file: folder.path, name: 'results' })).values()].map((one) => one.seconds);
  await writeFile(
    path.join(folder.path, 'index.jsonl'),
    entry(1, '2026-01-02T00:00:00.000Z') + entry(2, '2026-01-01T00:00:00.000Z'),
  );
  expect(await seconds()).toEqual([2]);
  await writeFile(path.join(folder.path, 'index-1-of-2.jsonl'), entry(3, '2026-01-03T00:00:00.000Z'));
  expect(await seconds()).toEqual([3]);
});

test('a missing manifest and an unreadable manifest cause different errors', async () => {
  await using folder = await temporaryFolder();
  const read = async (): Promise<string> => readCopiedManifest({ file: folder.path, name: 'results' });
  await expect(read()).rejects.toThrow('"results" has no manifest.jsonl');
  await mkdir(path.join(folder.path, 'manifest.jsonl'));
  await expect(read()).rejects.toThrow('manifest.jsonl in "results" cannot be read: ');
});

test.each(['out', 'out/reports', 'out/clones'])(
  'the link %s in a checkout is not followed to a folder outside of the checkout',
  async (link) => {
    await using folder = await temporaryFolder();
    await writeTree(folder.path, {
      'outside/kept.txt': '',
      'checkout/.git/HEAD': '',
      [`checkout/${link}`]: { to: path.join(folder.path, 'outside') },
    });
    const results = { file: path.join(folder.path, 'checkout/out'), name: 'out' };
    await expect(makeResultsFolder(results)).rejects.toMatchObject({ code: 'E/JAIL' });
    expect(await readdir(path.join(folder.path, 'outside'))).toEqual(['kept.txt']);
  },
);
