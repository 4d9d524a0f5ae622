import { mkdtemp, rename, rmdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole or not at all: in a private folder beside it, from which it is renamed. */
export async function writeWhole(target: string, content: string | Uint8Array): Promise<void> {
  const own = await mkdtemp(path.join(path.dirname(target), '.lanser-'));
  const draft = path.join(own, 'draft');
  try {
    await writeFile(draft, content, { flag: 'wx' });
    await rename(draft, target);
  } finally {
    await unlink(draft).catch(() => undefined);
    await rmdir(own).catch(() => undefined);
  }
}
