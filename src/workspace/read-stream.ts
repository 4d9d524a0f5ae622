import { constants, createReadStream, openSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { addAbortSignal, type Readable } from 'node:stream';

/**
 * Opens a file or a pipe for reading. Opens a pipe without blocking. A blocking call would wait for a writer, and
 * Node could not exit during the wait.
 *
 * @param chunkSize the maximum number of bytes of one read. Applies only to files.
 * @throws the system error for a missing file, or for a pipe that cannot be opened.
 */
export function openReadStream(file: string, chunkSize: number, signal?: AbortSignal): Readable {
  // Terminals cannot be opened without blocking.
  const stream = statSync(file).isFIFO()
    ? pipeStream(file)
    : createReadStream(file, { highWaterMark: chunkSize });
  return signal === undefined ? stream : addAbortSignal(signal, stream);
}

function pipeStream(file: string): Readable {
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}
