import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { abortError, errnoOf, LanserError } from '../model/lanser-error.ts';
import { standardInput } from './standard-input.ts';

/** A file that a command reads, or standard input. */
export interface NamedInput {
  /** As it was named; "-" is standard input. */
  readonly name: string;
  /** Undefined for standard input. */
  readonly file: string | undefined;
  /** In bytes; 0 where nobody can know. */
  readonly size: number;
  /** Whether it is a file that can be read again; a pipe can be opened once. */
  readonly isRegular: boolean;
}

const CHUNK = 2 ** 20;

/**
 * Looks at an input without opening it: a pipe can be opened once.
 *
 * @throws LanserError E/USAGE for what is no file or cannot be read.
 */
export async function namedInput(folder: string, name: string): Promise<NamedInput> {
  if (name === '-') return { name, file: undefined, size: 0, isRegular: false };
  const file = path.resolve(folder, name);
  try {
    const status = await stat(file);
    await access(file, constants.R_OK);
    if (status.isDirectory()) throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
    return { name, file, size: status.size, isRegular: status.isFile() };
  } catch (error) {
    throw unreadable(name, error);
  }
}

/** The bytes of an input, until the signal. */
export async function* bytesOf(
  { name, file }: NamedInput,
  signal: AbortSignal,
  chunkSize: number = CHUNK,
): AsyncGenerator<Buffer> {
  const stream = file === undefined ? standardInput() : createReadStream(file, { highWaterMark: chunkSize });
  const stop = (): void => void stream.destroy(abortError(signal));
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) throw abortError(signal);
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw error instanceof LanserError ? error : unreadable(name, error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function unreadable(name: string, error: unknown): LanserError {
  const errno = errnoOf(error) ?? null;
  const why =
    errno === 'EISDIR' ? 'it is a folder; schema validate-batch takes folders' : (errno ?? 'unknown error');
  return new LanserError(
    'E/USAGE',
    `${JSON.stringify(shownName(name))} cannot be read (${why}).`,
    { errno },
    error,
  );
}

/** A file as it stands in messages: those go into bundles, which leave this machine. */
export function shownName(name: string): string {
  return path.isAbsolute(name) ? path.basename(name) : name;
}
