import { lstatSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileStamp } from '../../src/workspace/file-stamp.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('a file stamp is racy (can miss a further change) for two seconds after the last change of the file', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'a.py');
  await writeFile(file, 'x = 1\n');
  const stats = lstatSync(file, { bigint: true });
  const changed = Number(stats.ctimeMs);
  expect(fileStamp(stats, changed).racy).toBe(true);
  expect(fileStamp(stats, changed + 2000).racy).toBe(true);
  expect(fileStamp(stats, changed + 2001).racy).toBe(false);
  // If a program sets a file's modification time back, the file's change time is still recent.
  const setBack = Object.assign(lstatSync(file, { bigint: true }), { mtimeNs: 0n });
  expect(fileStamp(setBack, changed + 2000).racy).toBe(true);
  expect(fileStamp(setBack, changed).identity).not.toBe(fileStamp(stats, changed).identity);
});
