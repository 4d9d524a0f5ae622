import { lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LanserError } from '../../src/model/lanser-error.ts';
import { writeReportFiles } from '../../src/report/report-directory.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

const FILES = [
  { name: 'report.json', text: 'new report' },
  { name: 'bundles/pkg/after.json', text: 'new bundle' },
];

// A pull request controls `checkout/`, and must not be able to write to `job/`.
async function job(tree: Tree = {}): Promise<TemporaryFolder & { at: (name: string) => string }> {
  const folder = await temporaryFolder();
  await writeTree(folder.path, { 'checkout/': '', 'job/victim': 'old', ...tree });
  return { ...folder, at: (name) => path.join(folder.path, name) };
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).toSorted();
}

test('new folders are created, and existing files are replaced', async () => {
  await using at = await job({ 'checkout/rep/report.json': 'old, and longer than the new one' });
  for (let round = 0; round < 2; round += 1) {
    await writeReportFiles(at.at('checkout/rep'), FILES, { untrusted: at.at('checkout') });
    expect(await filesIn(at.at('checkout/rep'))).toEqual(['bundles/pkg/after.json', 'report.json']);
    expect(await readFile(at.at('checkout/rep/report.json'), 'utf8')).toBe('new report');
    expect(await readdir(at.at('checkout/rep'))).toEqual(['bundles', 'report.json']);
  }
});

test.each<[title: string, link: string, target: string, named: string]>([
  ['the report folder', 'checkout/rep', '../job', 'rep'],
  ['the report folder, with a missing target', 'checkout/rep', '../job/new', 'rep'],
  ['the report folder, with itself as target', 'checkout/rep', 'rep', 'rep'],
  ['the report folder, with a target in the checkout', 'checkout/rep', 'other', 'rep'],
  ['a report file', 'checkout/rep/report.json', '../../job/victim', 'report.json'],
  ['a report file, with a missing target', 'checkout/rep/report.json', '../../job/new', 'report.json'],
  ['the folder `bundles`', 'checkout/rep/bundles', '../../job', 'bundles'],
  ['the folder `bundles/pkg`', 'checkout/rep/bundles/pkg', '../../../job', 'bundles/pkg'],
])('E/JAIL is thrown before files are written if the checkout has a link in place of %s', async (...row) => {
  const [, link, target, named] = row;
  await using at = await job({ 'checkout/other/': '', [link]: { to: target } });
  const before = folderDigest(at.path);
  const written = writeReportFiles(at.at('checkout/rep'), FILES, { untrusted: at.at('checkout') });
  await expect(written).rejects.toMatchObject({ code: 'E/JAIL', details: { path: named } });
  await expect(written).rejects.toThrow(JSON.stringify(named));
  expect(folderDigest(at.path)).toEqual(before);
});

test('links outside the checkout may lead to the report folder, but links in the checkout may not', async () => {
  await using at = await job({ link: { to: 'checkout/a' }, 'checkout/a/deep/': '' });
  await writeReportFiles(at.at('link/deep'), FILES, { untrusted: at.at('checkout') });
  expect(await filesIn(at.at('checkout/a/deep'))).toEqual(['bundles/pkg/after.json', 'report.json']);
  await symlink('../../job', at.at('checkout/a/out'));
  await symlink('checkout/a/out', at.at('far'));
  for (const folder of ['link/out', 'far', 'far/new']) {
    const written = writeReportFiles(at.at(folder), FILES, { untrusted: at.at('checkout') });
    await expect(written).rejects.toMatchObject({ code: 'E/JAIL', details: { path: 'a/out' } });
  }
  expect(await readdir(at.at('job'))).toEqual(['victim']);
});

test('if the report folder is outside the checkout, its path may contain links, but paths in the folder may not', async () => {
  await using at = await job({ 'real/x/': '', reports: { to: 'real' } });
  await writeReportFiles(at.at('reports/x'), FILES, { untrusted: at.at('checkout') });
  await writeReportFiles(at.at('reports'), FILES);
  expect(await filesIn(at.at('real'))).toHaveLength(4);
  await mkdir(at.at('real/y'));
  await symlink('../../job', at.at('real/y/bundles'));
  await expect(writeReportFiles(at.at('reports/y'), FILES)).rejects.toMatchObject({ code: 'E/JAIL' });
});

test('links in the checkout are rejected even if the path of the checkout is a link', async () => {
  await using at = await job({ workspace: { to: 'checkout' }, 'checkout/rep': { to: '../job' } });
  for (const folder of ['workspace/rep', 'checkout/rep']) {
    const written = writeReportFiles(at.at(folder), FILES, { untrusted: at.at('workspace') });
    await expect(written).rejects.toMatchObject({ code: 'E/JAIL', details: { path: 'rep' } });
  }
});

test('a link at a predictable temporary file name is not followed', async () => {
  const tree = { 'checkout/rep/report.json.partial': { to: '../../job/victim' } };
  await using at = await job(tree);
  await writeReportFiles(at.at('checkout/rep'), FILES, { untrusted: at.at('checkout') });
  expect(await readFile(at.at('job/victim'), 'utf8')).toBe('old');
  expect((await lstat(at.at('checkout/rep/report.json'))).isFile()).toBe(true);
});

test('a folder with the name of a report file causes E/FS_PERMISSIONS, and no temporary files remain', async () => {
  await using at = await job({ 'checkout/rep/report.json/kept.txt': 'kept' });
  const written = writeReportFiles(at.at('checkout/rep'), FILES, { untrusted: at.at('checkout') });
  await expect(written).rejects.toMatchObject({ code: 'E/FS_PERMISSIONS', details: { errno: 'EISDIR' } });
  expect(await filesIn(at.at('checkout'))).toEqual(['rep/report.json/kept.txt']);
  expect(await readdir(at.at('checkout/rep'))).toEqual(['report.json']);
});

test('by default, the hint of an error suggests a different report folder; the caller can set a different hint or no hint', async () => {
  await using at = await job({ 'checkout/rep': { to: '../job' }, 'checkout/file': '' });
  const failure = async (folder: string, output: { readonly hint?: 'name-output' | undefined }) =>
    writeReportFiles(at.at(folder), FILES, { ...output, untrusted: at.at('checkout') }).catch(
      (error: unknown) => error as LanserError,
    );
  for (const folder of ['checkout/rep', 'checkout/file']) {
    expect(await failure(folder, {})).toMatchObject({ hint: 'name-report-directory' });
    expect(await failure(folder, { hint: 'name-output' })).toMatchObject({ hint: 'name-output' });
  }
  const refused = await failure('checkout/rep', { hint: undefined });
  expect(refused).toMatchObject({ code: 'E/JAIL', hint: undefined });
  expect(refused).toMatchObject({ message: expect.stringMatching(/ Remove the link\.$/u) as unknown });
  const failed = await failure('checkout/file', { hint: undefined });
  expect(failed).toMatchObject({ code: 'E/FS_PERMISSIONS', hint: undefined });
  expect(failed).toMatchObject({
    message: expect.stringMatching(/: (?:not a directory|file already exists)\. Check /u) as unknown,
  });
});
