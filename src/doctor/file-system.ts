import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, systemErrorText } from '../model/lanser-error.ts';

/**
 * Tests write access to `folder`, or to the nearest existing folder above it. Creates a temporary folder with a file,
 * and removes both. Returns the text of an error; undefined on success.
 */
export async function writeProblem(folder: string): Promise<string | undefined> {
  let probe: string | undefined;
  try {
    probe = await mkdtemp(path.join(await nearestExisting(folder), '.lanser-doctor-'));
    await writeFile(path.join(probe, 'probe'), 'written');
    return undefined;
  } catch (error) {
    return systemErrorText(error);
  } finally {
    if (probe !== undefined) await rm(probe, { recursive: true, force: true });
  }
}

async function nearestExisting(folder: string): Promise<string> {
  const info = await stat(folder).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  const parent = path.dirname(folder);
  return info !== undefined || parent === folder ? folder : nearestExisting(parent);
}

/**
 * Returns true if a folder can have two files whose names differ only in case. Tests existing names instead of
 * writing files. Returns undefined if no readable entry has a letter from a to z in its name.
 */
export async function distinguishesCase(folder: string): Promise<boolean | undefined> {
  const names = new Set(await readdir(folder));
  for (const name of names) {
    const other = swapCase(name);
    if (other === name) continue;
    if (names.has(other)) return true;
    const existing = await stat(path.join(folder, name)).catch(() => undefined);
    if (existing === undefined) continue;
    const also = await stat(path.join(folder, other)).catch(() => undefined);
    return also === undefined || also.ino !== existing.ino;
  }
  return undefined;
}

function swapCase(name: string): string {
  return name.replaceAll(/[a-z]/giu, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
}
