import { closeSync, constants, fstatSync, openSync, readFileSync, type BigIntStats } from 'node:fs';
import { documentVersion } from '../../bundle/blob-id.ts';
import type { DocumentVersion } from '../../model/brand.ts';
import { errnoOf } from '../../model/lanser-error.ts';
import { contentModified, specialFileError } from './failure.ts';

export interface ReadFile {
  readonly stats: BigIntStats;
  readonly version: DocumentVersion;
}

/** Reads a file. Does not wait at a FIFO. Throws E/CONTENT_MODIFIED for a folder, E/JAIL for a special file. */
export function readVersion(place: string, path: string): ReadFile {
  const descriptor = openFile(place, path);
  try {
    const stats = fstatSync(descriptor, { bigint: true });
    // The edit was planned for a file at this path, so another program must have put the folder there.
    if (stats.isDirectory()) throw contentModified(path, 'EISDIR');
    if (!stats.isFile()) throw specialFileError(path);
    return { stats, version: documentVersion(readFileSync(descriptor)) };
  } finally {
    closeSync(descriptor);
  }
}

/** The error codes with which Linux and macOS refuse to open a socket. */
const SOCKET: ReadonlySet<string> = new Set(['ENXIO', 'EOPNOTSUPP']);

function openFile(place: string, path: string): number {
  try {
    return openSync(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    throw SOCKET.has(errnoOf(error) ?? '') ? specialFileError(path) : error;
  }
}
