import type { ManifestPair } from '../model/generated/manifest.ts';
import type { ErrorDocument } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';

/** A pair of commits as a worker receives it, in one line of JSON. */
export interface PairTask extends ManifestPair {
  /** The absolute path of the repository. */
  readonly repository: string;
}

/** The answer of a worker, in one line of JSON. */
export interface PairOutcome {
  /** The conclusion of the gate; null if the gate ended with an error. */
  readonly conclusion: Report['conclusion'] | null;
  /** The digest of the written report; null if the gate ended with an error. */
  readonly report: string | null;
  /** The error of the gate; null if the gate wrote a report. */
  readonly error: ErrorDocument | null;
  readonly seconds: number;
}
