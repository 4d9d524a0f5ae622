import { access, rename, rm } from 'node:fs/promises';
import { existsError, openOutput, refused, refuseLinks, type OutputName } from './output-file.ts';

const CHUNK_LENGTH = 2 ** 16;

/**
 * Writes merged lines into a file. The file appears only when all lines are written.
 *
 * @throws LanserError E/USAGE if the file exists or is not a regular file; E/CONTENT_MODIFIED if another process
 * writes the unfinished file; E/FS_PERMISSIONS; E/JAIL if the path follows a link in a checkout; the errors of
 * the lines.
 */
export async function mergeToFile(lines: AsyncIterable<string>, output: OutputName): Promise<void> {
  if (await exists(output.file)) throw existsError(output, 'name-output');
  const unfinished = `${output.file}.unfinished`;
  for (const file of [output.file, unfinished]) refuseLinks(file);
  try {
    await write(lines, { file: unfinished, name: output.name });
    if (await exists(output.file)) throw existsError(output, 'name-output');
    await rename(unfinished, output.file).catch(refused(output));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function write(lines: AsyncIterable<string>, output: OutputName): Promise<void> {
  await using file = await openOutput(output, 'replace');
  let waiting: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    await file.append(waiting.join(''));
    waiting = [];
    length = 0;
  };
  for await (const line of lines) {
    waiting.push(line);
    length += line.length;
    if (length >= CHUNK_LENGTH) await flush();
  }
  await flush();
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
