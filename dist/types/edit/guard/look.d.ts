import { type BigIntStats } from 'node:fs';
import { type Refusal } from './jail-reasons.ts';
/** What stands there, a link itself; undefined for nothing. */
export declare function look(disk: string | Buffer): BigIntStats | Refusal | undefined;
