import { expect, test } from 'vitest';
import { heldWorkspace } from '../../src/mcp/held-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';

test('a workspace that cannot be closed is not used again', async () => {
  const opened: string[] = [];
  const held = heldWorkspace(async (folder) => {
    opened.push(folder);
    const workspace: AsyncDisposable = {
      [Symbol.asyncDispose]: async () =>
        folder === 'a' ? Promise.reject(new Error('cannot be closed')) : Promise.resolve(),
    };
    return Promise.resolve(workspace as Workspace);
  });
  const use = async (folder: string): Promise<void> =>
    held.use(folder, { isExclusive: false }, async () => Promise.resolve());
  await use('a');
  await expect(use('b')).rejects.toThrow('cannot be closed');
  await use('b');
  await use('a');
  expect(opened).toEqual(['a', 'b', 'a']);
});
