import type { ObjectStore } from '../git/object-store.ts';
import type { Repository } from '../git/repository.ts';
import { type TreeChange } from '../git/tree-changes.ts';
import type { Configuration } from '../model/generated/config.ts';
import { LanserError } from '../model/lanser-error.ts';
import { type SideFailure } from './both-sides.ts';
import type { GateOptions } from './options.ts';
import { type GatePolicy } from './policy.ts';
import { type Sides, type SideSource } from './sides.ts';
import { type TreesOnDisk } from './trees-on-disk.ts';
/** Both sides on disk with what changed between them and the policy; or why they cannot be had. */
export type Preparation = {
    readonly kind: 'prepared';
    readonly before: SideSource;
    readonly after: SideSource;
    readonly changes: readonly TreeChange[];
    readonly store: ObjectStore;
    readonly trees: TreesOnDisk;
    readonly policy: GatePolicy;
    /** Head's own configuration; why it cannot be read, where it cannot. */
    readonly headConfiguration: Configuration | LanserError;
    readonly completeTree: Sides['completeTree'];
} | (SideFailure & {
    readonly kind: 'failed';
    readonly policy: GatePolicy;
});
export declare function prepare(options: GateOptions, repository: Repository, scratch: string, workingDirectories: readonly string[]): Promise<Preparation>;
