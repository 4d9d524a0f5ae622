import { expect, test } from 'vitest';
import type { PyrightServer } from '../../src/server-pool/pyright-server.ts';
import { includedFiles } from '../../src/server-pool/workspace-files.ts';

// Pyright takes the longest folder without a wildcard as the start of its search. Its cage hides that folder.
test.each(['/work/a?b', '/work/*/project'])(
  'the files of a checkout in %s are not listed',
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
