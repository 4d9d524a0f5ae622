import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { OutputName } from '../../src/batch/output-file.ts';
import { mergeResults } from '../../src/manifest/merge-results.ts';
import { readManifest } from '../../src/manifest/read-manifest.ts';
import { copyManifest, makeResultsFolder } from '../../src/manifest/results-folder.ts';
import type { ManifestEntry } from '../../src/model/generated/manifest.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const MANIFEST = '{"repository": ".", "base": "main", "head": "topic"}\n';
const [line] = readManifest(MANIFEST);
const EARLIER: ManifestEntry = {
  version: '1.0',
  pair: line?.key ?? '',
  base: 'a'.repeat(40),
  head: 'b'.repeat(40),
  conclusion: 'clean',
  report: `sha256:${'0'.repeat(64)}`,
  error: null,
  seconds: 1,
  tool: '0.0.0',
  endedAt: '2026-01-01T00:00:00.000Z',
};
const FAILED: ManifestEntry = {
  ...EARLIER,
  conclusion: null,
  report: null,
  error: { code: 'E/LS_CRASH', message: 'The server has ended.', details: {} },
  endedAt: '2026-01-02T00:00:00.000Z',
};

// The report file that the result names does not exist. So E/SCHEMA_INVALID shows that the merge has chosen the
// result instead of the failed attempt, and has then looked for the file.
test.each<[change: string, later: Partial<ManifestEntry>, code: string]>([
  ['at a different head', { head: 'c'.repeat(40) }, 'E/VERSION_SKEW'],
  ['at a different base', { base: 'c'.repeat(40) }, 'E/VERSION_SKEW'],
  ['at the same commits', {}, 'E/SCHEMA_INVALID'],
  ['without commits', { base: null, head: null }, 'E/SCHEMA_INVALID'],
  [
    'at a different head, made before the result',
    { head: 'c'.repeat(40), endedAt: '2025-01-01T00:00:00.000Z' },
    'E/SCHEMA_INVALID',
  ],
])('merging a result with a failed attempt %s causes %s', async (_, later, code) => {
  await using folder = await temporaryFolder();
  const folders = ['one', 'two'].map((name) => ({ file: path.join(folder.path, name), name }));
  for (const [index, entry] of [EARLIER, { ...FAILED, ...later }].entries()) {
    const { file, name } = folders[index] ?? { file: '', name: '' };
    await copyManifest(await makeResultsFolder({ file, name }), { file, name }, MANIFEST);
    await writeFile(path.join(file, 'index.jsonl'), `${JSON.stringify(entry)}\n`);
  }
  await expect(mergeResults(folders).next()).rejects.toMatchObject({ code });
});

async function resultsOfLines(
  output: OutputName,
  changes: readonly Partial<ManifestEntry>[],
): Promise<AsyncGenerator<string, void>> {
  const manifest = `${MANIFEST}${MANIFEST.replace('topic', 'other')}`;
  await copyManifest(await makeResultsFolder(output), output, manifest);
  const entries: ManifestEntry[] = [];
  for (const [index, { key }] of readManifest(manifest).entries()) {
    const text = `{"line":${index}}\n`;
    const digest = createHash('sha256').update(text).digest('hex');
    await writeFile(path.join(output.file, 'reports', `${digest}.json`), text);
    entries.push({ ...EARLIER, pair: key, report: `sha256:${digest}`, ...changes[index] });
  }
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`);
  await writeFile(path.join(output.file, 'index.jsonl'), lines.join(''));
  return mergeResults([output]);
}

test('merging results of different versions of lanser causes E/VERSION_SKEW', async () => {
  await using folder = await temporaryFolder();
  const output = { file: path.join(folder.path, 'one'), name: 'one' };
  const merged = await resultsOfLines(output, [{ tool: '0.0.0' }, { tool: '1.0.0' }]);
  expect((await merged.next()).value).toContain('"report":{"line":0}');
  await expect(merged.next()).rejects.toMatchObject({ code: 'E/VERSION_SKEW', details: { line: 2 } });
});

test('merging results of different commits of one branch causes E/VERSION_SKEW', async () => {
  await using folder = await temporaryFolder();
  const output = { file: path.join(folder.path, 'one'), name: 'one' };
  const changes = { base: 'c'.repeat(40), head: 'd'.repeat(40) };
  const merged = await resultsOfLines(output, [{}, changes]);
  await merged.next();
  await expect(merged.next()).rejects.toMatchObject({
    code: 'E/VERSION_SKEW',
    message: `The result of line 2 of the manifest is from commit ${changes.base} of "main" in ".", but the result of an earlier line is from commit ${EARLIER.base}. Run the manifest again, and merge its results.`,
    details: { line: 2 },
  });
  // The lines have different head branches, so only their commits of base must be equal. A result that does not
  // state its commit of base is merged too.
  const allowed = await resultsOfLines(output, [{}, { base: null, head: 'd'.repeat(40) }]);
  await allowed.next();
  expect((await allowed.next()).value).toContain('"report":{"line":1}');
});
