import type { ManifestPair } from '../model/generated/manifest.ts';
import type { ErrorDocument } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';

/** A pair (a base and a change) as a worker receives it, in one line of JSON. */
export interface PairTask extends ManifestPair {
  /** The absolute path of the repository. */
  readonly repository: string;
}

/** The outcome of a pair. A worker sends it in one line of JSON. */
export interface PairOutcome {
  /** The conclusion of the gate; null for an error. */
  readonly conclusion: Report['conclusion'] | null;
  /** The digest of the written report; null for an error. */
  readonly report: string | null;
  /** The error of the gate, of writing the report, of an ended worker, or of a line that cannot run; else null. */
  readonly error: ErrorDocument | null;
  /** True if `error` does not concern the pair: the report could not be written. */
  readonly endsRun?: true;
  readonly seconds: number;
}
