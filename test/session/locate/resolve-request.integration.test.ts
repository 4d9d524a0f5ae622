import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test("evidence from a server's document symbols names the server, even if the selected symbol is not found", async () => {
  await using folder = await temporaryFolder();
  const program = fileURLToPath(new URL('../../fixtures/servers/counts-columns.mjs', import.meta.url));
  const words = {
    command: process.execPath,
    args: [program, path.join(folder.path, 'journal'), 'utf-16', 'pulls'],
    fileTypes: ['.words'],
  };
  await writeTree(folder.path, {
    'project/a.words': 'one word\n',
    'project/lanser.json': JSON.stringify({ servers: { words } }),
  });
  await using workspace = await openWorkspace(path.join(folder.path, 'project'), { host: testHost() });
  for (const [selector, code] of [
    ['a.words:word', undefined],
    ['a.words:other', 'E/NOT_FOUND'],
  ] as const) {
    const { resolution, environment, error } = await workspace.locate(selector);
    expect(error?.code).toBe(code);
    expect(resolution?.evidence).toMatchObject([
      { kind: 'documentSymbol', uri: 'a.words', provenance: 'lsp', server: 'words' },
    ]);
    expect(environment.server?.name).toBe('words');
  }
});
