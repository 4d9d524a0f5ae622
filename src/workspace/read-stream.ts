import { constants, createReadStream, openSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { addAbortSignal, type Readable } from 'node:stream';

/**
 * Opens a file or a pipe for reading. Destroying the stream also ends the wait for a writer of the pipe. A
 * blocking call that opens the pipe could not be interrupted, and Node cannot exit during such a call.
 *
 * @param chunkSize the largest number of bytes that one read of a file returns.
 * @throws a system error, such as ENOENT, if the file does not exist or if the pipe cannot be opened.
 */
export function openReadStream(file: string, chunkSize: number, signal?: AbortSignal): Readable {
  // Only pipes are opened without blocking, because a terminal cannot be opened in this way.
  const stream = statSync(file).isFIFO()
    ? pipeStream(file)
    : createReadStream(file, { highWaterMark: chunkSize });
  return signal === undefined ? stream : addAbortSignal(signal, stream);
}

function pipeStream(file: string): Readable {
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}
