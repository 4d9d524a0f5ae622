import { rm } from 'node:fs/promises';

/** Removes every kept answer; undefined where none are kept. */
export async function clearAnswers(folder: string | undefined): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
