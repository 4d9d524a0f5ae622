import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { shownName } from '../workspace/containment.ts';
import { openReadStream } from '../workspace/read-stream.ts';
import type { Edge } from './process-edge.ts';
import { chunksOf, standardInput } from './standard-input.ts';

/** A file that a command reads, or standard input. */
export interface NamedInput {
  /** The name on the command line; "-" for standard input. */
  readonly name: string;
  /** The absolute path; undefined for standard input. */
  readonly file: string | undefined;
  /** The size in bytes; 0 if unknown. */
  readonly size: number;
  /** True for a regular file, which can be read again. */
  readonly isRegular: boolean;
}

const CHUNK = 2 ** 20;
const MAX_SIZE = 512 * 2 ** 20;

/**
 * Describes an input. Does not open the file: if a named pipe is opened and closed unread, its writer fails.
 *
 * @param folderAdvice the advice in the error message if the name is a folder. Default: "Name a file."
 * @throws LanserError E/USAGE for a folder, and for a file that cannot be read.
 */
export async function namedInput(folder: string, name: string, folderAdvice?: string): Promise<NamedInput> {
  if (name === '-') return { name, file: undefined, size: 0, isRegular: false };
  const file = path.resolve(folder, name);
  try {
    const status = await stat(file);
    await access(file, constants.R_OK);
    if (status.isDirectory()) throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
    return { name, file, size: status.size, isRegular: status.isFile() };
  } catch (error) {
    throw unreadable(name, error, folderAdvice);
  }
}

/**
 * Yields the bytes of an input, up to its end.
 *
 * @throws LanserError E/USAGE for input that cannot be read, or for standard input that was already read; the
 * error of {@link chunksOf} after an abort.
 */
export async function* bytesOf(
  { name, file }: NamedInput,
  edge: Pick<Edge, 'signal' | 'stdin'>,
  chunkSize: number = CHUNK,
): AsyncGenerator<Buffer> {
  try {
    yield* chunksOf(file === undefined ? standardInput(edge) : openReadStream(file, chunkSize), edge.signal);
  } catch (error) {
    throw error instanceof LanserError ? error : unreadable(name, error);
  }
}

/**
 * Reads all bytes of a file or of standard input.
 *
 * @throws LanserError E/USAGE for input that is larger than 512 MiB; the errors of {@link namedInput} and
 * {@link bytesOf}.
 */
export async function inputBytes(edge: Edge, name: string): Promise<Uint8Array> {
  const input = await namedInput(edge.cwd, name);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytesOf(input, edge)) {
    size += chunk.length;
    if (size > MAX_SIZE)
      throw new LanserError('E/USAGE', 'The input is larger than 512 MiB. Pass a smaller file.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a file or standard input as UTF-8. @throws the errors of {@link inputBytes}. */
export async function inputText(edge: Edge, name: string): Promise<string> {
  return Buffer.from(await inputBytes(edge, name)).toString('utf8');
}

function unreadable(name: string, error: unknown, folderAdvice = 'Name a file.'): LanserError {
  const errno = errnoOf(error) ?? null;
  const problem =
    errno === 'EISDIR'
      ? `is a folder. ${folderAdvice}`
      : `cannot be read: ${systemErrorText(error)}. Check its path and permissions.`;
  return new LanserError(
    'E/USAGE',
    `${JSON.stringify(shownName(name))} ${problem}`,
    { errno },
    { cause: error },
  );
}
