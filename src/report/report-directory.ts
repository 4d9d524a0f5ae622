import { mkdir, mkdtemp, realpath, rename, rmdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { outputPath } from '../workspace/output-path.ts';

/** A file of a report folder: its name with `/` between parts, and its text. */
export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

const REPORT = { what: 'report', option: '--report-directory' } as const;

/**
 * Writes the files into a folder, each whole or not at all. The path of the folder may contain the user's
 * links. Links below the folder, and in a checkout, are not followed.
 *
 * @param untrusted the root of the checkout, whose content is untrusted.
 * @throws LanserError E/JAIL naming the link, before anything is written; E/FS_PERMISSIONS
 */
export async function writeReportFiles(
  directory: string,
  files: readonly ReportFile[],
  untrusted?: string,
): Promise<void> {
  try {
    const root = untrusted === undefined ? undefined : await realpath(untrusted);
    const folder = outputPath(directory, { ...REPORT, untrusted: root });
    for (const { name } of files) outputPath(path.join(folder, name), { ...REPORT, untrusted: folder });
    for (const { name, text } of files) await writeWhole(path.join(folder, name), text);
  } catch (error) {
    if (error instanceof LanserError) throw error;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The report folder cannot be written (${errnoOf(error) ?? 'unknown error'}); name another with --report-directory.`,
      { errno: errnoOf(error) ?? null },
      error,
    );
  }
}

/** Writes the text under an unpredictable name, then renames it to the final one. */
async function writeWhole(target: string, text: string): Promise<void> {
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(path.join(folder, '.lanser-'));
  const draft = path.join(own, 'draft');
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, target);
  } finally {
    await unlink(draft).catch(() => undefined);
    await rmdir(own).catch(() => undefined);
  }
}
