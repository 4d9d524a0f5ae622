// Generated from schemas/report.schema.json by `npm run generate`. Do not edit.
import type {
  BundleError,
  BundlePythonEnvironment,
  ContentHash,
  Counts,
  EvidenceFinding,
  Location,
  NameAndVersion,
  ProcessReward,
  Range,
  Safety,
  Uri,
} from './bundle.ts';
import type { PositionSpec } from './selector.ts';

/**
 * The result of checking a proposed edit, by its kind.
 */
export type ProposalCheck = RenameCheck | FileRenameCheck | CodeActionCheck;

/**
 * The report of `lanser gate` about a base and a head. All paths are relative to the repository's root. Equal runs give equal bytes, except for `timing`.
 */
export interface Report {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * The version of the format.
   */
  version: '1.0';
  /**
   * `clean`: there are no findings. `findings`: there are findings. `inconclusive`: a side or a check could not be completed.
   */
  conclusion: 'clean' | 'findings' | 'inconclusive';
  /**
   * The findings, by kind.
   */
  reasons: Reason[];
  /**
   * The base; null if its tree is unavailable.
   */
  before: Side | null;
  /**
   * The head; null if its tree is unavailable.
   */
  after: Side | null;
  /**
   * The projects, one by one.
   */
  projects: Project[];
  /**
   * The differences between the sides; null if a side could not be checked.
   */
  delta: Delta | null;
  /**
   * The committed traces that were verified, ordered by path.
   */
  traces: TraceCheck[];
  /**
   * The schemas and documents that were checked, ordered by path.
   */
  schemas: SchemaCheck[];
  /**
   * The proposed edits that were previewed, ordered by path and index.
   */
  proposals: ProposalCheck[];
  /**
   * Changes that improve the counts without better code.
   */
  evidence: Evidence;
  /**
   * The score of head compared with base; null if a side could not be checked.
   */
  reward: ProcessReward | null;
  /**
   * One step per commit from base to head, in order; empty if it was not requested.
   */
  trajectory: TrajectoryStep[];
  /**
   * The policy and its result.
   */
  policy: Policy;
  /**
   * The causes of sides that could not be checked.
   */
  failures: Failure[];
  /**
   * The tools of the check, and their configuration.
   */
  environment: ReportEnvironment;
  /**
   * The duration of each phase, in milliseconds. Only this property differs between equal runs.
   */
  timing: {
    [k: string]: number;
  };
}
/**
 * A kind of finding.
 */
export interface Reason {
  /**
   * The kind, such as a name of `failOn`.
   */
  code:
    | 'introduced-errors'
    | 'introduced-warnings'
    | 'introduced-information'
    | 'negative-reward'
    | 'nondeterminism'
    | 'schema'
    | 'unsafe-rename'
    | 'incomplete-rename'
    | 'suppressions'
    | 'config-weakened'
    | 'unstable'
    | 'unresolved-imports'
    | 'inconclusive';
  /**
   * The number of findings.
   */
  count: number;
}
/**
 * A side of the comparison.
 */
export interface Side {
  /**
   * The commit id; null for the working tree.
   */
  commit: string | null;
  /**
   * The Git tree id.
   */
  tree: string;
  /**
   * The id of the diagnostics bundle, or for several projects the digest of the list of their ids. Null if the side could not be checked.
   */
  bundleId: ContentHash | null;
  /**
   * The diagnostics of all projects; null if the side could not be checked.
   */
  counts: Counts | null;
}
/**
 * A folder that is checked separately.
 */
export interface Project {
  /**
   * The folder, relative to the repository's root; `.` for the root.
   */
  workingDirectory: string;
  /**
   * The digest of the server's configuration, which is base's on both sides; null if none was read.
   */
  configDigest: ContentHash | null;
  /**
   * The base; null if it could not be checked.
   */
  before: ProjectSide | null;
  /**
   * The head; null if it could not be checked.
   */
  after: ProjectSide | null;
}
/**
 * A side of a project.
 */
export interface ProjectSide {
  /**
   * The diagnostics bundle.
   */
  bundleId: ContentHash;
  /**
   * The number of checked files.
   */
  files: number;
  /**
   * The number of diagnostics by severity.
   */
  counts: Counts;
}
/**
 * The differences between the sides. Lists are in canonical order.
 */
export interface Delta {
  /**
   * The diagnostics that only head has.
   */
  introduced: IntroducedDiagnostic[];
  /**
   * The diagnostics that only base has.
   */
  resolved: ResolvedDiagnostic[];
  /**
   * The diagnostics with the same rule and location, but a different message.
   */
  changed: DiagnosticPair[];
  /**
   * The diagnostics that moved to a different file.
   */
  moved: DiagnosticPair[];
  /**
   * The diagnostics on which two checks of all files, in the same order, disagree. They make the report inconclusive.
   */
  unstable: UnstableDiagnostic[];
  /**
   * The imports that neither side resolves, in a file that the change touches or that a touched file imports. Names from them have no type, so errors that depend on them are not reported. Absent if there are none.
   */
  unresolvedImports?: DeltaDiagnostic[];
  /**
   * The number of diagnostics that both sides have.
   */
  persisting: number;
}
/**
 * A diagnostic that only head has.
 */
export interface IntroducedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  uri: Uri;
  /**
   * The range in the file.
   */
  range: Range;
  /**
   * The severity.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null if it has none.
   */
  rule: string | null;
  /**
   * The message.
   */
  message: string;
  /**
   * True if a different order of checking the files does not give this diagnostic, or gives it with a different message. The order of the Pyright command line gives it, so it counts. Default: false.
   */
  orderDependent?: true;
}
/**
 * A diagnostic that only base has.
 */
export interface ResolvedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  uri: Uri;
  /**
   * The range in the file.
   */
  range: Range;
  /**
   * The severity.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null if it has none.
   */
  rule: string | null;
  /**
   * The message.
   */
  message: string;
  /**
   * True if head deletes the file; the diagnostic then does not count as resolved. Default: false.
   */
  fileDeleted?: true;
}
/**
 * A diagnostic of both sides, in two forms.
 */
export interface DiagnosticPair {
  /**
   * The diagnostic in base.
   */
  before: DeltaDiagnostic;
  /**
   * The diagnostic in head.
   */
  after: DeltaDiagnostic;
}
/**
 * A diagnostic of one side.
 */
export interface DeltaDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  uri: Uri;
  /**
   * The range in the file.
   */
  range: Range;
  /**
   * The severity.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null if it has none.
   */
  rule: string | null;
  /**
   * The message.
   */
  message: string;
}
/**
 * A diagnostic on which two checks of the same files disagree.
 */
export interface UnstableDiagnostic {
  /**
   * The side.
   */
  side: 'before' | 'after';
  /**
   * The check of that side that reported it.
   */
  seen: 'first' | 'second';
  /**
   * The reported diagnostic.
   */
  diagnostic: DeltaDiagnostic;
}
/**
 * The result of replaying a trace.
 */
export interface TraceCheck {
  /**
   * The file, relative to the repository's root.
   */
  path: string;
  /**
   * `match`: every bundle is equal to the recorded one. `mismatch`: a bundle differs. `unreadable`: the trace is incomplete or invalid.
   */
  conclusion: 'match' | 'mismatch' | 'unreadable';
  /**
   * The number of replayed bundles.
   */
  bundles: number;
  /**
   * The first difference or error; null if the trace matches.
   */
  firstDifference: TraceDifference | null;
}
/**
 * The first difference of a trace from its replay, or its first error.
 */
export interface TraceDifference {
  /**
   * The line of the file, from 1; null if a line is missing at the end.
   */
  line: number | null;
  /**
   * The operation, from 0; null if the line belongs to none.
   */
  index: number | null;
  /**
   * A JSON pointer into the line; null if the whole line differs.
   */
  pointer: string | null;
  /**
   * The message for people.
   */
  message: string;
  /**
   * The id of the next step, see docs/errors.md; absent if the message contains it, or there is none.
   */
  hint?: string;
  /**
   * The recorded value, any JSON; absent if there is none, or it cannot be read.
   */
  expected?: unknown;
  /**
   * The replayed value, any JSON; absent if there is none.
   */
  got?: unknown;
}
/**
 * The result of checking a schema or a document.
 */
export interface SchemaCheck {
  /**
   * The file, relative to the repository's root.
   */
  path: string;
  /**
   * For a document: `valid` or `invalid`. For a JSON Schema that head changes: `compatible`, `breaking` or `undecided`; otherwise `unchanged`.
   */
  conclusion: 'valid' | 'invalid' | 'compatible' | 'breaking' | 'undecided' | 'unchanged';
  /**
   * The name of the document's schema; null for a JSON Schema of the repository.
   */
  schema:
    | (
        | 'selector'
        | 'bundle'
        | 'plan'
        | 'trace'
        | 'proposal'
        | 'report'
        | 'config'
        | 'batch'
        | 'training-record'
      )
    | null;
  /**
   * The violations or differences; empty if there are none.
   */
  details: (SchemaViolation | SchemaDifference)[];
}
/**
 * A violation of a schema in a document.
 */
export interface SchemaViolation {
  /**
   * The line of a JSONL file, from 1; null in other files.
   */
  line: number | null;
  /**
   * A JSON pointer into the document or the line; empty for the whole.
   */
  pointer: string;
  /**
   * The expected value, in words.
   */
  expected: string;
  /**
   * The actual value, any JSON; absent if there is none.
   */
  value?: unknown;
}
/**
 * A difference between two versions of a JSON Schema.
 */
export interface SchemaDifference {
  /**
   * A JSON pointer into the new schema, or into the old one if the new one lacks it.
   */
  pointer: string;
  /**
   * `backward`: the effect on documents of the old schema under the new one. `forward`: the reverse.
   */
  direction: 'backward' | 'forward';
  /**
   * The effect of the difference on these documents.
   */
  verdict: 'compatible' | 'breaking' | 'undecided';
  /**
   * The difference, in words.
   */
  reason: string;
  /**
   * A document that one schema accepts and the other rejects, any JSON; absent if none was found.
   */
  counterExample?: unknown;
}
/**
 * The result of checking a proposed rename.
 */
export interface RenameCheck {
  /**
   * The file of the proposal, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  index: number;
  /**
   * A rename.
   */
  kind: 'rename';
  /**
   * The selector, as proposed.
   */
  selector: string | PositionSpec;
  /**
   * The new name.
   */
  newName: string;
  /**
   * `safe`: every check passed. `unsafe`: a check failed. `complete`: head contains the whole edit. `incomplete`: head contains a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null if there is none.
   */
  diff: string | null;
  /**
   * The change in errors and warnings of the affected files. A negative number is an improvement. Null if they could not be counted.
   */
  delta: number | null;
  /**
   * The results of the guard; null if it did not run.
   */
  safety: Safety | null;
  /**
   * The mentions that head leaves unchanged, in canonical order.
   */
  missed: Location[];
  /**
   * The changes of head that do not belong to the edit, in the files of the edit, in canonical order; absent if not checked.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null if it has none.
   */
  reward: ProcessReward | null;
  /**
   * The cause, if it could not be previewed; otherwise null or absent.
   */
  error?: BundleError | null;
}
/**
 * A change of head that does not belong to a proposed edit, in a file of the edit.
 */
export interface UnrelatedChange {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The range in head's file.
   */
  range: Range;
  /**
   * The change as a unified diff, compared with the edit alone; absent if omitted.
   */
  diff?: string;
}
/**
 * The result of checking a proposed move.
 */
export interface FileRenameCheck {
  /**
   * The file of the proposal, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  index: number;
  /**
   * A move.
   */
  kind: 'renameFile';
  /**
   * The old path.
   */
  oldUri: Uri;
  /**
   * The new path.
   */
  newUri: Uri;
  /**
   * `safe`: every check passed. `unsafe`: a check failed. `complete`: head contains the whole edit. `incomplete`: head contains a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null if there is none.
   */
  diff: string | null;
  /**
   * The change in errors and warnings of the affected files. A negative number is an improvement. Null if they could not be counted.
   */
  delta: number | null;
  /**
   * The results of the guard; null if it did not run.
   */
  safety: Safety | null;
  /**
   * The mentions that head leaves unchanged, in canonical order.
   */
  missed: Location[];
  /**
   * The changes of head that do not belong to the edit, in the files of the edit, in canonical order; absent if not checked.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null if it has none.
   */
  reward: ProcessReward | null;
  /**
   * The cause, if it could not be previewed; otherwise null or absent.
   */
  error?: BundleError | null;
}
/**
 * The result of checking a proposed code action.
 */
export interface CodeActionCheck {
  /**
   * The file of the proposal, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  index: number;
  /**
   * A code action.
   */
  kind: 'codeAction';
  /**
   * The selector, as proposed.
   */
  selector: string | PositionSpec;
  /**
   * The title of the code action.
   */
  title: string;
  /**
   * `safe`: every check passed. `unsafe`: a check failed. `complete`: head contains the whole edit. `incomplete`: head contains a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null if there is none.
   */
  diff: string | null;
  /**
   * The change in errors and warnings of the affected files. A negative number is an improvement. Null if they could not be counted.
   */
  delta: number | null;
  /**
   * The results of the guard; null if it did not run.
   */
  safety: Safety | null;
  /**
   * The mentions that head leaves unchanged, in canonical order.
   */
  missed: Location[];
  /**
   * The changes of head that do not belong to the edit, in the files of the edit, in canonical order; absent if not checked.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null if it has none.
   */
  reward: ProcessReward | null;
  /**
   * The cause, if it could not be previewed; otherwise null or absent.
   */
  error?: BundleError | null;
}
/**
 * Changes that improve the counts without better code.
 */
export interface Evidence {
  /**
   * Comments, casts, `Any` and unreachable code that hide diagnostics; absent if not checked.
   */
  suppressions?: {
    /**
     * Those that only head has, with ranges in head.
     */
    introduced: EvidenceFinding[];
    /**
     * Those that only base has, with ranges in base.
     */
    removed: EvidenceFinding[];
    /**
     * The number of diagnostics that the introduced comments hide.
     */
    hidden: number;
  };
  /**
   * The configuration files of the server that head changes. Both sides are checked with base's.
   */
  configuration: {
    /**
     * The files, ordered by path.
     */
    changed: ConfigurationChange[];
    /**
     * The rules of these files that head weakens, and the code that it excludes; absent if not checked.
     */
    weakened?: EvidenceFinding[];
  };
  /**
   * The removed files and tests, and the added stubs; absent if not checked.
   */
  files?: {
    /**
     * The source files that head deletes, empties of code, or moves to an unchecked location.
     */
    deleted: EvidenceFinding[];
    /**
     * The new stubs, which the server reads instead of the code.
     */
    stubs: EvidenceFinding[];
    /**
     * The tests that no longer run, with ranges in base.
     */
    tests: EvidenceFinding[];
  };
}
/**
 * A configuration file that head changes.
 */
export interface ConfigurationChange {
  /**
   * The file, relative to the repository's root.
   */
  path: string;
  /**
   * The kind of change.
   */
  change: 'added' | 'deleted' | 'modified';
}
/**
 * A commit between base and head, with its diagnostics, and its score compared with the previous step or with base.
 */
export interface TrajectoryStep {
  /**
   * The commit id.
   */
  commit: string;
  /**
   * The first line of its message, at most 200 characters.
   */
  title: string;
  /**
   * The number of skipped commits between the previous step and this one; commits are skipped if there are more than the limit.
   */
  skipped: number;
  /**
   * The diagnostics of all projects; null if the commit could not be checked.
   */
  counts: Counts | null;
  /**
   * The score compared with the previous step; null if either could not be checked.
   */
  reward: ProcessReward | null;
  /**
   * The cause, if it could not be checked; otherwise null.
   */
  error: BundleError | null;
}
/**
 * The policy, read from base, and its result.
 */
export interface Policy {
  /**
   * The findings that fail the gate.
   */
  failOn: string[];
  /**
   * True if findings never fail the gate.
   */
  warnOnly: boolean;
  /**
   * True if the policy is violated, even if `warnOnly` is true.
   */
  failed: boolean;
  /**
   * The members of `failOn` that apply.
   */
  reasons: string[];
  /**
   * The findings that a label of the pull request waives, by base's policy; absent if there are none.
   */
  waived?: Waiver[];
  /**
   * The result of head's own policy for the same findings; absent if head does not change the policy.
   */
  head?: HeadPolicy;
}
/**
 * A finding that a label waives.
 */
export interface Waiver {
  /**
   * The member of `failOn`.
   */
  reason: string;
  /**
   * The label of the pull request.
   */
  label: string;
}
/**
 * The policy of head, which has no effect before the merge.
 */
export interface HeadPolicy {
  /**
   * The findings that would fail the gate.
   */
  failOn: string[];
  /**
   * True if findings would never fail the gate.
   */
  warnOnly: boolean;
  /**
   * True if the policy would be violated.
   */
  failed: boolean;
  /**
   * The members of its `failOn` that would apply.
   */
  reasons: string[];
  /**
   * The cause, with the key, if head's configuration cannot be read; otherwise null.
   */
  error: string | null;
}
/**
 * The cause of a side or check that could not be completed.
 */
export interface Failure {
  /**
   * The side.
   */
  side: 'before' | 'after';
  /**
   * The project, relative to the repository's root; null for all projects.
   */
  workingDirectory: string | null;
  /**
   * The stable code; see docs/errors.md.
   */
  code: string;
  /**
   * The message for people: what happened, and what to do.
   */
  message: string;
  /**
   * Details for programs; any JSON, by code.
   */
  details: {
    [k: string]: unknown;
  };
  /**
   * The next step as an id, see docs/errors.md; absent: the message has it, or there is none.
   */
  hint?: string;
}
/**
 * The tools of the check, and their configuration.
 */
export interface ReportEnvironment {
  /**
   * The version of lanser.
   */
  tool: NameAndVersion;
  /**
   * The server that checked.
   */
  server: NameAndVersion;
  /**
   * The Python environment; null if none was found.
   */
  python: BundlePythonEnvironment | null;
  /**
   * The operating system and processor, such as `linux-x64`.
   */
  platform: string;
  /**
   * The environments that Pyright's configuration names and that the gate does not read, because the tree does not contain them. Imports from them are unresolved. Absent if there are none.
   */
  unread?: UnreadEnvironment[];
  /**
   * `permission-model`: the server ran under Node's permission model. `none`: this Node has no permission model.
   */
  cage: 'permission-model' | 'none';
}
/**
 * A configured Python environment that is not read.
 */
export interface UnreadEnvironment {
  /**
   * The configuration file that names it, relative to the repository's root.
   */
  file: string;
  /**
   * The keys that name it.
   */
  keys: string;
  /**
   * The environment's folder, relative to the repository's root; null if it is outside.
   */
  folder: string | null;
}
