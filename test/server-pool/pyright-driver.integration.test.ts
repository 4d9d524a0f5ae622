import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Workspace } from '../../src/registry/workspace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

async function errors(workspace: Workspace): Promise<number | undefined> {
  return (await workspace.diagnostics()).facts?.counts.error;
}

test('a running server uses an edit of `__builtins__.pyi`, and no outdated answer is stored', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'project');
  await writeTree(root, { '__builtins__.pyi': 'foo: str\n', 'a.py': 'x: str = foo\n' });
  const host = testHost({ HOME: folder.path });
  {
    await using workspace = await openWorkspace(root, { host });
    expect(await errors(workspace)).toBe(0);
    await writeFile(path.join(root, '__builtins__.pyi'), 'foo: int\n');
    expect(await errors(workspace)).toBe(1);
  }
  await using workspace = await openWorkspace(root, { host });
  expect(await errors(workspace)).toBe(1);
});

test('a running server notices that a namespace package below a folder with a dot in its name is removed', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'project');
  await writeTree(root, {
    'pyrightconfig.json': '{"extraPaths": ["app-2.0"]}',
    'a.py': 'import ns\n',
  });
  const namespace = path.join(root, 'app-2.0', 'ns');
  await mkdir(namespace, { recursive: true });
  await using workspace = await openWorkspace(root, { host: testHost({ HOME: folder.path }) });
  expect(await errors(workspace)).toBe(0);
  await rmdir(namespace);
  expect(await errors(workspace)).toBe(1);
});
