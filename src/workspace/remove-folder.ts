import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  rmdirSync,
  unlinkSync,
} from 'node:fs';
import { errnoOf } from '../model/lanser-error.ts';
import { DESCRIPTORS, HAS_DESCRIPTORS } from './directory-handles.ts';

const FLAGS = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

const OWN = 0o700;

/**
 * Removes a folder and its content, without following links. On Linux, also removes folders whose permissions deny
 * access to their owner. Reads names as bytes, because Linux allows names that are not UTF-8.
 */
export function removeFolder(place: string | Buffer): void {
  if (HAS_DESCRIPTORS) {
    const descriptor = openOwn(place);
    try {
      if ((fstatSync(descriptor).mode & OWN) !== OWN) fchmodSync(descriptor, OWN);
      removeEntries(`${DESCRIPTORS}/${descriptor}`);
    } finally {
      closeSync(descriptor);
    }
  } else removeEntries(place);
  rmdirSync(place);
}

function removeEntries(folder: string | Buffer): void {
  const prefix = Buffer.concat([Buffer.from(folder), Buffer.from('/')]);
  for (const name of readdirSync(folder, { encoding: 'buffer' })) {
    const entry = Buffer.concat([prefix, name]);
    if (lstatSync(entry).isDirectory()) removeFolder(entry);
    else unlinkSync(entry);
  }
}

function openOwn(place: string | Buffer): number {
  try {
    return openSync(place, FLAGS);
  } catch (error) {
    if (errnoOf(error) !== 'EACCES') throw error;
    chmodSync(place, OWN);
    return openSync(place, FLAGS);
  }
}
