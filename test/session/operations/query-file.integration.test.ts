import { expect, test } from 'vitest';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('requests for the symbols of a folder and of a missing file cause different errors', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'pkg/a.py': '' });
  await using workspace = await openWorkspace(folder.path, { host: testHost({}) });
  const messageFor = async (file: string): Promise<string | undefined> =>
    (await workspace.symbols({ file })).error?.message;
  expect(await messageFor('pkg')).toBe('The file "pkg" is a folder. Name a file.');
  expect(await messageFor('gone.py')).toContain('The file "gone.py" does not exist.');
});
