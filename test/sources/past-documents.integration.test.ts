import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { descendantsOf, HAS_PROC } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();

const OLD = 'def first(a):\n    total = a + 1\n    return total\n';
const NEW = `# before\n${OLD}\n\ndef second(b):\n    return b\n`;
const VERSION = documentVersion(Buffer.from(OLD));
const CURSOR = `a.py@L2:C5?docVersion=${VERSION}`;
const FOUND = { resolved: { range: [2, 4, 2, 4] }, certified: true };

async function opened(root: string): Promise<Workspace> {
  return openWorkspace(root, { host: testHost() });
}

async function codeOf(workspace: Workspace, selector: string): Promise<string | undefined> {
  return (await workspace.locate(selector)).error?.code;
}

test('if the docVersion is unavailable, a position or lines cause E/VERSION_SKEW, but a name, a text or a file is still found', async () => {
  const root = path.join(sandbox.path, 'nobody');
  await writeTree(root, { 'a.py': NEW });
  const start = { cwd: root, env: sandbox.env };
  for (const place of [
    'a.py@L2:C5',
    'a.py@R(2,5->2,10)',
    'a.py:2:5',
    'a.py:2',
    'a.py:1-3',
    'a.py:1-3@total',
  ]) {
    const { bundle, exitCode } = await bundleOf(['locate', `${place}?docVersion=${VERSION}`], start);
    expect([place, exitCode, bundle.error?.code]).toEqual([place, 10, 'E/VERSION_SKEW']);
  }
  const lines = await bundleOf(['diag', `a.py:1-3?docVersion=${VERSION}`], start);
  expect([lines.exitCode, lines.bundle.error?.code]).toEqual([10, 'E/VERSION_SKEW']);
  const file = await bundleOf(['locate', `a.py?docVersion=${VERSION}`], start);
  expect(file.bundle.resolution?.resolved?.range).toEqual([0, 0, 0, 0]);
  for (const selector of ['py://a#first', 'ast://[module=a]/[def=first]', 'a.py:first', 'a.py@def first']) {
    const { bundle, exitCode } = await bundleOf(['locate', `${selector}?docVersion=${VERSION}`], start);
    expect([selector, exitCode, bundle.resolution?.resolved?.range[0]]).toEqual([selector, 0, 1]);
  }
});

test('outside of a repository, --keep stores a version; a damaged stored version is not used, and --keep replaces it', async () => {
  const root = path.join(sandbox.path, 'keeps');
  await writeTree(root, { 'a.py': OLD });
  const start = { cwd: root, env: sandbox.env };
  expect(await lanser(['locate', 'a.py@L2:C5', '--keep'], start)).toMatchObject({ exitCode: 0, stderr: '' });
  const objectFile = path.join(root, '.lanser/objects', VERSION.slice(5, 7), VERSION.slice(7));
  expect(await readFile(objectFile, 'utf8')).toBe(OLD);
  // a.py, .lanser, objects, .gitignore, and the folder and the file of the version.
  expect(readdirSync(root, { recursive: true })).toHaveLength(6);
  await writeFile(path.join(root, 'a.py'), NEW);
  expect((await bundleOf(['locate', CURSOR], start)).bundle.resolution).toMatchObject(FOUND);
  await writeFile(objectFile, `${OLD}# another\n`);
  expect((await bundleOf(['locate', CURSOR], start)).exitCode).toBe(10);
  // `--keep` replaces the damaged version.
  await writeFile(path.join(root, 'a.py'), OLD);
  expect((await lanser(['locate', 'a.py@L2:C5', '--keep'], start)).exitCode).toBe(0);
  expect(await readFile(objectFile, 'utf8')).toBe(OLD);
});

test('if .lanser/objects is a link out of the workspace, stored versions are neither read nor written', async () => {
  const root = path.join(sandbox.path, 'linked');
  const outside = path.join(sandbox.path, 'outside');
  await writeTree(root, { 'a.py': NEW });
  await writeTree(outside, { [`${VERSION.slice(5, 7)}/${VERSION.slice(7)}`]: OLD });
  await writeTree(root, { '.lanser/': '' });
  await symlink(outside, path.join(root, '.lanser/objects'));
  const start = { cwd: root, env: sandbox.env };
  expect((await bundleOf(['locate', CURSOR], start)).exitCode).toBe(10);
  expect((await bundleOf(['locate', 'a.py@L2:C5', '--keep'], start)).exitCode).toBe(24);
  expect(readdirSync(outside)).toEqual([VERSION.slice(5, 7)]);
});

test('a position whose docVersion is the id of a tree, a commit or a missing object causes E/VERSION_SKEW', async () => {
  const repository = await sandbox.repository('ids');
  await repository.write('a.py', OLD);
  const commit = await repository.commit();
  const tree = await repository.git(['rev-parse', 'HEAD^{tree}']);
  await repository.write('a.py', NEW);
  await using workspace = await opened(repository.path);
  for (const id of [commit, tree, '0'.repeat(40)]) {
    expect(await codeOf(workspace, `a.py@L2:C5?docVersion=blob:${id}`)).toBe('E/VERSION_SKEW');
  }
  // The failures do not affect the next request.
  expect((await workspace.locate(CURSOR)).resolution).toMatchObject(FOUND);
});

test.runIf(HAS_PROC)('a Git process that ends between two requests is restarted', async () => {
  const repository = await sandbox.repository('killed');
  await repository.write('a.py', OLD);
  await repository.write('b.py', `${OLD}# b\n`);
  await repository.commit();
  await repository.write('a.py', NEW);
  await repository.write('b.py', NEW);
  await using workspace = await opened(repository.path);
  expect((await workspace.locate(CURSOR)).resolution).toMatchObject(FOUND);
  const readers = descendantsOf(process.pid).filter(({ command }) => command.includes('cat-file'));
  expect(readers.length).toBeGreaterThan(0);
  for (const { pid } of readers) process.kill(pid, 'SIGKILL');
  const other = `b.py@L2:C5?docVersion=${documentVersion(Buffer.from(`${OLD}# b\n`))}`;
  const bundle = await workspace.locate(other);
  expect([bundle.error, bundle.resolution?.resolved?.range[0]]).toEqual([null, 2]);
});

test('a version in the history of one workspace is unavailable in a different workspace', async () => {
  const one = await sandbox.repository('one');
  await one.write('a.py', OLD);
  await one.commit();
  await one.write('a.py', NEW);
  const other = await sandbox.repository('two');
  await other.write('a.py', NEW);
  await other.commit();
  await using first = await opened(one.path);
  await using second = await opened(other.path);
  const [found, skew] = await Promise.all([first.locate(CURSOR), second.locate(CURSOR)]);
  expect(found.resolution).toMatchObject(FOUND);
  expect(skew.error?.code).toBe('E/VERSION_SKEW');
});

test('if a shallow clone lacks the docVersion, a position causes E/VERSION_SKEW, but a name is still found', async () => {
  const origin = await sandbox.repository('origin');
  await origin.write('a.py', OLD);
  await origin.commit();
  await origin.write('a.py', NEW);
  await origin.commit();
  const clone = path.join(sandbox.path, 'shallow');
  await origin.git(['clone', '--quiet', '--depth=1', `file://${origin.path}`, clone]);
  await using deep = await opened(origin.path);
  await using shallow = await opened(clone);
  expect((await deep.locate(CURSOR)).resolution).toMatchObject(FOUND);
  expect(await codeOf(shallow, CURSOR)).toBe('E/VERSION_SKEW');
  expect(await codeOf(shallow, `py://a#first?docVersion=${VERSION}`)).toBeUndefined();
});

test('the configured thresholds determine the accepted places, and the bundle contains the thresholds', async () => {
  const repository = await sandbox.repository('thresholds');
  await repository.write('a.py', OLD);
  await repository.commit();
  await repository.write('a.py', OLD.replace('a + 1', 'a + 2 * b').replace('first', 'other'));
  const selector = `a.py@R(2,5->2,18)?docVersion=${VERSION}`;
  for (const [relocation, code] of [
    [{ tau: 0, delta: 0, topK: 2 }, undefined],
    [{ tau: 1, delta: 0, topK: 2 }, 'E/AMBIGUOUS'],
  ] as const) {
    await repository.write('lanser.json', JSON.stringify({ relocation }));
    await using workspace = await opened(repository.path);
    const { error, resolution } = await workspace.locate(selector);
    expect([error?.code, resolution?.thresholds]).toEqual([code, relocation]);
    expect(resolution?.candidates.length).toBeGreaterThan(0);
  }
});

test('a version that --keep stored is available without Git and in a broken repository', async () => {
  const repository = await sandbox.repository('broken');
  await repository.write('a.py', OLD);
  await repository.commit();
  const env = { ...sandbox.env };
  expect((await lanser(['locate', 'a.py', '--keep'], { cwd: repository.path, env })).exitCode).toBe(0);
  await repository.write('a.py', NEW);
  const withoutGit = { cwd: repository.path, env: { ...env, PATH: path.join(sandbox.path, 'nothing') } };
  expect((await bundleOf(['locate', CURSOR], withoutGit)).bundle.resolution).toMatchObject(FOUND);
  await rm(path.join(repository.path, '.git/objects'), { recursive: true });
  expect(existsSync(path.join(repository.path, '.git/HEAD'))).toBe(true);
  const run = await bundleOf(['locate', CURSOR], { cwd: repository.path, env });
  expect([run.exitCode, run.bundle.resolution?.certified]).toEqual([0, true]);
  expect(execFileSync('ls', ['-A', sandbox.temporary], { encoding: 'utf8' })).toBe('');
});
