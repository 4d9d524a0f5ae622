import { constants, createReadStream, openSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { addAbortSignal, type Readable } from 'node:stream';

/**
 * Opens a file or a pipe for reading. A pipe is opened without blocking: Node could not exit while a blocking call
 * waits for a writer.
 *
 * @param chunkSize the maximum number of bytes of one read. Applies only to files.
 * @throws the system error for a missing file, or for a pipe that cannot be opened.
 */
export function openReadStream(file: string, chunkSize: number, signal?: AbortSignal): Readable {
  // Opens only pipes in non-blocking mode, because a terminal cannot be opened in this mode.
  const stream = statSync(file).isFIFO()
    ? pipeStream(file)
    : createReadStream(file, { highWaterMark: chunkSize });
  return signal === undefined ? stream : addAbortSignal(signal, stream);
}

function pipeStream(file: string): Readable {
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}
