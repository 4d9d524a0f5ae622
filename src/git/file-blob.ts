import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { Repository } from './repository.ts';

const CARRIAGE_RETURN = '\r'.charCodeAt(0);
const LINE_FEED = '\n'.charCodeAt(0);
const CR_CRLF = '\r\r\n';

/**
 * Returns true if a file equals a blob, unchanged or with LF in place of each CRLF. Git's configuration can require
 * CRLF on disk. A file that contains CR CRLF must match unchanged, because Git never produces this sequence from LF.
 * Does not read Git's attributes, because a commit can change them.
 *
 * @param file the path, as bytes because names in Git have no encoding.
 * @param id the id of the blob.
 */
export async function isFileOfBlob(
  file: Buffer,
  id: string,
  objectFormat: Repository['objectFormat'],
): Promise<boolean> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  if (size <= MAX_WHOLE) return isContentOfBlob(await handle.readFile(), id, objectFormat);
  const hash = createHash(objectFormat).update(`blob ${size}\0`);
  let crlfs = 0;
  let hasDouble = false;
  let ending = Buffer.alloc(0);
  for await (const chunk of chunksOf(handle)) {
    hash.update(chunk);
    crlfs += countCrlf(chunk, ending.at(-1));
    hasDouble ||= chunk.includes(CR_CRLF) || Buffer.concat([ending, chunk.subarray(0, 2)]).includes(CR_CRLF);
    ending = Buffer.concat([ending, chunk]).subarray(-2);
  }
  if (hash.digest('hex') === id) return true;
  if (crlfs === 0 || hasDouble) return false;
  const normalized = createHash(objectFormat).update(`blob ${size - crlfs}\0`);
  let endsInReturn = false;
  for await (const chunk of chunksOf(handle)) {
    if (endsInReturn && chunk[0] !== LINE_FEED) normalized.update('\r');
    endsInReturn = chunk.at(-1) === CARRIAGE_RETURN;
    normalized.update(withLineFeeds(endsInReturn ? chunk.subarray(0, -1) : chunk));
  }
  if (endsInReturn) normalized.update('\r');
  return normalized.digest('hex') === id;
}

/** The maximum size of a file that is read at once, in bytes. A stream is slower for small files. */
const MAX_WHOLE = 2 ** 20;

function isContentOfBlob(content: Buffer, id: string, objectFormat: Repository['objectFormat']): boolean {
  const isBlob = (bytes: Buffer): boolean =>
    createHash(objectFormat).update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === id;
  if (isBlob(content)) return true;
  return content.includes('\r\n') && !content.includes(CR_CRLF) && isBlob(withLineFeeds(content));
}

function chunksOf(handle: FileHandle): AsyncIterable<Buffer> {
  return handle.createReadStream({ autoClose: false, start: 0 }) as AsyncIterable<Buffer>;
}

function countCrlf(chunk: Buffer, before: number | undefined): number {
  let count = before === CARRIAGE_RETURN && chunk[0] === LINE_FEED ? 1 : 0;
  for (let at = chunk.indexOf('\r\n'); at !== -1; at = chunk.indexOf('\r\n', at + 2)) count += 1;
  return count;
}

function withLineFeeds(chunk: Buffer): Buffer {
  return chunk.includes('\r\n')
    ? Buffer.from(chunk.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    : chunk;
}
