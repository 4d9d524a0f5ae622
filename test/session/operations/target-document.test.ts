import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { targetDocument } from '../../../src/session/operations/target-document.ts';
import type { WorkspaceSession } from '../../../src/session/workspace-session.ts';
import { openSourceWorkspace } from '../../../src/sources/source-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('the error for a deleted document contains the path relative to the workspace', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'sub dir/a.py': 'a = 1\n' });
  using files = await openSourceWorkspace(folder.path, { cacheFolder: undefined });
  const session = { root: folder.path, files } as Pick<WorkspaceSession, 'root' | 'files'>;
  const target = (name: string) => ({ uri: pathToFileURL(path.join(folder.path, name)).href });
  expect((await targetDocument(session, target('sub dir/a.py'))).uri).toBe('sub dir/a.py');
  await expect(targetDocument(session, target('sub dir/gone.py'))).rejects.toMatchObject({
    code: 'E/CONTENT_MODIFIED',
    message: '"sub dir/gone.py" was deleted during the request. Run again.',
    details: { path: 'sub dir/gone.py' },
  });
});
