// Tests files that Pyright reads although their real path is outside the workspace or project.
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { writeTree } from '../helpers/write-tree.ts';

let repository: TemporaryRepository;
const file = (name: string): string => path.join(repository.path, name);

beforeAll(async () => {
  repository = await temporaryRepository();
  await writeTree(repository.path, {
    'shared/lib.py': 'def make() -> int: ...\n',
    'elsewhere/linked_module.py': 'def there() -> int: ...\n',
    'app/pyrightconfig.json': '{"extraPaths": ["../shared"]}',
    'app/nested/pyrightconfig.json': '{"extraPaths": ["../beside"]}',
    'app/nested/main.py': 'import near\nnear.make()\n',
    'app/beside/near.py': 'def make() -> int: ...\n',
    'app/main.py': 'import lib\nfrom linked.linked_module import there\nlib.make()\nthere()\n',
  });
  await symlink('../elsewhere', file('app/linked'));
  // A circular link must not cause an endless loop.
  await symlink('..', file('app/circle'));
});

afterAll(async () => repository[Symbol.asyncDispose]());

const opened = async (): Promise<Workspace> => {
  const env = { PATH: process.env['PATH'], HOME: file('home') };
  return openWorkspace(file('app'), { host: { ...nodeHost({}), env } });
};
const shown = async (workspace: Workspace, place: string): Promise<string> => {
  const { facts, error } = await workspace.hover(place);
  return facts?.hover?.contents ?? error?.message ?? '';
};

describe.each([
  ['on an extra path outside the workspace', 'main.py@L3:C5', 'shared/lib.py', 'def make'],
  ['of the workspace outside a nested project', 'nested/main.py@L2:C6', 'app/beside/near.py', 'def make'],
  ['behind a link to a folder', 'main.py@L4:C1', 'elsewhere/linked_module.py', 'def there'],
])('a file %s', (_, place, name, start) => {
  test('is read again after an edit, by a running server and in a reopened workspace', async () => {
    {
      await using workspace = await opened();
      expect(await shown(workspace, place)).toContain('-> int');
      await writeFile(file(name), `${start}() -> str: ...\n`);
      expect(await shown(workspace, place)).toContain('-> str');
    }
    await writeFile(file(name), `${start}() -> set: ...\n`);
    await using workspace = await opened();
    expect(await shown(workspace, place)).toContain('-> set');
  });
});
