import { constants, existsSync, statSync } from 'node:fs';
import { access, mkdir, realpath } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { outputPath, type Output } from '../workspace/output-path.ts';
import { writeWhole } from '../workspace/write-whole.ts';

/** A file of a report folder. Its name is a path relative to the folder, with `/` as the separator. */
export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

const IS_FOLDER = Object.assign(new Error('a folder'), { code: 'EISDIR', errno: -os.constants.errno.EISDIR });

/**
 * Writes each file completely or not at all. Follows links in the path of `directory`, except links in a checkout.
 *
 * @param output `label` and `hint` are for error messages; `untrusted` is the root of the checkout. An explicit hint
 * of `undefined` means that the user cannot choose the folder.
 * @throws LanserError E/JAIL for a link below the folder or in a checkout; E/USAGE for a device, socket or pipe;
 * E/FS_PERMISSIONS if a file cannot be written. E/JAIL and E/USAGE are thrown before anything is written.
 */
export async function writeReportFiles(
  directory: string,
  files: readonly ReportFile[],
  output: Partial<Output> = {},
): Promise<void> {
  await inFolder(directory, output, async (folder, allowed) => {
    for (const { name } of files) outputPath(path.join(folder, name), { ...allowed, untrusted: folder });
    for (const { name, text } of files) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeWhole(target, text);
    }
  });
}

/** Throws an error of {@link writeReportFiles} if the folder, or `file` in it, cannot be written. Writes nothing. */
export async function checkReportFolder(
  directory: string,
  output: Partial<Output>,
  file?: string,
): Promise<void> {
  await inFolder(directory, output, async (folder, allowed) => {
    if (file !== undefined) {
      const target = outputPath(path.join(folder, file), { ...allowed, untrusted: folder });
      if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === true) throw IS_FOLDER;
    }
    let existing = folder;
    while (!existsSync(existing)) existing = path.dirname(existing);
    // With a separator at the end of the path, `access` also fails for a file.
    await access(`${existing}${path.sep}`, constants.W_OK | constants.X_OK);
  });
}

async function inFolder(
  directory: string,
  output: Partial<Output>,
  run: (folder: string, allowed: Output) => Promise<void>,
): Promise<void> {
  const { label = 'report', untrusted } = output;
  // The default of a destructured property would also replace an explicit `undefined`.
  const hint = 'hint' in output ? output.hint : 'name-report-directory';
  try {
    const root = untrusted === undefined ? undefined : await realpath(untrusted);
    const allowed = { label, hint, untrusted: root };
    await run(outputPath(directory, allowed), allowed);
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const advice = hint === undefined ? ' Check the folder and its permissions.' : '';
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The ${label} cannot be written: ${systemErrorText(error)}.${advice}`,
      { errno: errnoOf(error) ?? null },
      { cause: error, hint },
    );
  }
}
