import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { importUpdates } from '../../src/import-updates/import-updates.ts';
import type { ServerView } from '../../src/protocol/server-view.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspaceSession } from '../../src/session/open-session.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('if a file disappears, updating the imports fails with E/CONTENT_MODIFIED and restores the open documents of the server', async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  const marked = '\uFEFFimport old\n';
  await writeTree(root, { 'a.py': marked, 'b.py': marked, 'c.py': 'import old\n', 'old.py': '' });
  await using session = await openWorkspaceSession(root, { host: nodeHost({}), keepAnswers: false });
  const uriOf = (name: string): string => pathToFileURL(path.join(root, name)).href;
  const open = new Map([[uriOf('b.py'), marked]]);
  const synced: string[] = [];
  const documents = {
    textOf: (uri: string) => open.get(uri),
    sync: async (uri: string, _language: string, text: string) => {
      open.set(uri, text);
      synced.push(path.basename(uri));
    },
    close: async (uri: string) => void open.delete(uri),
  };
  const files: typeof session.files = {
    ...session.files,
    async document(uri) {
      const document = await session.files.document(uri);
      if (uri === 'c.py') await rm(path.join(root, uri));
      return document;
    },
  };
  const request = { view: { session: { documents } } as unknown as ServerView, isFolder: false };
  await expect(
    importUpdates({
      ...request,
      session: { exclude: session.exclude, files, readableRoot: session.readableRoot, root },
      oldPath: 'old.py',
      newPath: 'new.py',
    }),
  ).rejects.toMatchObject({ code: 'E/CONTENT_MODIFIED', details: { uri: 'c.py' } });
  expect(synced).toEqual(['a.py', 'b.py', 'b.py']);
  expect([...open]).toEqual([[uriOf('b.py'), marked]]);
});
