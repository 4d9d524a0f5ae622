import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';

/** The maximum size of a payload. GitHub sends at most 25 MB. */
const MAX_BYTES = 32_000_000;

/**
 * Reads the event's payload. Returns an empty object if `file` is undefined or an empty string.
 *
 * @param file the value of GITHUB_EVENT_PATH.
 * @throws LanserError E/USAGE if the file cannot be read or is not a JSON object of at most 32 MB.
 */
export async function readEvent(file: string | undefined): Promise<object> {
  if (file === undefined || file === '') return {};
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    // Opening a pipe without a writer would block, and Node could not exit.
    if (!(await stat(file)).isFile()) throw new TypeError('the payload is not a regular file');
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new RangeError('the payload is too large');
      chunks.push(chunk);
    }
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (!isRecord(value)) throw new TypeError('the payload is not an object');
    return value;
  } catch (error) {
    throw new LanserError(
      'E/USAGE',
      'The event payload (GITHUB_EVENT_PATH) cannot be read. Run in a job of GitHub Actions, or unset the variable.',
      {},
      { cause: error },
    );
  }
}
