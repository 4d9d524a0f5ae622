// model/ defines types, outcomes and error codes for the other folders of src/. It does not import from them.
import type { Bundle, DiagnosticsFacts } from './generated/bundle.ts';

/**
 * The bundle of an operation, and its parts (`bundle.schema.json`). Positions in facts are zero-based, and count
 * characters in the unit `environment.positionEncoding`.
 */
export type * from './generated/bundle.ts';

export type Facts = NonNullable<Bundle['facts']>;

/** A bundle with facts of this type, or without facts. */
export interface BundleOf<F extends Facts> extends Omit<Bundle, 'facts'> {
  readonly facts: F | null;
}

export type BundleRequest = Bundle['request'];
export type BundleEnvironment = Bundle['environment'];
export type DiagnosticsBundle = BundleOf<DiagnosticsFacts>;
