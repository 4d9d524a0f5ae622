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
 * What became of a proposed edit; by its kind.
 */
export type ProposalCheck = RenameCheck | FileRenameCheck | CodeActionCheck;

/**
 * What `lanser gate` found between a base and a head. All paths are relative to the repository's root; equal runs give equal bytes but for `timing`.
 */
export interface Report {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * The format's version.
   */
  version: '1.0';
  /**
   * `clean`: nothing is introduced. `findings`: something is. `inconclusive`: a side or a check could not be established.
   */
  conclusion: 'clean' | 'findings' | 'inconclusive';
  /**
   * What was found, by kind.
   */
  reasons: Reason[];
  /**
   * The base; null where its tree could not be had.
   */
  before: Side | null;
  /**
   * The head; null where its tree could not be had.
   */
  after: Side | null;
  /**
   * Each project by itself.
   */
  projects: Project[];
  /**
   * What differs between the sides; null where a side was not established.
   */
  delta: Delta | null;
  /**
   * Committed traces that were verified, by path.
   */
  traces: TraceCheck[];
  /**
   * Schemas and documents that were checked, by path.
   */
  schemas: SchemaCheck[];
  /**
   * Proposed edits that were previewed, by path and index.
   */
  proposals: ProposalCheck[];
  /**
   * What could make the counts better without making the code better.
   */
  evidence: Evidence;
  /**
   * The score of head against base; null where a side was not established.
   */
  reward: ProcessReward | null;
  /**
   * One step per commit from base to head, in order, where asked for; else empty.
   */
  trajectory: TrajectoryStep[];
  /**
   * By what was judged, and what came of it.
   */
  policy: Policy;
  /**
   * Why a side could not be established.
   */
  failures: Failure[];
  /**
   * What checked, and how it was set up.
   */
  environment: ReportEnvironment;
  /**
   * Milliseconds by phase; the one member that differs between equal runs.
   */
  timing: {
    [k: string]: number;
  };
}
/**
 * Something that was found.
 */
export interface Reason {
  /**
   * What it is; names of `failOn` among them.
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
   * How often.
   */
  count: number;
}
/**
 * One side of the comparison.
 */
export interface Side {
  /**
   * Commit id; null for the working tree.
   */
  commit: string | null;
  /**
   * Git tree id.
   */
  tree: string;
  /**
   * The diagnostics bundle's id; over several projects, the digest of the list of their ids. Null where the side was not established.
   */
  bundleId: ContentHash | null;
  /**
   * Diagnostics of all projects; null where the side was not established.
   */
  counts: Counts | null;
}
/**
 * A folder that is checked by itself.
 */
export interface Project {
  /**
   * The folder, relative to the repository's root; `.` for the root.
   */
  workingDirectory: string;
  /**
   * Digest of the server's configuration, base's on both sides; null where none was read.
   */
  configDigest: ContentHash | null;
  /**
   * The base; null where it was not established.
   */
  before: ProjectSide | null;
  /**
   * The head; null where it was not established.
   */
  after: ProjectSide | null;
}
/**
 * One side of a project.
 */
export interface ProjectSide {
  /**
   * The diagnostics bundle.
   */
  bundleId: ContentHash;
  /**
   * Number of files that were checked.
   */
  files: number;
  /**
   * Its diagnostics.
   */
  counts: Counts;
}
/**
 * What differs between the sides. Lists are in canonical order.
 */
export interface Delta {
  /**
   * Only in head.
   */
  introduced: IntroducedDiagnostic[];
  /**
   * Only in base.
   */
  resolved: ResolvedDiagnostic[];
  /**
   * The same rule at the same place, with another message.
   */
  changed: DiagnosticPair[];
  /**
   * The same in another file.
   */
  moved: DiagnosticPair[];
  /**
   * Two checks of all files, in the same order, do not agree on these. They make the report inconclusive.
   */
  unstable: UnstableDiagnostic[];
  /**
   * Imports that neither side resolves, in a file that the change touches or that a touched file imports. Names from them have no type, so errors behind them stay unseen. Absent: none.
   */
  unresolvedImports?: DeltaDiagnostic[];
  /**
   * Number of diagnostics that both sides have.
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
   * The place in it.
   */
  range: Range;
  /**
   * How bad it is.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The rule's name; null where it has none.
   */
  rule: string | null;
  /**
   * The text.
   */
  message: string;
  /**
   * Pyright's command line reports it, and another order of checking the files does not, or reports it with another message. It counts. Absent: every order that was tried agrees.
   */
  orderDependent?: true;
}
/**
 * A diagnostic that is gone.
 */
export interface ResolvedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * How bad it is.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The rule's name; null where it has none.
   */
  rule: string | null;
  /**
   * The text.
   */
  message: string;
  /**
   * The file is gone in head: not counted as resolved. Absent: it is there.
   */
  fileDeleted?: true;
}
/**
 * A diagnostic that both sides have, in two forms.
 */
export interface DiagnosticPair {
  /**
   * As base has it.
   */
  before: DeltaDiagnostic;
  /**
   * As head has it.
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
   * The place in it.
   */
  range: Range;
  /**
   * How bad it is.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The rule's name; null where it has none.
   */
  rule: string | null;
  /**
   * The text.
   */
  message: string;
}
/**
 * A diagnostic that two checks of the same files did not agree on.
 */
export interface UnstableDiagnostic {
  /**
   * Whose files.
   */
  side: 'before' | 'after';
  /**
   * In which of the two checks of that side it was reported.
   */
  seen: 'first' | 'second';
  /**
   * What one of the checks reported.
   */
  diagnostic: DeltaDiagnostic;
}
/**
 * What became of a trace: each bundle was made again from the recorded frames.
 */
export interface TraceCheck {
  /**
   * The file, relative to the repository's root.
   */
  path: string;
  /**
   * `match`: every bundle is the recorded one. `mismatch`: one is not. `unreadable`: the file is no whole trace.
   */
  conclusion: 'match' | 'mismatch' | 'unreadable';
  /**
   * Number of bundles that were made again.
   */
  bundles: number;
  /**
   * Where it first differs, or cannot be read; null where it matches.
   */
  firstDifference: TraceDifference | null;
}
/**
 * Where a trace first differs from what is made of it, or cannot be read.
 */
export interface TraceDifference {
  /**
   * The line of the file, from 1; null where a line is missing at the end.
   */
  line: number | null;
  /**
   * The operation, from 0; null where it is in none.
   */
  index: number | null;
  /**
   * JSON pointer into the line; null where all of it differs.
   */
  pointer: string | null;
  /**
   * For a person: what is wrong.
   */
  message: string;
  /**
   * What was recorded, any JSON; absent where nothing was, or it cannot be read.
   */
  expected?: unknown;
  /**
   * What was made, any JSON; absent where nothing was.
   */
  got?: unknown;
}
/**
 * What became of a schema or a document.
 */
export interface SchemaCheck {
  /**
   * The file, relative to the repository's root.
   */
  path: string;
  /**
   * Of a document: `valid` or `invalid`. Of a JSON Schema that head changes: `compatible`, `breaking` or `undecided`; otherwise `unchanged`.
   */
  conclusion: 'valid' | 'invalid' | 'compatible' | 'breaking' | 'undecided' | 'unchanged';
  /**
   * The name of lanser's schema that the document follows; null for a JSON Schema of the repository's own.
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
   * Where it does not match, or differs; empty where all is well.
   */
  details: (SchemaViolation | SchemaDifference)[];
}
/**
 * A place where a document does not match its schema.
 */
export interface SchemaViolation {
  /**
   * The line of a JSONL file, from 1; null in other files.
   */
  line: number | null;
  /**
   * JSON pointer into the document, or into the line; empty for the whole.
   */
  pointer: string;
  /**
   * What should stand there.
   */
  expected: string;
  /**
   * What stands there, any JSON; absent where nothing does.
   */
  value?: unknown;
}
/**
 * A difference between two versions of a JSON Schema.
 */
export interface SchemaDifference {
  /**
   * JSON pointer into the new schema, or into the old one for what is gone.
   */
  pointer: string;
  /**
   * `backward`: documents valid under the old schema are read under the new one. `forward`: the reverse.
   */
  direction: 'backward' | 'forward';
  /**
   * What the difference does to such documents.
   */
  verdict: 'compatible' | 'breaking' | 'undecided';
  /**
   * For a person: what differs.
   */
  reason: string;
  /**
   * A document that one schema accepts and the other refuses, any JSON; absent where none was found.
   */
  counterExample?: unknown;
}
/**
 * What became of a proposed rename.
 */
export interface RenameCheck {
  /**
   * The proposal's file, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * Which edit of the proposal, from 0.
   */
  index: number;
  /**
   * A rename.
   */
  kind: 'rename';
  /**
   * What is meant, as it was proposed.
   */
  selector: string | PositionSpec;
  /**
   * The new name.
   */
  newName: string;
  /**
   * `safe`: every check passed. `unsafe`: one did not. `complete`: head holds the edit, whole. `incomplete`: head holds a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null where there is none.
   */
  diff: string | null;
  /**
   * Errors and warnings of the affected files after the edit, minus before: negative is better. Null where they could not be had.
   */
  delta: number | null;
  /**
   * What the guard found; null where it was not reached.
   */
  safety: Safety | null;
  /**
   * Mentions that head left as they were, in canonical order.
   */
  missed: Location[];
  /**
   * Changes of head in the files that the edit touches which the edit does not explain, in canonical order; absent: none were looked for.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null where it has none.
   */
  reward: ProcessReward | null;
  /**
   * Why it could not be previewed; absent or null where it could.
   */
  error?: BundleError | null;
}
/**
 * A change of head, in a file that a proposed edit touches, which the edit does not explain.
 */
export interface UnrelatedChange {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it, in head.
   */
  range: Range;
  /**
   * The change as a unified diff from what the edit alone would have made; absent: not kept.
   */
  diff?: string;
}
/**
 * What became of a proposed move.
 */
export interface FileRenameCheck {
  /**
   * The proposal's file, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * Which edit of the proposal, from 0.
   */
  index: number;
  /**
   * A move.
   */
  kind: 'renameFile';
  /**
   * What is moved.
   */
  oldUri: Uri;
  /**
   * Where to.
   */
  newUri: Uri;
  /**
   * `safe`: every check passed. `unsafe`: one did not. `complete`: head holds the edit, whole. `incomplete`: head holds a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null where there is none.
   */
  diff: string | null;
  /**
   * Errors and warnings of the affected files after the edit, minus before: negative is better. Null where they could not be had.
   */
  delta: number | null;
  /**
   * What the guard found; null where it was not reached.
   */
  safety: Safety | null;
  /**
   * Mentions that head left as they were, in canonical order.
   */
  missed: Location[];
  /**
   * Changes of head in the files that the edit touches which the edit does not explain, in canonical order; absent: none were looked for.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null where it has none.
   */
  reward: ProcessReward | null;
  /**
   * Why it could not be previewed; absent or null where it could.
   */
  error?: BundleError | null;
}
/**
 * What became of a proposed code action.
 */
export interface CodeActionCheck {
  /**
   * The proposal's file, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * Which edit of the proposal, from 0.
   */
  index: number;
  /**
   * A code action.
   */
  kind: 'codeAction';
  /**
   * What is meant, as it was proposed.
   */
  selector: string | PositionSpec;
  /**
   * The title by which the server offers it.
   */
  title: string;
  /**
   * `safe`: every check passed. `unsafe`: one did not. `complete`: head holds the edit, whole. `incomplete`: head holds a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null where there is none.
   */
  diff: string | null;
  /**
   * Errors and warnings of the affected files after the edit, minus before: negative is better. Null where they could not be had.
   */
  delta: number | null;
  /**
   * What the guard found; null where it was not reached.
   */
  safety: Safety | null;
  /**
   * Mentions that head left as they were, in canonical order.
   */
  missed: Location[];
  /**
   * Changes of head in the files that the edit touches which the edit does not explain, in canonical order; absent: none were looked for.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null where it has none.
   */
  reward: ProcessReward | null;
  /**
   * Why it could not be previewed; absent or null where it could.
   */
  error?: BundleError | null;
}
/**
 * What could make the counts better without making the code better.
 */
export interface Evidence {
  /**
   * Comments, casts, `Any` and code out of reach that hide diagnostics; absent: nobody looked.
   */
  suppressions?: {
    /**
     * Only in head; ranges are head's.
     */
    introduced: EvidenceFinding[];
    /**
     * Only in base; ranges are base's.
     */
    removed: EvidenceFinding[];
    /**
     * How many diagnostics the introduced comments say that they hide.
     */
    hidden: number;
  };
  /**
   * The server's configuration files that head changes; base's were used on both sides.
   */
  configuration: {
    /**
     * The files, by path.
     */
    changed: ConfigurationChange[];
    /**
     * Rules of those files that head weakens, and code that it excludes; absent: nobody looked.
     */
    weakened?: EvidenceFinding[];
  };
  /**
   * Files and tests that went, and stubs that came; absent: nobody looked.
   */
  files?: {
    /**
     * Source files that are nowhere in head, that have no code any more, or that went where nobody checks them.
     */
    deleted: EvidenceFinding[];
    /**
     * Stubs that stand before code from now on.
     */
    stubs: EvidenceFinding[];
    /**
     * Tests that do not run any more; ranges are base's.
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
   * What became of it.
   */
  change: 'added' | 'deleted' | 'modified';
}
/**
 * One commit between base and head: its diagnostics, and its score against the step before it, or against base.
 */
export interface TrajectoryStep {
  /**
   * Commit id.
   */
  commit: string;
  /**
   * The first line of its message, at most 200 characters.
   */
  title: string;
  /**
   * Commits between the step before and this one that were left out, since there are more than the bound.
   */
  skipped: number;
  /**
   * Diagnostics of all projects; null where it could not be checked.
   */
  counts: Counts | null;
  /**
   * The score against the step before; null where one of them could not be checked.
   */
  reward: ProcessReward | null;
  /**
   * Why it could not be checked; null where it could.
   */
  error: BundleError | null;
}
/**
 * By what was judged, read from base, and what came of it.
 */
export interface Policy {
  /**
   * What fails the gate.
   */
  failOn: string[];
  /**
   * Whether the exit code stays 0 whatever is found.
   */
  warnOnly: boolean;
  /**
   * Whether the policy is violated; warn-only does not change it.
   */
  failed: boolean;
  /**
   * Members of `failOn` that apply.
   */
  reasons: string[];
  /**
   * Reasons that a label of the pull request waives, by base's policy; absent: none.
   */
  waived?: Waiver[];
  /**
   * What head's own policy would make of the same findings; absent: it is base's.
   */
  head?: HeadPolicy;
}
/**
 * A reason that fails the gate no more, since somebody said so.
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
 * The policy as head would have it; it has no effect before it is merged.
 */
export interface HeadPolicy {
  /**
   * What would fail the gate.
   */
  failOn: string[];
  /**
   * Whether the exit code would stay 0.
   */
  warnOnly: boolean;
  /**
   * Whether the policy would be violated.
   */
  failed: boolean;
  /**
   * Members of its `failOn` that would apply.
   */
  reasons: string[];
  /**
   * Why head's configuration cannot be read, with the key; null where it can.
   */
  error: string | null;
}
/**
 * Why a side or a check could not be established.
 */
export interface Failure {
  /**
   * Which side.
   */
  side: 'before' | 'after';
  /**
   * The project, relative to the repository's root; null: all of them.
   */
  workingDirectory: string | null;
  /**
   * The stable code, see docs/errors.md.
   */
  code: string;
  /**
   * For a person: what happened, and what to do.
   */
  message: string;
  /**
   * For a program, by code: free JSON.
   */
  details: {
    [k: string]: unknown;
  };
}
/**
 * What checked, and how it was set up.
 */
export interface ReportEnvironment {
  /**
   * lanser itself.
   */
  tool: NameAndVersion;
  /**
   * The server that checked.
   */
  server: NameAndVersion;
  /**
   * The Python environment; null where none was found.
   */
  python: BundlePythonEnvironment | null;
  /**
   * Operating system and processor, for example `linux-x64`.
   */
  platform: string;
  /**
   * Environments that Pyright's configuration names and that the gate does not read, since the tree does not hold them. Imports from them are unresolved. Absent: none.
   */
  unread?: UnreadEnvironment[];
  /**
   * `permission-model`: the server ran under Node's permission model. `none`: this Node has none.
   */
  cage: 'permission-model' | 'none';
}
/**
 * A Python environment that is configured and not read.
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
   * The environment's folder, relative to the repository's root; null for one outside of it.
   */
  folder: string | null;
}
