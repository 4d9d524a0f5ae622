import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { outputPath, type Output } from '../workspace/output-path.ts';
import { writeWhole } from '../workspace/write-whole.ts';

/** A file of a report folder. Its name is a path with `/`. */
export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Writes the files into a folder. A failure never leaves a partial file. Follows links in the path of the
 * folder, but not links below the folder or in the checkout.
 *
 * @param output `label` and `hint` are for error messages; `untrusted` is the root of the checkout.
 * @throws LanserError E/JAIL naming the link, before anything is written; E/FS_PERMISSIONS
 */
export async function writeReportFiles(
  directory: string,
  files: readonly ReportFile[],
  { label = 'report', hint = 'name-report-directory', untrusted }: Partial<Output> = {},
): Promise<void> {
  try {
    const root = untrusted === undefined ? undefined : await realpath(untrusted);
    const folder = outputPath(directory, { label, hint, untrusted: root });
    for (const { name } of files) outputPath(path.join(folder, name), { label, hint, untrusted: folder });
    for (const { name, text } of files) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeWhole(target, text);
    }
  } catch (error) {
    if (error instanceof LanserError) throw error;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The ${label} cannot be written: ${systemErrorText(error)}.`,
      { errno: errnoOf(error) ?? null },
      { cause: error, hint },
    );
  }
}
