import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Workspace } from '../../../src/registry/workspace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let workspace: Workspace;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, {
    'a.py': 'def f():\n    return 1\n',
    'b.py': 'from a import f\n\n\ndef g():\n    return f()\n',
  });
  workspace = await openWorkspace(folder.path, { host: testHost({}) });
});

afterAll(async () => {
  await workspace[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

test('a call hierarchy item from an answer is a valid parameter of the next request', async () => {
  const prepared = await workspace.request('textDocument/prepareCallHierarchy', { selector: 'a.py:f' });
  const [item] = (prepared.facts?.result ?? []) as readonly unknown[];
  expect(item).toMatchObject({ uri: 'a.py' });
  const calls = await workspace.request('callHierarchy/incomingCalls', { params: { item } });
  expect(calls.error).toBeNull();
  expect(calls.facts?.result).toEqual([
    expect.objectContaining({ from: expect.objectContaining({ name: 'g', uri: 'b.py' }) as unknown }),
  ]);
});

const SYMBOLS = 'textDocument/documentSymbol';

test.each([{}, { selector: 'a.py:1:5' }])(
  'with the options %j, a path in the parameters must name a file of the workspace',
  async (options) => {
    const ask = async (uri: string): Promise<unknown> => {
      const { facts, error } = await workspace.request(SYMBOLS, {
        ...options,
        params: { textDocument: { uri } },
      });
      return error?.code ?? facts?.result;
    };
    expect(await ask('b.py')).toEqual([expect.objectContaining({ name: 'g' })]);
    expect(await ask('gone.py')).toBe('E/NOT_FOUND');
    expect(await ask('../outside.py')).toBe('E/JAIL');
    expect(await ask('file:///outside.py')).toBe('E/JAIL');
  },
);

test('the new path of a file need not exist, but must be in the workspace', async () => {
  const move = async (newUri: string): Promise<unknown> => {
    const params = { files: [{ oldUri: 'a.py', newUri }] };
    const { facts, error } = await workspace.request('workspace/willRenameFiles', { params });
    return error?.code ?? facts?.result;
  };
  expect(await move('c.py')).not.toBe('E/NOT_FOUND');
  expect(await move('../c.py')).toBe('E/JAIL');
});
