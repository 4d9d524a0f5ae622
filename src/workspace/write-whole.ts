import { mkdtemp, rename, rmdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically: writes a draft in a private folder next to the target, then renames the draft. */
export async function writeWhole(target: string, content: string | Uint8Array): Promise<void> {
  const folder = await mkdtemp(path.join(path.dirname(target), '.lanser-'));
  const draft = path.join(folder, 'draft');
  try {
    await writeFile(draft, content, { flag: 'wx' });
    await rename(draft, target);
  } finally {
    await unlink(draft).catch(() => undefined);
    await rmdir(folder).catch(() => undefined);
  }
}
