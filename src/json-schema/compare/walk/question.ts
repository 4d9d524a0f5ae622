import type { CompatVerdict } from '../../../model/comparison.ts';
import type { NodeId } from '../assertion.ts';
import type { SourceSchema, Sources } from './source-parts.ts';

/** A question to decide: can a value of the old schema fail to match a node at some place? */
export interface Question {
  /** The place of the keyword in the new schema, or in the old schema if the keyword was removed. */
  readonly pointer: string;
  readonly reason: string;
  /** The constraints of the old schema on the values at this place. */
  readonly local: NodeId;
  /**
   * `demand` is the demand of the new schema on these values, and `whole` is that demand on a whole document.
   */
  readonly demand: NodeId;
  readonly whole: NodeId;
  /** True if the keyword itself differs; otherwise a change beside it causes the question. */
  readonly changed: boolean;
}

/** Decides a question and records the verdict. */
export type Decide = (question: Question) => CompatVerdict;

/** Maps a demand at a place to a demand on the whole document. */
export type Wrap = (node: NodeId) => NodeId;

/** A place in both schemas: the old schema that is compared there, and the path to it. */
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

/** Compares two schemas at a place. Its methods return true if everything is compatible. */
export interface Walker {
  readonly sources: Sources;
  /** True if the schema called old here is the newer one. */
  readonly reversed: boolean;
  walk(old: SourceSchema, next: SourceSchema, wrap: Wrap): boolean;
  isCompatible(at: ComparedPlace, demand: Demand): boolean;
}
