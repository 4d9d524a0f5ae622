import type { CompatVerdict } from '../../../model/comparison.ts';
import type { NodeId } from '../assertion.ts';
import type { SourceSchema, Sources } from './source-parts.ts';

/**
 * A question about one place: can a value that the old schema accepts violate a demand of the new schema? For the
 * direction `forward`, "old" means the newer schema, and "new" means the older schema.
 */
export interface Question {
  /** The place in the new schema, or in the old schema if only the old schema has the constraint. */
  readonly pointer: string;
  readonly reason: string;
  /** The constraints of the old schema on the values at this place. */
  readonly local: NodeId;
  /** The demand of the new schema on these values. */
  readonly demand: NodeId;
  /** The same demand, expressed for the whole document. */
  readonly whole: NodeId;
  /** False for example if both schemas have the same constraint. The verdict `compatible` is then not recorded. */
  readonly changed: boolean;
}

/** A function that decides a question, and can record the verdict as a difference. */
export type Decide = (question: Question) => CompatVerdict;

/** A function that maps a demand at a place to a demand on the whole document. */
export type Wrap = (node: NodeId) => NodeId;

/** A place in both schemas. `old` is the old schema at this place, or for the direction `forward` the newer one. */
export interface ComparedPlace {
  readonly old: SourceSchema;
  readonly wrap: Wrap;
}

export interface Demand {
  readonly pointer: string;
  readonly reason: string;
  readonly node: NodeId;
  /** Default: true. */
  readonly changed?: boolean;
}

/** A comparison of two schemas. `walk` and `isCompatible` return true if everything they decide is `compatible`. */
export interface Walker {
  readonly sources: Sources;
  /** True if `old` is the newer schema. */
  readonly reversed: boolean;
  walk(old: SourceSchema, next: SourceSchema, wrap: Wrap): boolean;
  isCompatible(at: ComparedPlace, demand: Demand): boolean;
}
