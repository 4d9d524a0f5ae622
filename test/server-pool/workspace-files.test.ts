import { expect, test } from 'vitest';
import type { PyrightServer } from '../../src/server-pool/pyright-server.ts';
import { includedFiles } from '../../src/server-pool/workspace-files.ts';

// Pyright searches from the longest parent folder without a wildcard. lanser does not let Pyright read that
// folder, so the search finds no files.
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
