import { existsSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf } from '../model/lanser-error.ts';
import { outputPath } from '../workspace/output-path.ts';
import { ownedDraft } from '../workspace/owned-draft.ts';
import { existsError, openOutput, refused, type OutputName } from './output-file.ts';

const CHUNK_LENGTH = 2 ** 16;

/**
 * Writes merged lines into a new file. First writes all lines to a temporary file, the draft. Then gives the draft
 * the name of the new file. Each merge has its own draft, so concurrent merges cannot mix their lines.
 *
 * @throws LanserError E/USAGE if the file exists, or appears during the merge; E/FS_PERMISSIONS if it cannot be
 * written; E/JAIL if the path follows a link in a checkout; the errors that `lines` throws.
 */
export async function mergeToFile(lines: AsyncIterable<string>, output: OutputName): Promise<void> {
  if (existsSync(output.file)) throw existsError(output, 'name-output');
  const file = outputPath(output.file, { label: 'output', hint: 'name-output' });
  await using draft = await ownedDraft(path.dirname(file), '.lanser-merge-');
  await write(lines, { file: draft.path, name: output.name });
  await publish(draft.path, { ...output, file });
}

/** Matches the error codes for a file system without hard links, such as FAT, and for a file with too many links. */
const NO_LINKS = /^(?:EPERM|ENOSYS|ENOTSUP|EOPNOTSUPP|EINVAL|EMLINK)$/u;

/** Gives a draft the name of the output. Prefers a hard link: a rename would replace an existing file. */
async function publish(draft: string, output: OutputName): Promise<void> {
  try {
    await link(draft, output.file);
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') throw existsError(output, 'name-output');
    if (!NO_LINKS.test(errnoOf(error) ?? '')) refused(output)(error);
    if (existsSync(output.file)) throw existsError(output, 'name-output');
    await rename(draft, output.file).catch(refused(output));
  }
}

async function write(lines: AsyncIterable<string>, output: OutputName): Promise<void> {
  await using file = await openOutput(output, 'create');
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
