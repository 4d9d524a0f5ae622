import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf } from '../model/lanser-error.ts';

/** The maximum number of reports in a session. */
export const MAX_REPORTS = 20;
/** The maximum number of reports of the same errors for one kind of event: an edit, or a stop of the agent. */
export const MAX_SAME = 2;

/**
 * Counts a report of errors. Returns false if the session, or these errors, already had the maximum number of
 * reports. Counts by creating empty files, because two simultaneous hooks cannot both create the same file.
 *
 * @param folder the absolute path of the folder with the stored state of the files at the start of the session.
 * @param errors a digest of the errors and of the kind of event; hexadecimal.
 */
export async function takeReport(folder: string, errors: string): Promise<boolean> {
  const slots = path.join(folder, 'reports');
  await mkdir(slots, { recursive: true });
  return (
    (await takeOne(path.join(slots, `same-${errors}`), MAX_SAME)) &&
    takeOne(path.join(slots, 'all'), MAX_REPORTS)
  );
}

async function takeOne(name: string, count: number): Promise<boolean> {
  for (let number = 1; number <= count; number += 1) {
    try {
      await writeFile(`${name}-${number}`, '', { flag: 'wx' });
      return true;
    } catch (error) {
      if (errnoOf(error) !== 'EEXIST') throw error;
    }
  }
  return false;
}
