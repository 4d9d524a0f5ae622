// Generated from schemas/candidates.schema.json by `npm run generate`. Do not edit.
import type { IntroducedDiagnostic, Report } from './report.ts';
import type { BundleError } from './bundle.ts';

/**
 * The result of `lanser candidates`: several changes of one base, each with the report of its own gate, and their ranking. Equal runs give equal bytes, except for `timing`.
 */
export interface Candidates {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * The base of all candidates.
   */
  readonly base: {
    /**
     * The revision as given.
     */
    readonly revision: string;
    /**
     * The id of its commit.
     */
    readonly commit: string;
  };
  /**
   * The candidates, in the order given.
   */
  readonly candidates: readonly EvaluatedCandidate[];
  /**
   * The merge of each pair of candidates; absent if not requested.
   */
  readonly pairs?: readonly CandidatePair[];
  /**
   * The duration of each phase, in milliseconds. Only this property and the `timing` of each report differ between equal runs.
   */
  readonly timing: {
    readonly [k: string]: number;
  };
}
/**
 * A candidate with the report of its gate, or the reason why there is none.
 */
export interface EvaluatedCandidate {
  /**
   * The file, revision or folder as given, or the name of a line.
   */
  readonly name: string;
  /**
   * The form of the change: a patch of base, a revision, or the files in a folder.
   */
  readonly kind: 'patch' | 'revision' | 'directory';
  /**
   * The position in the ranking, from 1; equal candidates have the same. Null if the candidate could not be evaluated.
   */
  readonly rank: number | null;
  /**
   * The first criterion in which the candidate is worse than those ranked directly before it; null for the first ones, and without a rank.
   */
  readonly reason: RankReason | null;
  /**
   * The report of the candidate's gate; null if the gate did not run to its end.
   */
  readonly report: Report | null;
  /**
   * The cause of a missing report; null if there is a report.
   */
  readonly error: BundleError | null;
}
/**
 * A criterion of the ranking with its values.
 */
export interface RankReason {
  /**
   * `verdict`: 0 passes the policy, 1 fails it, 2 is undecided. `introduced-errors`: errors of the delta. `evidence`: added suppressions, weakened rules, added stubs and removed tests. `reward`: the score. `introduced-warnings`: other diagnostics of the delta.
   */
  readonly criterion: 'verdict' | 'introduced-errors' | 'evidence' | 'reward' | 'introduced-warnings';
  /**
   * The value of this candidate.
   */
  readonly value: number;
  /**
   * The value of the candidates ranked before it.
   */
  readonly better: number;
}
/**
 * The merge of two candidates.
 */
export interface CandidatePair {
  /**
   * The indexes of the two candidates, from 0.
   *
   * @minItems 2
   */
  readonly candidates: readonly [number, number];
  /**
   * `clean`: the merge has no diagnostic that neither candidate has. `findings`: it has some. `conflict`: Git cannot merge the candidates. `inconclusive`: the merge could not be checked.
   */
  readonly conclusion: 'clean' | 'findings' | 'conflict' | 'inconclusive';
  /**
   * The diagnostics of the merge that neither candidate has, with ranges in the merge.
   */
  readonly introduced: readonly IntroducedDiagnostic[];
  /**
   * The files that Git cannot merge.
   */
  readonly conflicts: readonly string[];
  /**
   * The cause if the merge could not be checked; null otherwise.
   */
  readonly error: BundleError | null;
}
