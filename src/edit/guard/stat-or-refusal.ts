import { lstatSync, type BigIntStats } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';
import { refused, type Refusal } from './jail-reasons.ts';

/**
 * Returns the stats of an entry without following links. Returns undefined if the entry does not exist, and a
 * refusal if it cannot be read.
 */
export function statOrRefusal(disk: string | Buffer): BigIntStats | Refusal | undefined {
  try {
    return lstatSync(disk, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    return refused(errno === 'ENAMETOOLONG' ? 'name-too-long' : 'unreadable');
  }
}
