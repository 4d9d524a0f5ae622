import type { ManifestPair } from '../model/generated/manifest.ts';
import type { ErrorDocument } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';

/** A pair as a worker receives it, in one line of JSON. */
export interface PairTask extends ManifestPair {
  /** The absolute path of the repository. */
  readonly repository: string;
}

/** The answer of a worker, in one line of JSON. */
export interface PairOutcome {
  readonly conclusion: Report['conclusion'] | null;
  /** The digest of the written report. */
  readonly report: string | null;
  readonly error: ErrorDocument | null;
  readonly seconds: number;
}
