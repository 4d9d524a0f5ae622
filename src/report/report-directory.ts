import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { outputPath } from '../workspace/output-path.ts';
import { writeWhole } from '../workspace/write-whole.ts';

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
    for (const { name, text } of files) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeWhole(target, text);
    }
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
