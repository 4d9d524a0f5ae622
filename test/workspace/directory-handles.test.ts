import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import { openDirectoryHandles } from '../../src/workspace/directory-handles.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('flush ignores the error of Windows, which opens folders but does not flush them', async () => {
  await using folder = await temporaryFolder();
  using handles = openDirectoryHandles(folder.path, false);
  const flush = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  });
  try {
    syncBuiltinESMExports();
    handles.flush('');
    expect(flush).toHaveBeenCalledOnce();
  } finally {
    flush.mockRestore();
    syncBuiltinESMExports();
  }
});
