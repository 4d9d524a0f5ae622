import type { Indexing, PositionSpec } from '../model/selector.ts';
import type { Span } from '../syntax/definition.ts';
import type { ResolvedPlace } from './resolution.ts';
import type { SourceDocument } from './source.ts';

/** A place for which a selector is created. */
export interface NamedPlace {
  readonly document: SourceDocument;
  readonly place: ResolvedPlace;
  /** A module name that resolves only to this document; undefined without such a name. */
  readonly module: string | undefined;
  /** The unit of the selector's columns. */
  readonly indexing: Indexing;
}

/** The selector that is created for a place, or the reason why the place has no selector of the requested kind. */
export type Created =
  | {
      readonly kind: 'created';
      readonly spec: PositionSpec;
      /** The place to which the selector resolves must contain this span. */
      readonly selected: Span;
    }
  | {
      readonly kind: 'refused';
      /** Completes the message "This location has no … selector: ". */
      readonly reason: string;
    };

export function refused(reason: string): Created {
  return { kind: 'refused', reason };
}
