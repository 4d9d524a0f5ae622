import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf } from '../model/lanser-error.ts';

/** Creates a folder and its missing parents. In a folder such as `/proc`, Node's recursive mkdir never returns. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    const parent = path.dirname(folder);
    if (errnoOf(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await makeOne(folder);
  }
}

/** Creates a folder, unless an entry with this path exists. Another process may create it at the same time. */
async function makeOne(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errnoOf(error) !== 'EEXIST') throw error;
  });
}
