import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DefinitionsFacts, BundleOf } from '../../src/model/bundle.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;
let root: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  root = path.join(folder.path, 'project');
  await writeTree(root, { 'lib.py': 'def make(): return 1\n', 'main.py': 'import lib\nlib.make()\n' });
});

afterAll(async () => folder[Symbol.asyncDispose]());

/** Opens the project as a new process would and sends a request. Returns the answer, and whether a server started. */
async function askOnce(): Promise<{
  readonly bundle: BundleOf<DefinitionsFacts>;
  readonly started: boolean;
}> {
  const logged: string[] = [];
  const host = {
    ...nodeHost({ log: (message) => logged.push(message) }),
    env: { PATH: process.env['PATH'], HOME: folder.path },
  };
  await using workspace = await openWorkspace(root, { host });
  const bundle = await workspace.definition('main.py@L2:C5');
  return { bundle, started: logged.some((message) => /Pyright language server .* starting/u.test(message)) };
}

async function keptFiles(): Promise<readonly string[]> {
  const cacheFolder = path.join(folder.path, '.cache', 'lanser', 'answers');
  const names = await readdir(cacheFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

test('a cached answer is returned without a server until a file changes', async () => {
  const first = await askOnce();
  expect(first).toMatchObject({ started: true, bundle: { facts: { definitions: [{ uri: 'lib.py' }] } } });
  const second = await askOnce();
  expect([second.started, second.bundle.bundleId]).toEqual([false, first.bundle.bundleId]);

  // The edit keeps the file's length, so a comparison of lengths would not detect it.
  await writeFile(path.join(root, 'lib.py'), '\ndef make(): return \n');
  const edited = await askOnce();
  expect(edited).toMatchObject({
    started: true,
    bundle: { facts: { definitions: [{ range: [1, 4, 1, 8] }] } },
  });
  await writeFile(path.join(root, 'lib.py'), 'def make(): return 1\n');
  expect((await askOnce()).started).toBe(false);

  await writeFile(path.join(root, 'pyrightconfig.json'), '{"pythonPlatform": "Windows"}');
  const configured = await askOnce();
  expect([configured.started, configured.bundle.bundleId === first.bundle.bundleId]).toEqual([true, false]);
});

test('a cached answer is not used after the removal of a compiled module or of a folder without sources', async () => {
  const imports = path.join(folder.path, 'imports');
  const compiled = path.join(imports, 'compiled.so');
  await writeTree(imports, { 'main.py': 'import folder_only\nimport compiled\n', 'compiled.so': '' });
  await mkdir(path.join(imports, 'folder_only'));
  const home = path.join(folder.path, 'other-home');
  const host = { ...nodeHost({}), env: { PATH: process.env['PATH'], HOME: home } };
  const errors = async (): Promise<number | undefined> => {
    await using workspace = await openWorkspace(imports, { host });
    return (await workspace.diagnostics()).facts?.counts.error;
  };
  expect(await errors()).toBe(0);
  await rm(compiled);
  expect(await errors()).toBe(1);
  await writeFile(compiled, '');
  expect(await errors()).toBe(0);
  await rm(path.join(imports, 'folder_only'), { recursive: true });
  expect(await errors()).toBe(1);
});

test('an answer is not reused if a package is reinstalled before the workspace closes', async () => {
  const source = 'def make(): return 1\n';
  const made = await virtualEnvironment(path.join(folder.path, 'environment'), {
    'installed/__init__.py': source,
  });
  const packaged = path.join(folder.path, 'packaged');
  await writeTree(packaged, { 'main.py': 'import installed\ninstalled.make()\n' });
  const PATH = [made.programs, process.env['PATH']].join(path.delimiter);
  const host = { ...nodeHost({}), env: { PATH, VIRTUAL_ENV: made.folder, HOME: made.folder } };
  const linesAfter = async (work: () => Promise<void>): Promise<readonly number[] | undefined> => {
    await using workspace = await openWorkspace(packaged, { host });
    const { facts } = await workspace.definition('main.py@L2:C11');
    await work();
    return facts?.definitions.map(({ range }) => range[0]);
  };
  const first = await linesAfter(async () => {
    await rm(path.join(made.sitePackages, 'installed'), { recursive: true });
    await writeTree(made.sitePackages, { 'installed/__init__.py': `\n\n${source}` });
  });
  expect(first).toEqual([0]);
  expect(await linesAfter(async () => {})).toEqual([2]);
});

test('a damaged cache file is ignored', async () => {
  const before = await askOnce();
  expect(before.started).toBe(false);
  const files = await keptFiles();
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    expect(text).toContain('"uri":"lib.py"');
    await writeFile(file, text.replace('lib.py', 'lie.py'));
  }
  const after = await askOnce();
  expect([after.started, after.bundle.bundleId]).toEqual([true, before.bundle.bundleId]);
});

test('reload deletes the cached answers', async () => {
  await askOnce();
  expect(await keptFiles()).not.toEqual([]);
  const host = { ...nodeHost({}), env: { PATH: process.env['PATH'], HOME: folder.path } };
  {
    await using workspace = await openWorkspace(root, { host });
    expect((await workspace.reload()).status).toBe('ok');
  }
  expect(await keptFiles()).toEqual([]);
  expect((await askOnce()).started).toBe(true);
});

test('a cache folder that cannot be created is ignored', async () => {
  const host = { ...nodeHost({}), env: { PATH: process.env['PATH'], HOME: '/proc' } };
  await using workspace = await openWorkspace(root, { host });
  expect((await workspace.definition('main.py@L2:C5')).status).toBe('ok');
});
