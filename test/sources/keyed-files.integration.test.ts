import path from 'node:path';
import { expect, test } from 'vitest';
import { openKeyedFiles } from '../../src/sources/keyed-files.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('concurrent writes to a missing folder store all texts', async () => {
  await using folder = await temporaryFolder();
  const keys = Array.from({ length: 64 }, (_, index) => `${(4 * index).toString(16).padStart(2, '0')}0`);
  for (let round = 0; round < 20; round += 1) {
    const files = openKeyedFiles(path.join(folder.path, `${round}`, 'not', 'there', 'yet'));
    await Promise.all(keys.map(async (key) => files.put(key, key)));
    expect(await Promise.all(keys.map(async (key) => files.get(key)))).toEqual(keys);
  }
});
