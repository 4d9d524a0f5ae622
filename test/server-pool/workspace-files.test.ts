import { expect, test } from 'vitest';
import type { Session } from '../../src/lsp/session.ts';
import type { PyrightServer } from '../../src/server-pool/pyright-server.ts';
import { includedFiles, workspaceFilesOf } from '../../src/server-pool/workspace-files.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

// Pyright searches from the longest parent folder without a wildcard (here `/work`). lanser does not let Pyright
// read that folder, so the search finds no files.
test.each(['/work/a?b', '/work/*/project'])(
  'a checkout whose path contains a wildcard (%s) causes E/INCONCLUSIVE',
  async (folder) => {
    const server = {
      root: `${folder}/sub`,
      readableRoot: folder,
      configuration: { files: [], folders: [] },
    } as Partial<PyrightServer> as PyrightServer;
    await expect(includedFiles(server, 'linux')).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      message: expect.stringContaining('Rename the folder.') as unknown,
    });
  },
);

test.skipIf(process.platform === 'win32')(
  'the error names a file that Pyright does not find because of a backslash in its name',
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
