import type { AnchorSelector, Indexing, PositionSpec } from '../model/selector.ts';
import { type Resolution } from './resolution.ts';
import type { SourceWorkspace } from './source.ts';
/** The selectors that name a place outright; an anchor's place has to be looked for. */
export type DirectSelector = Exclude<PositionSpec, AnchorSelector>;
/**
 * What a selector means in the workspace as it is now. Columns without a unit of their own count in
 * `indexing`.
 */
export declare function resolveSelector(spec: DirectSelector, workspace: SourceWorkspace, indexing: Indexing): Promise<Resolution>;
