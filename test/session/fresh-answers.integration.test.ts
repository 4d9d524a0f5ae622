import { mkdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;
let root: string;
let workspace: Workspace;

const file = (name: string): string => path.join(root, name);
const places = async (selector: string): Promise<readonly string[]> => {
  const { facts, error } = await workspace.definition(selector);
  if (facts === null) throw new Error(error?.message);
  return facts.definitions.map(({ uri, range }) => `${uri}:${range[0] + 1}:${range[1] + 1}`);
};
const shown = async (selector: string): Promise<string> => {
  const { facts, error } = await workspace.hover(selector);
  if (error !== null) throw new Error(error.message);
  return facts?.hover?.contents ?? '';
};

beforeAll(async () => {
  folder = await temporaryFolder();
  root = path.join(folder.path, 'project');
  await writeTree(root, {
    'pyrightconfig.json': '{}\n',
    'main.py': 'from lib import make\nfrom later import there\nvalue = make()\n',
    'lib.py': 'def make() -> int: return 1\n',
    'pkg/__init__.py': '',
  });
  workspace = await openWorkspace(root, {
    host: { ...nodeHost({}), env: { PATH: process.env['PATH'], HOME: path.join(folder.path, 'home') } },
  });
});

afterAll(async () => {
  await workspace[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

describe('a later request uses the files on disk after an edit', () => {
  test('in an imported file', async () => {
    expect(await shown('main.py@L3:C1')).toContain('value: int');
    await writeFile(file('lib.py'), 'def make() -> str: return ""\n');
    expect(await shown('main.py@L3:C1')).toContain('value: str');
  });

  test('that changes neither the length nor the modification time', async () => {
    const before = 'def make() -> str: return 1\n';
    await writeFile(file('lib.py'), before);
    await utimes(file('lib.py'), 1_000_000, 1_000_000);
    expect(await shown('main.py@L3:C1')).toContain('value: str');
    await writeFile(file('lib.py'), before.replace('str', 'set'));
    await utimes(file('lib.py'), 1_000_000, 1_000_000);
    expect(await shown('main.py@L3:C1')).toContain('value: set');
  });

  test('before the position in the requested file', async () => {
    expect(await places('main.py@<|>value = make')).toEqual(['main.py:3:1']);
    const text = await readFile(file('main.py'), 'utf8');
    await writeFile(file('main.py'), `# one more line\n${text}`);
    expect(await places('main.py@<|>value = make')).toEqual(['main.py:4:1']);
    await writeFile(file('main.py'), text);
    expect(await places('main.py@<|>value = make')).toEqual(['main.py:3:1']);
  });

  test('that creates or deletes a file', async () => {
    expect(await places('main.py@L2:C20')).toEqual([]);
    await writeFile(file('later.py'), '\n\nthere = 1\n');
    expect(await places('main.py@L2:C20')).toEqual(['later.py:3:1']);
    await rm(file('later.py'));
    expect(await places('main.py@L2:C20')).toEqual([]);
  });

  test('that moves a folder into the workspace', async () => {
    await mkdir(path.join(folder.path, 'elsewhere'));
    await writeFile(path.join(folder.path, 'elsewhere/__init__.py'), 'there = 2\n');
    expect(await places('main.py@L2:C20')).toEqual([]);
    await rename(path.join(folder.path, 'elsewhere'), file('later'));
    expect(await places('main.py@L2:C20')).toEqual(['later/__init__.py:1:1']);
    await rm(file('later'), { recursive: true });
  });

  test('that replaces a file by a rename of another file', async () => {
    await writeFile(path.join(root, 'lib.py.new'), 'def make() -> float: return 1\n');
    await rename(path.join(root, 'lib.py.new'), file('lib.py'));
    expect(await shown('main.py@L3:C1')).toContain('value: float');
  });

  test('in the configuration', async () => {
    await writeFile(
      file('main.py'),
      'import sys\nif sys.platform == "win32":\n  v = 1\nelse:\n  v = ""\nv\n',
    );
    expect(await shown('main.py@L6:C1')).toContain("v: Literal['']");
    const [before, after] = [{}, { pythonPlatform: 'Windows' }].map((content) => JSON.stringify(content));
    await writeFile(file('pyrightconfig.json'), after ?? '');
    const bundle = await workspace.hover('main.py@L6:C1');
    expect(bundle.facts?.hover?.contents).toContain('v: Literal[1]');
    await writeFile(file('pyrightconfig.json'), '{');
    const broken = await workspace.hover('main.py@L6:C1');
    expect(broken.error).toMatchObject({
      code: 'E/CONFIG',
      message: expect.stringContaining('pyrightconfig.json:1:2') as string,
    });
    await writeFile(file('pyrightconfig.json'), before ?? '');
    expect(await shown('main.py@L6:C1')).toContain("v: Literal['']");
    expect(bundle.environment.configDigest).not.toBe(
      (await workspace.hover('main.py@L6:C1')).environment.configDigest,
    );
  });

  test('that adds or removes references', async () => {
    await writeFile(file('main.py'), 'from lib import make\nmake()\n');
    const count = async (): Promise<number | undefined> =>
      (await workspace.references('py://lib#make')).facts?.total;
    expect(await count()).toBe(3);
    await writeFile(file('pkg/more.py'), 'import lib\nlib.make()\nlib.make()\n');
    expect(await count()).toBe(5);
    await rm(file('pkg/more.py'));
    expect(await count()).toBe(3);
  });

  test('that adds or removes a folder without sources, or a compiled module', async () => {
    await writeFile(file('pkg/imports.py'), 'import folder_only\nimport compiled\n');
    const unresolved = async (): Promise<readonly string[]> => {
      const { facts } = await workspace.diagnostics({ files: ['pkg/imports.py'] });
      return (facts?.diagnostics ?? []).flatMap(({ message }) => /"(.+)"/u.exec(message)?.[1] ?? []);
    };
    expect(await unresolved()).toEqual(['folder_only', 'compiled']);
    await mkdir(file('folder_only'));
    expect(await unresolved()).toEqual(['compiled']);
    await writeFile(file('compiled.cpython-312-x86_64-linux-gnu.so'), '');
    expect(await unresolved()).toEqual([]);
    await rm(file('folder_only'), { recursive: true });
    expect(await unresolved()).toEqual(['folder_only']);
    await rm(file('compiled.cpython-312-x86_64-linux-gnu.so'));
    expect(await unresolved()).toEqual(['folder_only', 'compiled']);
    await rm(file('pkg/imports.py'));
  });

  test('that adds or corrects an error', async () => {
    const counts = async (): Promise<number | undefined> =>
      (await workspace.diagnostics()).facts?.counts.error;
    expect(await counts()).toBe(0);
    await writeFile(file('pkg/wrong.py'), 'x: int = ""\n');
    expect(await counts()).toBe(1);
    await writeFile(file('pkg/wrong.py'), 'x: str = ""\n');
    expect(await counts()).toBe(0);
  });
});

test.each([
  ['that no entry of "include" contains', '{"include": ["app"]}', 'library.py'],
  [
    'on PYTHONPATH, although Pyright does not recheck importers if "useLibraryCodeForTypes" is false',
    '{"useLibraryCodeForTypes": false}',
    'paths/library.py',
  ],
])('a later request uses an edit of an imported file %s', async (_, configuration, name) => {
  await using other = await temporaryFolder();
  const library = path.join(other.path, name);
  await writeTree(other.path, {
    'pyrightconfig.json': configuration,
    [name]: 'def make() -> int: ...\n',
    'app/main.py': 'import library\nvalue: int = library.make()\n',
  });
  const [home, paths] = ['home', 'paths'].map((one) => path.join(other.path, one));
  await using opened = await openWorkspace(other.path, {
    host: { ...nodeHost({}), env: { PATH: process.env['PATH'], HOME: home, PYTHONPATH: paths } },
  });
  const messages = async (): Promise<readonly string[] | undefined> =>
    (await opened.diagnostics()).facts?.diagnostics.map(({ message }) => message);
  expect(await messages()).toEqual([]);
  await writeFile(library, 'def make() -> str: ...\n');
  expect(await messages()).toEqual([expect.stringContaining('"str" is not assignable')]);
});

test('a request fails with E/USAGE while the workspace is missing, and succeeds after the workspace is back', async () => {
  const moved = path.join(folder.path, 'moved');
  expect(await shown('lib.py@L1:C5')).toContain('def make');
  await rename(root, moved);
  const { error } = await workspace.diagnostics();
  expect([error?.code, error?.message]).toEqual(['E/USAGE', 'The workspace is not a folder.']);
  await rename(moved, root);
  expect(await shown('lib.py@L1:C5')).toContain('def make');
});

test('the diagnostics of a link to a file in the workspace are listed under the path of the link', async () => {
  await symlink('lib.py', file('linked.py'));
  const { error, facts } = await workspace.diagnostics({ files: ['linked.py'] });
  expect([error, Object.keys(facts?.documents ?? {})]).toEqual([null, ['linked.py']]);
});

test('document versions in facts belong to the texts to which the ranges refer', async () => {
  await writeFile(file('main.py'), 'from lib import make\nmake()\n');
  const { facts } = await workspace.definition('main.py@L2:C1');
  const versions = await Promise.all(['lib.py', 'main.py'].map(async (uri) => workspace.text(uri)));
  expect(facts?.documents).toEqual({ 'lib.py': versions[0]?.docVersion, 'main.py': versions[1]?.docVersion });
});
