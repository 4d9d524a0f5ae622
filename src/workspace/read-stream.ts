import { constants, createReadStream, openSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { addAbortSignal, type Readable } from 'node:stream';

/**
 * Opens a file or a named pipe for reading. Opens a pipe in non-blocking mode, because Node could not exit while a
 * blocking `open` waits for a writer.
 *
 * @param chunkSize the maximum number of bytes of one read. Does not apply to pipes.
 * @throws the system error of `stat`, as for a missing file, or of opening a pipe. The stream emits other errors.
 */
export function openReadStream(file: string, chunkSize: number, signal?: AbortSignal): Readable {
  const stream = statSync(file).isFIFO()
    ? pipeStream(file)
    : createReadStream(file, { highWaterMark: chunkSize });
  return signal === undefined ? stream : addAbortSignal(signal, stream);
}

function pipeStream(file: string): Readable {
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}
