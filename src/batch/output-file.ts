import { open, stat, type FileHandle } from 'node:fs/promises';
import type { ErrorHint } from '../model/error-hint.ts';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { outputPath } from '../workspace/output-path.ts';
import { takeOutputLock } from '../workspace/output-lock.ts';

/** A file or folder that lanser writes. */
export interface OutputName {
  /** The absolute path. */
  readonly file: string;
  /** The name in messages. Not absolute, because messages may be published. */
  readonly name: string;
}

export interface OutputFile extends AsyncDisposable {
  /** Reads the content from the start. */
  read(): AsyncIterable<Uint8Array>;
  /** Truncates the file to this number of bytes. */
  cutTo(bytes: number): Promise<void>;
  /**
   * Appends the text. After this call, a crash of this process does not lose the text. Concurrent calls write in the
   * order of the calls.
   *
   * @throws LanserError E/CONTENT_MODIFIED if another process resized the file; E/FS_PERMISSIONS if a write fails.
   */
  append(text: string): Promise<void>;
}

/**
 * Opens a file for output. Owns the lock of the file (see {@link takeOutputLock}) until the returned object is
 * disposed of.
 *
 * @param mode `create` refuses an existing file; `resume` keeps the file's content. Both create a missing file.
 * @throws LanserError E/USAGE if `create` finds a file, or if the path is not a regular file; E/CONTENT_MODIFIED if
 * another process writes the file; E/FS_PERMISSIONS if it cannot be opened; E/JAIL for a link in a checkout.
 */
export async function openOutput(output: OutputName, mode: 'create' | 'resume'): Promise<OutputFile> {
  const resolved = outputPath(output.file, { label: 'output', hint: 'name-output' });
  const handle = await openAs(output, mode);
  let lock: AsyncDisposable | undefined;
  try {
    const { ino } = await checkedStatus(output, handle);
    lock = await takeOutputLock(resolved, ino).catch(refused(output));
    if (lock === undefined) throw otherWriter(output);
    // The size is read after the lock is taken, because the previous owner may write until it releases the lock.
    const { size } = await checkedStatus(output, handle);
    return outputFile(output, handle, Number(size), lock);
  } catch (error) {
    await handle.close().catch(() => {});
    await lock?.[Symbol.asyncDispose]();
    throw error;
  }
}

function outputFile(output: OutputName, handle: FileHandle, size: number, lock: AsyncDisposable): OutputFile {
  let end = size;
  let last: Promise<void> = Promise.resolve();

  async function appendNow(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const { size: found } = await checkedStatus(output, handle);
    // The lock does not exclude other programs, machines and containers.
    if (Number(found) !== end) throw otherWriter(output);
    for (let written = 0; written < bytes.length;) {
      const step = await handle.write(bytes, written, bytes.length - written, end).catch(refused(output));
      written += step.bytesWritten;
      end += step.bytesWritten;
    }
  }

  return {
    async *read() {
      try {
        yield* handle.createReadStream({ start: 0, autoClose: false });
      } catch (error) {
        refused(output)(error);
      }
    },
    async cutTo(bytes) {
      if (bytes === end) return;
      await handle.truncate(bytes).catch(refused(output));
      end = bytes;
    },
    async append(text) {
      // Each call waits for the previous call. Otherwise, concurrent calls would write at the same offset.
      const next = last.then(async () => appendNow(text));
      last = next.catch(() => {});
      return next;
    },
    async [Symbol.asyncDispose]() {
      try {
        await handle.close();
      } finally {
        await lock[Symbol.asyncDispose]();
      }
    },
  };
}

const FLAGS = { create: 'wx+', resume: 'r+' } as const;

async function openAs(output: OutputName, mode: keyof typeof FLAGS): Promise<FileHandle> {
  try {
    return await open(output.file, FLAGS[mode]);
  } catch (error) {
    if (mode === 'resume' && errnoOf(error) === 'ENOENT') return openAs(output, 'create');
    if ((await stat(output.file).catch(() => undefined))?.isDirectory() === true) throw notAFile(output);
    if (errnoOf(error) === 'EEXIST') throw existsError(output, 'resume-batch');
    return refused(output)(error);
  }
}

async function checkedStatus(
  output: OutputName,
  handle: FileHandle,
): Promise<{ readonly size: bigint; readonly ino: bigint }> {
  const status = await handle.stat({ bigint: true }).catch(refused(output));
  if (status.isFile()) return status;
  throw notAFile(output);
}

function notAFile({ name }: OutputName): LanserError {
  return new LanserError(
    'E/USAGE',
    `${JSON.stringify(name)} is not a regular file. Name a different file, or write to standard output.`,
  );
}

function otherWriter({ name }: OutputName): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `Another process writes ${JSON.stringify(name)}. Run again when it has ended.`,
  );
}

export function existsError({ name }: OutputName, hint: ErrorHint): LanserError {
  const message = `${JSON.stringify(name)} exists already and is not overwritten.`;
  return new LanserError('E/USAGE', message, {}, { hint });
}

/** Returns a function that throws E/FS_PERMISSIONS for an error of the file system. */
export function refused({ name }: OutputName): (error: unknown) => never {
  return (error) => {
    const errno = errnoOf(error) ?? null;
    const message = `${JSON.stringify(name)} cannot be written: ${systemErrorText(error)}. Check the permissions and the free space of its folder.`;
    throw new LanserError('E/FS_PERMISSIONS', message, { errno }, { cause: error });
  };
}
