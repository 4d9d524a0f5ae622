// Generated from schemas/report.schema.json by `npm run generate`. Do not edit.
import type {
  BundleError,
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
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * `clean`: there are no findings. `findings`: there are findings. `inconclusive`: a side or a check could not be completed.
   */
  readonly conclusion: 'clean' | 'findings' | 'inconclusive';
  /**
   * The findings, by kind.
   */
  readonly reasons: readonly Reason[];
  /**
   * The base; null if its tree is unavailable.
   */
  readonly before: Side | null;
  /**
   * The head; null if its tree is unavailable.
   */
  readonly after: Side | null;
  /**
   * The files that both sides checked. Absent if a side could not be checked.
   */
  readonly scope?: ReportScope;
  /**
   * The projects, one by one.
   */
  readonly projects: readonly Project[];
  /**
   * The differences between the sides; null if a side could not be checked.
   */
  readonly delta: Delta | null;
  /**
   * The committed traces that were verified, ordered by path.
   */
  readonly traces: readonly TraceCheck[];
  /**
   * The schemas and documents that were checked, ordered by path.
   */
  readonly schemas: readonly SchemaCheck[];
  /**
   * The proposed edits that were previewed, ordered by path and index.
   */
  readonly proposals: readonly ProposalCheck[];
  /**
   * Changes that improve the counts without better code.
   */
  readonly evidence: Evidence;
  /**
   * The score of head compared with base; null if a side could not be checked.
   */
  readonly reward: ProcessReward | null;
  /**
   * One step per commit from base to head, in order; empty if it was not requested.
   */
  readonly trajectory: readonly TrajectoryStep[];
  /**
   * The policy and its result.
   */
  readonly policy: Policy;
  /**
   * The causes of sides that could not be checked.
   */
  readonly failures: readonly Failure[];
  /**
   * The tools of the check, and their configuration.
   */
  readonly environment: ReportEnvironment;
  /**
   * The duration of each phase, in milliseconds. Only this property differs between equal runs.
   */
  readonly timing: {
    readonly [k: string]: number;
  };
}
/**
 * A kind of finding.
 */
export interface Reason {
  /**
   * The kind, such as a name of `failOn`.
   */
  readonly code:
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
  readonly count: number;
}
/**
 * A side of the comparison.
 */
export interface Side {
  /**
   * The commit id; null for the working tree.
   */
  readonly commit: string | null;
  /**
   * The Git tree id.
   */
  readonly tree: string;
  /**
   * The id of the diagnostics bundle, or for several projects the digest of the list of their ids. Null if the side could not be checked.
   */
  readonly bundleId: ContentHash | null;
  /**
   * The diagnostics of all projects; null if the side could not be checked, or if only the affected files were checked.
   */
  readonly counts: Counts | null;
}
/**
 * The files that both sides checked.
 */
export interface ReportScope {
  /**
   * `affected` if only the files were checked whose diagnostics the change can affect.
   */
  readonly kind: 'full' | 'affected';
  /**
   * The number of files that were checked, on either side.
   */
  readonly checked: number;
  /**
   * The number of files that the projects have, on either side.
   */
  readonly files: number;
  /**
   * The reason to check all files although only the affected ones were requested. Absent if there is none.
   */
  readonly reason?: string;
}
/**
 * A folder that is checked separately.
 */
export interface Project {
  /**
   * The folder, relative to the repository's root; `.` for the root.
   */
  readonly workingDirectory: string;
  /**
   * The digest of the server's configuration, which is base's on both sides; null if none was read.
   */
  readonly configDigest: ContentHash | null;
  /**
   * The base; null if it could not be checked.
   */
  readonly before: ProjectSide | null;
  /**
   * The head; null if it could not be checked.
   */
  readonly after: ProjectSide | null;
  /**
   * The project's Python environment; null if none was found. Absent if it is the same as in `environment`.
   */
  readonly python?: ReportPython | null;
}
/**
 * A side of a project.
 */
export interface ProjectSide {
  /**
   * The diagnostics bundle.
   */
  readonly bundleId: ContentHash;
  /**
   * The number of checked files.
   */
  readonly files: number;
  /**
   * The number of diagnostics of the checked files by severity.
   */
  readonly counts: Counts;
}
/**
 * The Python environment in which imports are resolved.
 */
export interface ReportPython {
  /**
   * The Python version, such as `3.12.3`.
   */
  readonly version: string;
  /**
   * The digest of the names and versions of the installed distributions.
   */
  readonly packagesDigest: ContentHash;
  /**
   * The number of installed distributions.
   */
  readonly packages?: number;
  /**
   * The origin of the choice. `option`: the caller names it. `pyright-configuration`: `venvPath` and `venv` name it. `active`: the first interpreter of PATH belongs to it. `project`: it is in the project's folder or in a folder above it. `path`: the first interpreter of PATH.
   */
  readonly source?: 'option' | 'pyright-configuration' | 'active' | 'project' | 'path';
  /**
   * The environment's folder, relative to the repository's root; null if it is outside.
   */
  readonly folder?: string | null;
}
/**
 * The differences between the sides. Lists are in canonical order.
 */
export interface Delta {
  /**
   * The diagnostics that only head has.
   */
  readonly introduced: readonly IntroducedDiagnostic[];
  /**
   * The diagnostics that only base has.
   */
  readonly resolved: readonly ResolvedDiagnostic[];
  /**
   * The diagnostics with the same rule and location, but a different message.
   */
  readonly changed: readonly DiagnosticPair[];
  /**
   * The diagnostics that moved to a different file.
   */
  readonly moved: readonly DiagnosticPair[];
  /**
   * The diagnostics on which two checks of all files, in the same order, disagree. They make the report inconclusive.
   */
  readonly unstable: readonly UnstableDiagnostic[];
  /**
   * The imports that neither side resolves, in a file that the change touches or that a touched file imports. Names from them have no type, so errors that depend on them are not reported. Absent if there are none.
   */
  readonly unresolvedImports?: readonly DeltaDiagnostic[];
  /**
   * The submodules to which unresolved imports lead, and whose files the gate does not have. Absent if there are none.
   */
  readonly unreadSubmodules?: readonly UnreadSubmodule[];
  /**
   * The number of diagnostics that both sides have; null if only the affected files were checked.
   */
  readonly persisting: number | null;
}
/**
 * A diagnostic that only head has.
 */
export interface IntroducedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The severity.
   */
  readonly severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null if it has none.
   */
  readonly rule: string | null;
  /**
   * The message.
   */
  readonly message: string;
  /**
   * The code at the start of the range, with one line before and after it. Absent if one of these lines has more than 500 characters, or for diagnostics after the first 1,000.
   */
  readonly excerpt?: Excerpt;
  /**
   * True if a different order of checking the files does not give this diagnostic, or gives it with a different message. The order of the Pyright command line gives it, so it counts. Default: false.
   */
  readonly orderDependent?: true;
}
/**
 * Consecutive lines of a file.
 */
export interface Excerpt {
  /**
   * The number of the first line, from 0.
   */
  readonly firstLine: number;
  /**
   * The lines, without line ends.
   */
  readonly lines: readonly string[];
}
/**
 * A diagnostic that only base has.
 */
export interface ResolvedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The severity.
   */
  readonly severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null if it has none.
   */
  readonly rule: string | null;
  /**
   * The message.
   */
  readonly message: string;
  /**
   * True if head deletes the file; the diagnostic then does not count as resolved. Default: false.
   */
  readonly fileDeleted?: true;
}
/**
 * A diagnostic of both sides, in two forms.
 */
export interface DiagnosticPair {
  /**
   * The diagnostic in base.
   */
  readonly before: DeltaDiagnostic;
  /**
   * The diagnostic in head.
   */
  readonly after: DeltaDiagnostic;
}
/**
 * A diagnostic of one side.
 */
export interface DeltaDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The severity.
   */
  readonly severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null if it has none.
   */
  readonly rule: string | null;
  /**
   * The message.
   */
  readonly message: string;
}
/**
 * A diagnostic on which two checks of the same files disagree.
 */
export interface UnstableDiagnostic {
  /**
   * The side.
   */
  readonly side: 'before' | 'after';
  /**
   * The check of that side that reported it.
   */
  readonly seen: 'first' | 'second';
  /**
   * The reported diagnostic.
   */
  readonly diagnostic: DeltaDiagnostic;
}
/**
 * A submodule whose files the gate does not have.
 */
export interface UnreadSubmodule {
  /**
   * The submodule's folder, relative to the repository's root.
   */
  readonly path: string;
  /**
   * The first names of the unresolved imports that lead to it; a relative import begins with its dots.
   */
  readonly imports: readonly string[];
}
/**
 * The result of replaying a trace.
 */
export interface TraceCheck {
  /**
   * The file, relative to the repository's root.
   */
  readonly path: string;
  /**
   * `match`: every bundle is equal to the recorded one. `mismatch`: a bundle differs. `unreadable`: the trace is incomplete or invalid.
   */
  readonly conclusion: 'match' | 'mismatch' | 'unreadable';
  /**
   * The number of replayed bundles.
   */
  readonly bundles: number;
  /**
   * The first difference or error; null if the trace matches.
   */
  readonly firstDifference: TraceDifference | null;
}
/**
 * The first difference of a trace from its replay, or its first error.
 */
export interface TraceDifference {
  /**
   * The line of the file, from 1; null if a line is missing at the end.
   */
  readonly line: number | null;
  /**
   * The operation, from 0; null if the line belongs to none.
   */
  readonly index: number | null;
  /**
   * A JSON pointer into the line; null if the whole line differs.
   */
  readonly pointer: string | null;
  /**
   * The message for people.
   */
  readonly message: string;
  /**
   * The id of the next step, see docs/errors.md; absent if the message contains it, or there is none.
   */
  readonly hint?: string;
  /**
   * The recorded value, any JSON; absent if there is none, or it cannot be read.
   */
  readonly expected?: unknown;
  /**
   * The replayed value, any JSON; absent if there is none.
   */
  readonly got?: unknown;
}
/**
 * The result of checking a schema or a document.
 */
export interface SchemaCheck {
  /**
   * The file, relative to the repository's root.
   */
  readonly path: string;
  /**
   * For a document: `valid` or `invalid`. For a JSON Schema that head changes: `compatible`, `breaking`, `removed` (deleted, or not JSON any more) or `undecided`; otherwise `unchanged`.
   */
  readonly conclusion: 'valid' | 'invalid' | 'compatible' | 'breaking' | 'removed' | 'undecided' | 'unchanged';
  /**
   * True for a JSON Schema that no glob matches: the report shows it, and it cannot fail the gate. Default: false.
   */
  readonly advisory?: true;
  /**
   * The name of the document's schema; null for a JSON Schema of the repository.
   */
  readonly schema:
    | (
        | 'selector'
        | 'bundle'
        | 'plan'
        | 'trace'
        | 'proposal'
        | 'report'
        | 'config'
        | 'batch'
        | 'candidates'
        | 'delta'
        | 'training-record'
      )
    | null;
  /**
   * The violations or differences; empty if there are none.
   */
  readonly details: readonly (SchemaViolation | SchemaDifference)[];
}
/**
 * A violation of a schema in a document.
 */
export interface SchemaViolation {
  /**
   * The line of a JSONL file, from 1; null in other files.
   */
  readonly line: number | null;
  /**
   * A JSON pointer into the document or the line; empty for the whole.
   */
  readonly pointer: string;
  /**
   * The expected value, in words.
   */
  readonly expected: string;
  /**
   * The actual value, any JSON; absent if there is none.
   */
  readonly value?: unknown;
}
/**
 * A difference between two versions of a JSON Schema.
 */
export interface SchemaDifference {
  /**
   * A JSON pointer into the new schema, or into the old one if the new one lacks it.
   */
  readonly pointer: string;
  /**
   * The line in head's file of the pointer, or of its nearest parent there, from 1; absent if unknown.
   */
  readonly line?: number;
  /**
   * `backward`: the effect on documents of the old schema under the new one. `forward`: the reverse.
   */
  readonly direction: 'backward' | 'forward';
  /**
   * The effect of the difference on these documents.
   */
  readonly verdict: 'compatible' | 'breaking' | 'undecided';
  /**
   * The difference, in words.
   */
  readonly reason: string;
  /**
   * A document that one schema accepts and the other rejects, any JSON; absent if none was found.
   */
  readonly counterExample?: unknown;
}
/**
 * The result of checking a proposed rename.
 */
export interface RenameCheck {
  /**
   * The file of the proposal, relative to the repository's root; null for the text of the pull request.
   */
  readonly path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  readonly index: number;
  /**
   * A rename.
   */
  readonly kind: 'rename';
  /**
   * The selector, as proposed.
   */
  readonly selector: string | PositionSpec;
  /**
   * The new name.
   */
  readonly newName: string;
  /**
   * `safe`: every check passed. `unsafe`: a check failed. `complete`: head contains the whole edit. `incomplete`: head contains a part of it. `error`: it could not be previewed.
   */
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null if there is none.
   */
  readonly diff: string | null;
  /**
   * The change in errors and warnings of the affected files. A negative number is an improvement. Null if they could not be counted.
   */
  readonly delta: number | null;
  /**
   * The results of the guard; null if it did not run.
   */
  readonly safety: Safety | null;
  /**
   * The mentions that head leaves unchanged, in canonical order.
   */
  readonly missed: readonly Location[];
  /**
   * The changes of head that do not belong to the edit, in the files of the edit, in canonical order; absent if not checked.
   */
  readonly unrelated?: readonly UnrelatedChange[];
  /**
   * The score of the step; null if it has none.
   */
  readonly reward: ProcessReward | null;
  /**
   * The cause, if it could not be previewed; otherwise null or absent.
   */
  readonly error?: BundleError | null;
}
/**
 * A change of head that does not belong to a proposed edit, in a file of the edit.
 */
export interface UnrelatedChange {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in head's file.
   */
  readonly range: Range;
  /**
   * The change as a unified diff, compared with the edit alone; absent if omitted.
   */
  readonly diff?: string;
}
/**
 * The result of checking a proposed move.
 */
export interface FileRenameCheck {
  /**
   * The file of the proposal, relative to the repository's root; null for the text of the pull request.
   */
  readonly path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  readonly index: number;
  /**
   * A move.
   */
  readonly kind: 'renameFile';
  /**
   * The old path.
   */
  readonly oldUri: Uri;
  /**
   * The new path.
   */
  readonly newUri: Uri;
  /**
   * `safe`: every check passed. `unsafe`: a check failed. `complete`: head contains the whole edit. `incomplete`: head contains a part of it. `error`: it could not be previewed.
   */
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null if there is none.
   */
  readonly diff: string | null;
  /**
   * The change in errors and warnings of the affected files. A negative number is an improvement. Null if they could not be counted.
   */
  readonly delta: number | null;
  /**
   * The results of the guard; null if it did not run.
   */
  readonly safety: Safety | null;
  /**
   * The mentions that head leaves unchanged, in canonical order.
   */
  readonly missed: readonly Location[];
  /**
   * The changes of head that do not belong to the edit, in the files of the edit, in canonical order; absent if not checked.
   */
  readonly unrelated?: readonly UnrelatedChange[];
  /**
   * The score of the step; null if it has none.
   */
  readonly reward: ProcessReward | null;
  /**
   * The cause, if it could not be previewed; otherwise null or absent.
   */
  readonly error?: BundleError | null;
}
/**
 * The result of checking a proposed code action.
 */
export interface CodeActionCheck {
  /**
   * The file of the proposal, relative to the repository's root; null for the text of the pull request.
   */
  readonly path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  readonly index: number;
  /**
   * A code action.
   */
  readonly kind: 'codeAction';
  /**
   * The selector, as proposed.
   */
  readonly selector: string | PositionSpec;
  /**
   * The title of the code action.
   */
  readonly title: string;
  /**
   * `safe`: every check passed. `unsafe`: a check failed. `complete`: head contains the whole edit. `incomplete`: head contains a part of it. `error`: it could not be previewed.
   */
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null if there is none.
   */
  readonly diff: string | null;
  /**
   * The change in errors and warnings of the affected files. A negative number is an improvement. Null if they could not be counted.
   */
  readonly delta: number | null;
  /**
   * The results of the guard; null if it did not run.
   */
  readonly safety: Safety | null;
  /**
   * The mentions that head leaves unchanged, in canonical order.
   */
  readonly missed: readonly Location[];
  /**
   * The changes of head that do not belong to the edit, in the files of the edit, in canonical order; absent if not checked.
   */
  readonly unrelated?: readonly UnrelatedChange[];
  /**
   * The score of the step; null if it has none.
   */
  readonly reward: ProcessReward | null;
  /**
   * The cause, if it could not be previewed; otherwise null or absent.
   */
  readonly error?: BundleError | null;
}
/**
 * Changes that improve the counts without better code.
 */
export interface Evidence {
  /**
   * Comments, casts, `Any` and unreachable code that hide diagnostics; absent if not checked.
   */
  readonly suppressions?: {
    /**
     * Those that only head has, with ranges in head.
     */
    readonly introduced: readonly EvidenceFinding[];
    /**
     * Those that only base has, with ranges in base.
     */
    readonly removed: readonly EvidenceFinding[];
    /**
     * The number of diagnostics that the introduced comments hide.
     */
    readonly hidden: number;
  };
  /**
   * The configuration files of the server that head changes. Both sides are checked with base's.
   */
  readonly configuration: {
    /**
     * The files, ordered by path.
     */
    readonly changed: readonly ConfigurationChange[];
    /**
     * The rules of these files that head weakens, and the code that it excludes; absent if not checked.
     */
    readonly weakened?: readonly EvidenceFinding[];
  };
  /**
   * The removed files and tests, and the added stubs; absent if not checked.
   */
  readonly files?: {
    /**
     * The source files that head deletes, empties of code, or moves to an unchecked location.
     */
    readonly deleted: readonly EvidenceFinding[];
    /**
     * The new stubs, which the server reads instead of the code.
     */
    readonly stubs: readonly EvidenceFinding[];
    /**
     * The tests that no longer run, with ranges in base.
     */
    readonly tests: readonly EvidenceFinding[];
  };
}
/**
 * A configuration file that head changes.
 */
export interface ConfigurationChange {
  /**
   * The file, relative to the repository's root.
   */
  readonly path: string;
  /**
   * The kind of change.
   */
  readonly change: 'added' | 'deleted' | 'modified';
}
/**
 * A commit between base and head, with its diagnostics, and its score compared with the previous step or with base.
 */
export interface TrajectoryStep {
  /**
   * The commit id.
   */
  readonly commit: string;
  /**
   * The first line of its message, at most 200 characters.
   */
  readonly title: string;
  /**
   * The number of skipped commits between the previous step and this one; commits are skipped if there are more than the limit.
   */
  readonly skipped: number;
  /**
   * The diagnostics of all projects; null if the commit could not be checked.
   */
  readonly counts: Counts | null;
  /**
   * The score compared with the previous step; null if either could not be checked.
   */
  readonly reward: ProcessReward | null;
  /**
   * The cause, if it could not be checked; otherwise null.
   */
  readonly error: BundleError | null;
}
/**
 * The policy, read from base, and its result.
 */
export interface Policy {
  /**
   * The findings that fail the gate.
   */
  readonly failOn: readonly string[];
  /**
   * True if findings never fail the gate.
   */
  readonly warnOnly: boolean;
  /**
   * True if the policy is violated, even if `warnOnly` is true.
   */
  readonly failed: boolean;
  /**
   * The members of `failOn` that apply.
   */
  readonly reasons: readonly string[];
  /**
   * The findings that a label of the pull request waives, by base's policy; absent if there are none.
   */
  readonly waived?: readonly Waiver[];
  /**
   * The result of head's own policy for the same findings; absent if head does not change the policy.
   */
  readonly head?: HeadPolicy;
}
/**
 * A finding that a label waives.
 */
export interface Waiver {
  /**
   * The member of `failOn`.
   */
  readonly reason: string;
  /**
   * The label of the pull request.
   */
  readonly label: string;
}
/**
 * The policy of head, which has no effect before the merge.
 */
export interface HeadPolicy {
  /**
   * The findings that would fail the gate.
   */
  readonly failOn: readonly string[];
  /**
   * True if findings would never fail the gate.
   */
  readonly warnOnly: boolean;
  /**
   * True if the policy would be violated.
   */
  readonly failed: boolean;
  /**
   * The members of its `failOn` that would apply.
   */
  readonly reasons: readonly string[];
  /**
   * The cause, with the key, if head's configuration cannot be read; otherwise null.
   */
  readonly error: string | null;
}
/**
 * The cause of a side or check that could not be completed.
 */
export interface Failure {
  /**
   * The side.
   */
  readonly side: 'before' | 'after';
  /**
   * The project, relative to the repository's root; null for all projects.
   */
  readonly workingDirectory: string | null;
  /**
   * The stable code; see docs/errors.md.
   */
  readonly code: string;
  /**
   * The message for people: what happened, and what to do.
   */
  readonly message: string;
  /**
   * Details for programs; any JSON, by code.
   */
  readonly details: {
    readonly [k: string]: unknown;
  };
  /**
   * The id of the next step, see docs/errors.md; absent if the message contains it, or there is none.
   */
  readonly hint?: string;
}
/**
 * The tools of the check, and their configuration.
 */
export interface ReportEnvironment {
  /**
   * The version of lanser.
   */
  readonly tool: NameAndVersion;
  /**
   * The server that checked.
   */
  readonly server: NameAndVersion;
  /**
   * The Python environment of the first project; null if none was found.
   */
  readonly python: ReportPython | null;
  /**
   * The operating system and processor, such as `linux-x64`.
   */
  readonly platform: string;
  /**
   * The environments that Pyright's configuration names and that the gate does not read. Imports from them are unresolved. Absent if there are none.
   */
  readonly unread?: readonly UnreadEnvironment[];
  /**
   * The environments of the checkout that the gate would have used, but cannot. Absent if there are none.
   */
  readonly skipped?: readonly SkippedEnvironment[];
  /**
   * `permission-model`: the server ran under Node's permission model. `none`: this Node has no permission model.
   */
  readonly cage: 'permission-model' | 'none';
}
/**
 * A configured Python environment that is not read.
 */
export interface UnreadEnvironment {
  /**
   * The configuration file that names it, relative to the repository's root.
   */
  readonly file: string;
  /**
   * The keys that name it.
   */
  readonly keys: string;
  /**
   * The environment's folder, relative to the repository's root; null if it is outside.
   */
  readonly folder: string | null;
  /**
   * The reason why it is not read.
   */
  readonly reason?: string;
}
/**
 * A Python environment that would have been used, but cannot.
 */
export interface SkippedEnvironment {
  /**
   * The environment's folder, relative to the repository's root; null if it is outside.
   */
  readonly folder: string | null;
  /**
   * The reason, and what to do.
   */
  readonly reason: string;
}
