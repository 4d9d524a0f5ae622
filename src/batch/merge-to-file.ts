import { access, rename, rm } from 'node:fs/promises';
import { mergeParts, type BatchPart } from './merge-parts.ts';
import { isThere, openOutput, refused, refuseLinks, type OutputName } from './output-file.ts';

const CHUNK_LENGTH = 2 ** 16;

/**
 * Merges the parts of a batch into a file. The file appears only when it is complete.
 *
 * @throws LanserError with the codes of {@link mergeParts}, and E/USAGE, E/FS_PERMISSIONS, E/JAIL.
 */
export async function mergeToFile(parts: readonly BatchPart[], output: OutputName): Promise<void> {
  if (await exists(output.file)) throw isThere(output, 'name-output');
  const unfinished = `${output.file}.unfinished`;
  for (const file of [output.file, unfinished]) refuseLinks(file);
  try {
    await write(parts, { file: unfinished, name: output.name });
    await rename(unfinished, output.file).catch(refused(output));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function write(parts: readonly BatchPart[], output: OutputName): Promise<void> {
  await using file = await openOutput(output, 'replace');
  let waiting: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    await file.append(waiting.join(''));
    waiting = [];
    length = 0;
  };
  for await (const line of mergeParts(parts)) {
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
