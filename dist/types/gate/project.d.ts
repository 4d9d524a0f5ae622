import type { TreeChange } from '../git/tree-changes.ts';
import type { Host } from '../model/host.ts';
import type { Tools, Workbench } from '../session/servers/workbench.ts';
import type { ProjectRecorder } from '../session/projects/project-recorder.ts';
import { type SideFailure, type SideName } from './both-sides.ts';
import type { ConfirmedDelta } from './confirm.ts';
import type { SideCache } from './cache/side-cache.ts';
import { type SideCheck } from './side-check.ts';
import type { TreesOnDisk } from './trees-on-disk.ts';
/** What became of one project. `sides` is there where both were checked, `delta` where it is confirmed. */
export interface ProjectOutcome {
    readonly workingDirectory: string;
    readonly failures: readonly SideFailure[];
    readonly sides?: Readonly<Record<SideName, Pick<SideCheck, 'bundle' | 'facts' | 'documents' | 'hints'>>>;
    readonly delta?: ConfirmedDelta;
}
export interface ProjectRun {
    readonly host: Host;
    readonly workbench: Workbench;
    readonly tools: Tools;
    readonly trees: TreesOnDisk;
    readonly changes: readonly TreeChange[];
    readonly workingDirectory: string;
    readonly timeoutMs: number;
    readonly recorder?: ProjectRecorder | undefined;
    readonly kept?: KeptBase | undefined;
    readonly signal: AbortSignal;
}
/** What is kept of base, and by which key. */
export interface KeptBase {
    readonly cache: SideCache;
    readonly key: string;
}
/**
 * Checks a project on both sides and matches what they say. Where base comes out of a cache and a
 * second look says otherwise, the cache may be to blame: then everything is checked again without it.
 */
export declare function gateProject(run: ProjectRun): Promise<ProjectOutcome>;
