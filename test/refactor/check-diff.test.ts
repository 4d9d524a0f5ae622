import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderReader } from '../../src/edit/plan/folder-reader.ts';
import { checkDiff } from '../../src/refactor/check-diff.ts';
import { at, edit, folderWith, plan } from '../edit/plan/planned.ts';

test('checkDiff accepts a plan if a file becomes executable after the preview, even if the plan moves or deletes this file', async () => {
  await using folder = await folderWith({ 'a.py': 'x = 1\n', 'b.py': 'y = 1\n', 'c.py': 'z = 1\n' });
  const planned = await plan(folder.path, [
    edit('a.py', at(0, 4, 0, 5, '2')),
    edit('b.py', at(0, 4, 0, 5, '2')),
    { kind: 'rename', oldUri: 'b.py', newUri: 'd.py' },
    { kind: 'delete', uri: 'c.py' },
  ]);
  for (const name of ['a.py', 'b.py', 'c.py']) await chmod(path.join(folder.path, name), 0o755);
  const reader = folderReader(folder.path);
  await expect(checkDiff(planned, reader)).resolves.toBeUndefined();
  const forged = { ...planned, diff: (planned.diff ?? '').replace('+x = 2', '+x = 3') };
  await expect(checkDiff(forged, reader)).rejects.toMatchObject({
    code: 'E/SCHEMA_INVALID',
    message: 'The diff of the plan does not match its edits. Create the plan again.',
  });
});
