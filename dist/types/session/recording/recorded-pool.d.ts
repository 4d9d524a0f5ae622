import type { RootTokens, TokenRoot } from '../../trace/root-tokens.ts';
import { type ServerPool } from '../servers/server-pool.ts';
import type { OperationRecord } from './operation-record.ts';
export interface RecordedPoolOptions {
    readonly pool: ServerPool;
    readonly record: OperationRecord;
    /** The folder that the pool's servers work in; absolute. */
    readonly root: string;
    readonly exclude: readonly string[];
    /** Folders of the machine besides those that servers name. */
    readonly besides: readonly TokenRoot[];
    readonly tokens: RootTokens;
    /** Whether it serves a copy of the workspace. */
    readonly isCopy: boolean;
    /** Of this operation alone: equal questions of others have answers of their own. */
    readonly key: string;
}
/** A pool of servers, with everything that one operation asks of it in its record. */
export declare function recordedPool(options: RecordedPoolOptions): ServerPool;
