import { expect, test } from 'vitest';
import type { Session } from '../../src/lsp/session.ts';
import type { PyrightServer } from '../../src/server-pool/pyright-server.ts';
import { workspaceFilesOf } from '../../src/server-pool/workspace-files.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test.skipIf(process.platform === 'win32')(
  'if Pyright and lanser find different numbers of files, the error names a file with a backslash in its path',
  async () => {
    await using folder = await temporaryFolder();
    await writeTree(folder.path, { 'a.py': '', 'p\\..\\..\\b.py': '' });
    const server = {
      root: folder.path,
      readableRoot: folder.path,
      configuration: { files: [], folders: [] },
      // Pyright 1.1.414 reads the name as ../b.py.
      fileCount: async () => Promise.resolve(1),
    } as Partial<PyrightServer> as PyrightServer;
    await expect(workspaceFilesOf(server, {} as Session, 'linux')).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      message: String.raw`Pyright checks 1 file, but lanser found 2. The path "p\\..\\..\\b.py" contains a backslash, which Pyright reads as a slash. Rename the file or folder.`,
    });
  },
);
