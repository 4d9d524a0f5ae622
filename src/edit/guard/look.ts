import { lstatSync, type BigIntStats } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';
import { refused, type Refusal } from './jail-reasons.ts';

/** What stands there, a link itself; undefined for nothing. */
export function look(disk: string | Buffer): BigIntStats | Refusal | undefined {
  try {
    return lstatSync(disk, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    return refused(errno === 'ENAMETOOLONG' ? 'name-too-long' : 'unreadable');
  }
}
