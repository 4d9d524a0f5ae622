import type { WorkspacePath } from '../../model/brand.ts';
import type { PlannedFile } from '../../model/plan.ts';
import type { Skew } from './refusals.ts';
import type { Replay } from './replay.ts';
import type { TreeReader } from './tree-reader.ts';
type ByPath<T> = ReadonlyMap<WorkspacePath, T>;
/** All that the tree has otherwise than a plan expects, each path once, by path. */
export declare function skewsOf(files: ByPath<PlannedFile>, contents: ByPath<Uint8Array>, { touched, conflict }: Replay, reader: TreeReader): Promise<readonly Skew[]>;
export {};
