import type { Host } from '../../model/host.ts';
import type { TraceCheck } from '../../model/report.ts';
import type { FindVersion } from '../../session/replay/replay-place.ts';
import { type TreeFiles } from '../tree-files.ts';
export interface TraceCheckInput {
    readonly host: Host;
    /** Head's files. */
    readonly files: TreeFiles;
    readonly globs: readonly string[];
    /** A folder of our own; absolute. */
    readonly scratch: string;
    /** Where versions are found that a trace names and does not hold. */
    readonly findVersion: FindVersion;
    readonly signal: AbortSignal;
}
/** Replays the traces that head has committed: each bundle is made again from the recorded frames. By path. */
export declare function checkTraces(input: TraceCheckInput): Promise<readonly TraceCheck[]>;
