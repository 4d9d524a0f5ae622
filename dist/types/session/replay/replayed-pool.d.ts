import type { BundleEnvironment } from '../../model/bundle.ts';
import type { TracedServer } from '../../model/generated/trace.ts';
import type { Router } from '../../server/routing.ts';
import type { FrameQueue } from '../../trace/frame-queue.ts';
import { type ServerPool } from '../servers/server-pool.ts';
import type { ReplayRoots } from './replay-roots.ts';
export interface ReplayedPoolOptions {
    readonly queue: FrameQueue;
    /** The servers that the trace has named so far, by their ids. */
    readonly servers: ReadonlyMap<string, TracedServer>;
    readonly environment: Pick<BundleEnvironment, 'tool' | 'platform'>;
    /** The folder that the servers would work in; absolute. */
    readonly root: string;
    readonly routerFor: (server: string | undefined) => Router;
    /** The folder around it, which the servers might read; absolute. */
    readonly readableRoot: string;
    readonly roots: ReplayRoots;
    /** Whether it serves a copy of the workspace. */
    readonly isCopy: boolean;
}
/** Servers that are not there: what one operation asks of them is answered from its frames. */
export declare function replayedPool(options: ReplayedPoolOptions): ServerPool;
