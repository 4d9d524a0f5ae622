import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('a disabled server is not started, even if a request names the server', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.py': 'a = 1\n' });
  await using workspace = await openWorkspace(folder.path, {
    host: testHost(),
    withoutServers: ['pyright'],
  });
  const server = 'pyright';
  const bundles = [
    await workspace.symbols({ query: 'a', server }),
    await workspace.capabilities({ server }),
    await workspace.capabilities(),
    await workspace.request('workspace/symbol'),
  ];
  const none =
    'No language server is available for the files of the workspace. Configure one under "servers" in lanser.json.';
  expect(bundles.map(({ error }) => [error?.code, error?.message])).toEqual([
    ['E/NO_SERVER', 'pyright is disabled.'],
    ['E/NO_SERVER', 'pyright is disabled.'],
    ['E/NO_SERVER', none],
    ['E/NO_SERVER', none],
  ]);
});
