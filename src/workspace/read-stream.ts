import { closeSync, constants, createReadStream, fstatSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { addAbortSignal, type Readable } from 'node:stream';

/**
 * Opens a file or a pipe for reading. Destroying the stream also ends the wait for a writer of the pipe. A
 * blocking call that opens the pipe could not be interrupted, and Node cannot exit during such a call.
 *
 * @param chunkSize the largest number of bytes that one read of a file returns.
 * @throws the error of the system if the file cannot be opened.
 */
export function openReadStream(file: string, chunkSize: number, signal?: AbortSignal): Readable {
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stream = fstatSync(fd).isFIFO()
      ? new Socket({ fd, readable: true, writable: false })
      : createReadStream(file, { fd, highWaterMark: chunkSize });
    return signal === undefined ? stream : addAbortSignal(signal, stream);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
