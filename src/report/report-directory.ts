import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';

/** One file of a report folder: its name with `/` between parts, and its text. */
export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Writes the files into a folder, each whole or not at all.
 *
 * @throws LanserError E/FS_PERMISSIONS
 */
export async function writeReportFiles(directory: string, files: readonly ReportFile[]): Promise<void> {
  try {
    for (const file of files) {
      const target = path.join(directory, file.name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(`${target}.partial`, file.text);
      await rename(`${target}.partial`, target);
    }
  } catch (error) {
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The report folder cannot be written (${errnoOf(error) ?? 'unknown error'}); name another with --report-directory.`,
      { errno: errnoOf(error) ?? null },
      error,
    );
  }
}
