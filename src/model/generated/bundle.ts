// Generated from schemas/bundle.schema.json by `npm run generate`. Do not edit.
import type { Indexing, PositionSpec } from './selector.ts';
import type { Plan } from './plan.ts';

/**
 * SHA-256 of an RFC 8785 canonical form.
 */
export type ContentHash = string;
/**
 * The name of an operation or of another command.
 */
export type CommandName =
  | 'definition'
  | 'declaration'
  | 'typeDefinition'
  | 'implementation'
  | 'references'
  | 'hover'
  | 'symbols'
  | 'diagnostics'
  | 'locate'
  | 'prepareRename'
  | 'rename'
  | 'renameFile'
  | 'codeActions'
  | 'apply'
  | 'recover'
  | 'capabilities'
  | 'request'
  | 'status'
  | 'reload'
  | 'doctor'
  | 'batch'
  | 'gate'
  | 'reward'
  | 'trace'
  | 'schema'
  | 'serve'
  | 'stop'
  | 'merge'
  | 'publish';
/**
 * A compiler or checker, or a file in a format that many of them write.
 */
export type RequestedTool = 'pyright' | 'mypy' | 'tsc' | 'ruff' | 'sarif';
/**
 * The kinds of selectors.
 */
export type SelectorKind = 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';
/**
 * Path relative to the workspace (POSIX, not percent-encoded), or a path under a named root such as `typeshed:stdlib/builtins.pyi`.
 */
export type Uri = string;
/**
 * [startLine, startCharacter, endLine, endCharacter]: zero-based, end exclusive, in the server's position encoding.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Range = [number, number, number, number];
/**
 * Git blob id (SHA-1) of a document's bytes.
 */
export type DocumentVersion = string;
/**
 * `sym1:`, 32 hexadecimal digits that a change of the body does not change, and 64 of a fingerprint of the body.
 */
export type SymbolId = string;
/**
 * A share, 0 to 1.
 */
export type Share = number;
/**
 * An import that was followed, or an outline by a server.
 */
export type ResolutionEvidence = ImportStep | ServerOutline;
/**
 * What was found, by operation.
 */
export type Facts =
  | DiagnosticsFacts
  | DefinitionsFacts
  | TypeDefinitionsFacts
  | ImplementationsFacts
  | DeclarationsFacts
  | ReferencesFacts
  | HoverFacts
  | SymbolsFacts
  | CapabilitiesFacts
  | RequestFacts
  | StatusFacts
  | PrepareRenameFacts
  | EditFacts
  | CodeActionsFacts
  | RewardFacts;
/**
 * Who says so: a language server, or a compiler or checker.
 */
export type Provenance = 'lsp' | 'compiler';
/**
 * The scope σ over which diagnostics are counted: the files of the workspace by the server's own configuration, an explicit list, or a range of one file.
 */
export type Scope = WorkspaceScope | FilesScope | RangeScope;
/**
 * LSP's SymbolKind by its name.
 */
export type SymbolKind =
  | 'File'
  | 'Module'
  | 'Namespace'
  | 'Package'
  | 'Class'
  | 'Method'
  | 'Property'
  | 'Field'
  | 'Constructor'
  | 'Enum'
  | 'Interface'
  | 'Function'
  | 'Variable'
  | 'Constant'
  | 'String'
  | 'Number'
  | 'Boolean'
  | 'Array'
  | 'Object'
  | 'Key'
  | 'Null'
  | 'EnumMember'
  | 'Struct'
  | 'Event'
  | 'Operator'
  | 'TypeParameter';
/**
 * The score of a step, see docs/rewards.md; by its version.
 */
export type ProcessReward = RlCsfReward | PrReward;

/**
 * An Analysis Bundle: the one artifact of every lanser operation. `bundleId` is the SHA-256 of the RFC 8785 canonical form of the members marked `x-hashDomain: true`, without those inside of them marked `x-hashDomain: false`.
 */
export interface Bundle {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * The envelope's version.
   */
  version: '1.2';
  /**
   * Digest of the hash domain: the same request on the same files with the same tools gives the same.
   */
  bundleId: ContentHash;
  /**
   * `error` where `error` says why there are no facts.
   */
  status: 'ok' | 'error';
  /**
   * What was asked.
   */
  request: BundleRequest;
  /**
   * How the selector was resolved; null for operations without a selector.
   */
  resolution: BundleResolution | null;
  /**
   * What was found, by operation; null for `locate` and for a failure. Where one of several servers failed, the answers of the others, with `incomplete`.
   */
  facts: Facts | null;
  /**
   * What an operation that changes files would change, or has changed.
   */
  edits: BundleEdits;
  /**
   * Why it failed; null where it did not.
   */
  error: BundleError | null;
  /**
   * The step's reward against its predecessor, or null; outside the hash.
   */
  processReward: ProcessReward | null;
  /**
   * What answered, and how it was set up.
   */
  environment: BundleEnvironment;
  /**
   * What the operation supports.
   */
  capabilities: BundleCapabilities;
  /**
   * How it ended, how it was hashed, and what depends on this run alone.
   */
  meta: BundleMeta;
}
/**
 * What was asked, with the options that decide the result.
 */
export interface BundleRequest {
  /**
   * The operation; null where the command line named none.
   */
  cmd: CommandName | null;
  /**
   * Which code element was asked for, files by their path relative to the workspace; null where the selector does not parse (`resolution.original` holds its text), absent for operations without one.
   */
  selector?: PositionSpec | null;
  /**
   * The options that decide the result, in camelCase.
   */
  options: {
    /**
     * The whole workspace is the scope.
     */
    workspace?: true;
    /**
     * Files and globs as asked for, relative to the workspace.
     */
    files?: string[];
    /**
     * The revision that a change is held against.
     */
    base?: string;
    /**
     * The revision that is judged; `worktree` for the working tree.
     */
    head?: string;
    /**
     * Projects of the gate, relative to the repository's root.
     */
    workingDirectories?: string[];
    /**
     * The compiler or checker whose diagnostics these are, run or read from what it has written; absent where a language server was asked.
     */
    tool?: RequestedTool;
    /**
     * What columns of the selector count where it does not say.
     */
    indexIo?: Indexing;
    /**
     * The kind of selector to make for the resolved place.
     */
    as?: SelectorKind;
    /**
     * How many candidates to show at most, where the request says so.
     */
    topK?: number;
    /**
     * The server that was named.
     */
    server?: string;
    /**
     * Whether declarations are among the references; absent: they are.
     */
    includeDeclaration?: false;
    /**
     * How many references a page holds at most.
     */
    limit?: number;
    /**
     * Where a page begins, from the one before.
     */
    cursor?: string;
    /**
     * The document whose outline is asked for.
     */
    file?: string;
    /**
     * What symbols of the workspace are searched for.
     */
    query?: string;
    /**
     * The method of `request`.
     */
    method?: string;
    /**
     * Parameters of `request`: any JSON.
     */
    params?: unknown;
    /**
     * The new name of `rename`.
     */
    newName?: string;
    /**
     * What `renameFile` moves: a file or folder.
     */
    oldUri?: Uri;
    /**
     * Where `renameFile` moves it to.
     */
    newUri?: Uri;
    /**
     * Files are written; absent: a preview, which writes nothing.
     */
    apply?: true;
    /**
     * Uncommitted changes do not refuse the edit; absent: they do.
     */
    allowDirty?: true;
    /**
     * Globs of the only files that an edit may touch; absent: any in the workspace.
     */
    allowPath?: string[];
    /**
     * Globs of files that an edit must not touch, beside those denied by default; they win over `allowPath`.
     */
    denyPath?: string[];
    /**
     * A selector that was not accepted does not refuse the edit; absent: it does.
     */
    denyApplyOnAmbiguous?: false;
    /**
     * Which of `resolution.candidates` is meant, from 1; absent: the one that was accepted.
     */
    target?: number;
    /**
     * Edits that need confirmation are confirmed; absent: they are refused.
     */
    confirm?: true;
    /**
     * Where files have changed since, the plan is merged by `git apply --3way`; absent: it is refused.
     */
    threeWay?: true;
    /**
     * A method is renamed in the classes below too; absent: there it is not covered.
     */
    overrides?: true;
    /**
     * The kind of code actions asked for, LSP's CodeActionKind such as `source.organizeImports`, with the kinds below it; absent: all.
     */
    kind?: string;
    /**
     * The code action that is meant, by its title or by its `index`; absent: they are listed.
     */
    pick?: string | number;
    /**
     * The plan of `apply`.
     */
    planId?: ContentHash;
    /**
     * The bundle that `reward` scores.
     */
    bundle?: ContentHash;
    /**
     * The bundle that `reward` holds it against; absent: none.
     */
    prev?: ContentHash;
    /**
     * What `reward` counts diagnostics over, on both sides: files of the workspace, or `.` for all of it; absent: over what each bundle was asked for.
     */
    scope?: string[];
    /**
     * Evidence of gaming is looked for; absent: it is not.
     */
    evidence?: true;
    /**
     * Each suppression that was added weighs as the diagnostics that it hides; absent: it does not.
     */
    countSuppressions?: true;
  };
}
/**
 * What became of the selector. Candidates are ranked, best first.
 */
export interface BundleResolution {
  /**
   * The selector as it was given; of one given as JSON, or with an absolute path, its string form.
   */
  original: string;
  /**
   * The place that is accepted; null where none is.
   */
  resolved: ResolvedTarget | null;
  /**
   * The best candidate's score; 0 without one.
   */
  confidence: Share;
  /**
   * Whether `resolved` is; false where nothing is.
   */
  certified: boolean;
  /**
   * Places that may be meant, best first.
   */
  candidates: ResolutionCandidate[];
  weights: RelocationWeights;
  thresholds: RelocationThresholds;
  /**
   * The selector of the kind that `request.options.as` names, for the resolved place.
   */
  selector?: PositionSpec;
  foundVersion?: FoundVersion;
  historySearch?: HistorySearch;
  /**
   * What led to `resolved` besides the selector itself: the imports that were followed, in order, or the server whose outline contains the definition; absent: nothing else did.
   */
  evidence?: ResolutionEvidence[];
}
/**
 * The place that a selector means. Requests to a server are made at the start of `selectionRange`: the declared name for structural selectors, the start of `range` for the others.
 */
export interface ResolvedTarget {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * What the selector means, whole.
   */
  range: Range;
  /**
   * What of it requests are made at.
   */
  selectionRange: Range;
  /**
   * The version of the file that the ranges count in.
   */
  docVersion: DocumentVersion;
  /**
   * The identity of the symbol, where it is one.
   */
  symbolId?: SymbolId;
}
/**
 * A place that a selector may mean, with how sure that is and why.
 */
export interface ResolutionCandidate {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place, whole.
   */
  range: Range;
  /**
   * The declared name in it; absent: the range.
   */
  selectionRange?: Range;
  /**
   * How much speaks for it, 0 to 1.
   */
  score: Share;
  /**
   * The selector's own text, unchanged, where the selector itself or its history leads.
   */
  certified: boolean;
  features: CandidateFeatures;
  /**
   * One sentence for a person.
   */
  explanation: string;
  /**
   * The version of the file that the ranges count in.
   */
  docVersion: DocumentVersion;
  /**
   * The identity of the symbol, where it is one.
   */
  symbolId?: SymbolId;
  /**
   * What led to the candidate besides the selector itself; absent: nothing else did.
   */
  evidence?: ResolutionEvidence[];
}
/**
 * What speaks for it; null where a feature does not apply, which counts as 0.
 */
export interface CandidateFeatures {
  /**
   * How alike the syntax is.
   */
  ast: Share | null;
  /**
   * How near the module is.
   */
  module: Share | null;
  /**
   * How alike the words are.
   */
  token: Share | null;
  /**
   * How near the place is to where it was.
   */
  prox: Share | null;
}
/**
 * One module on the way from a name to its definition.
 */
export interface ImportStep {
  /**
   * An import statement, a star import, a literal of a lazy attribute (`__getattr__`), or a submodule by its name alone.
   */
  kind: 'import' | 'star' | 'lazy' | 'submodule';
  /**
   * The importing file.
   */
  uri: Uri;
  /**
   * The version of the importing file.
   */
  docVersion: DocumentVersion;
  /**
   * The imported name, the module of a star, or the literal; null for a submodule.
   */
  range: Range | null;
  /**
   * The name in the importing file.
   */
  name: string;
  /**
   * The file of the imported module.
   */
  module: Uri;
}
/**
 * The outline of a file whose language has no grammar here, from its language server.
 */
export interface ServerOutline {
  /**
   * An answer to textDocument/documentSymbol.
   */
  kind: 'documentSymbol';
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The version of the file.
   */
  docVersion: DocumentVersion;
  /**
   * The source of the definitions.
   */
  provenance: 'lsp';
  /**
   * The server's name in the registry.
   */
  server: string;
}
/**
 * The weights of the features in a score.
 */
export interface RelocationWeights {
  /**
   * Of syntax.
   */
  ast: Share;
  /**
   * Of the module.
   */
  module: Share;
  /**
   * Of words.
   */
  token: Share;
  /**
   * Of nearness.
   */
  prox: Share;
}
/**
 * The least score that is accepted, how far it has to lead the next, and how many candidates are shown (all exact ones are).
 */
export interface RelocationThresholds {
  /**
   * The least score.
   */
  tau: Share;
  /**
   * The least lead.
   */
  delta: Share;
  /**
   * How many candidates at most, where not all are exact.
   */
  topK: number;
}
/**
 * The last version in the history of HEAD in which a selector without `docVersion` is exact; the selector is followed from there. Absent where it is exact now, or in no version.
 */
export interface FoundVersion {
  /**
   * The document's content.
   */
  blob: DocumentVersion;
  /**
   * A commit that has it; the last one in a history without merges.
   */
  commit: string;
}
/**
 * How the search for `foundVersion` ended. Absent where nothing was searched.
 */
export interface HistorySearch {
  /**
   * `found` a version; `none` in the whole history; `shallow`: none in the history that a shallow clone has; ended at `commit-limit` or `time-limit`; `unavailable` without a Git history. After `time-limit` nothing is accepted, since another run may find a version.
   */
  outcome: 'found' | 'none' | 'shallow' | 'commit-limit' | 'time-limit' | 'unavailable';
  /**
   * How many commits were read; absent after `time-limit` and `unavailable`.
   */
  commits?: number;
  limits: HistorySearchLimits;
}
/**
 * How far a search goes.
 */
export interface HistorySearchLimits {
  /**
   * The most commits that are read.
   */
  commits: number;
  /**
   * The most time that a search takes.
   */
  milliseconds: number;
}
/**
 * Facts of `diagnostics`: the complete set over the scope.
 */
export interface DiagnosticsFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the scope with the version that was read.
   */
  documents: Documents;
  /**
   * Over what the diagnostics were asked for.
   */
  scope: Scope;
  /**
   * All diagnostics of the scope, in canonical order.
   */
  diagnostics: Diagnostic[];
  /**
   * All hints of the scope, in canonical order.
   */
  hints: Hint[];
  /**
   * How many diagnostics of each severity.
   */
  counts: Counts;
  /**
   * The servers that failed: the facts are those of the others, and `error` is not null. Absent where the set is complete.
   *
   * @minItems 1
   */
  incomplete?: [IncompleteAnswer, ...IncompleteAnswer[]];
}
/**
 * Documents of the workspace that the facts speak of, with the version that was read.
 */
export interface Documents {
  [k: string]: DocumentVersion;
}
/**
 * All files of the workspace, by the server's own configuration.
 */
export interface WorkspaceScope {
  /**
   * The whole workspace.
   */
  kind: 'workspace';
  /**
   * Number of files.
   */
  files: number;
}
/**
 * Files that were named.
 */
export interface FilesScope {
  /**
   * An explicit list.
   */
  kind: 'files';
  /**
   * The files, in order.
   */
  files: Uri[];
}
/**
 * A part of one file.
 */
export interface RangeScope {
  /**
   * A range of one file.
   */
  kind: 'range';
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
}
/**
 * One diagnostic that a server or a compiler reported.
 */
export interface Diagnostic {
  /**
   * The file.
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
   * The rule's name, for example `reportCallIssue`; null for syntax errors and rules without a name.
   */
  rule: string | null;
  /**
   * The text, with every path of the machine replaced by a name.
   */
  message: string;
  /**
   * Who reports, for example `pyright`.
   */
  source: string;
  /**
   * What kind of finding it is, beside its severity.
   */
  tags?: ('unnecessary' | 'deprecated')[];
  /**
   * Other places that belong to it.
   */
  related?: RelatedInformation[];
}
/**
 * Another place that a diagnostic speaks of.
 */
export interface RelatedInformation {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * What is said of the place.
   */
  message: string;
}
/**
 * Unreachable, unused or deprecated code; kept apart from diagnostics and never counted.
 */
export interface Hint {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * The text.
   */
  message: string;
  /**
   * What kind of finding it is, beside its severity.
   */
  tags: ('unnecessary' | 'deprecated')[];
}
/**
 * Number of diagnostics by severity.
 */
export interface Counts {
  /**
   * Number of errors.
   */
  error: number;
  /**
   * Number of warnings.
   */
  warning: number;
  /**
   * Number of diagnostics that only inform.
   */
  information: number;
}
/**
 * A server whose answer is missing in the facts.
 */
export interface IncompleteAnswer {
  /**
   * The server's name.
   */
  server: string;
  /**
   * The reason, as in a bundle of this server alone.
   */
  error: BundleError;
}
/**
 * Why an operation failed.
 */
export interface BundleError {
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
 * Facts of `definition`: places in canonical order; empty where the server knows none.
 */
export interface DefinitionsFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places; empty where the server knows none.
   */
  definitions: Location[];
}
/**
 * A place in a document.
 */
export interface Location {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
}
/**
 * Facts of `typeDefinition`: places in canonical order; empty where the server knows none.
 */
export interface TypeDefinitionsFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places; empty where the server knows none.
   */
  typeDefinitions: Location[];
}
/**
 * Facts of `implementation`: places in canonical order; empty where the server knows none.
 */
export interface ImplementationsFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places; empty where the server knows none.
   */
  implementations: Location[];
}
/**
 * Facts of `declaration`: places in canonical order; empty where the server knows none.
 */
export interface DeclarationsFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places; empty where the server knows none.
   */
  declarations: Location[];
}
/**
 * Facts of `references`: a page of the places in canonical order.
 */
export interface ReferencesFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places on this page.
   *
   * @maxItems 100000
   */
  references: Location[];
  /**
   * Number of references on all pages.
   */
  total: number;
}
/**
 * Facts of `hover`; null where the server has nothing to show.
 */
export interface HoverFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * What is shown; null where the server has nothing to show.
   */
  hover: Hover | null;
}
/**
 * What a server shows for a place.
 */
export interface Hover {
  /**
   * The text.
   */
  contents: string;
  /**
   * What the text is written in.
   */
  kind: 'markdown' | 'plaintext';
  /**
   * What the text is about; null where the server does not say.
   */
  range: Range | null;
}
/**
 * Facts of `symbols`: of a document in outline order, of the workspace in canonical order.
 */
export interface SymbolsFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The symbols, in the order that the operation has.
   */
  symbols: SymbolFact[];
  /**
   * The servers that failed: the symbols are those of the others, and `error` is not null. Absent where no server failed.
   *
   * @minItems 1
   */
  incomplete?: [IncompleteAnswer, ...IncompleteAnswer[]];
}
/**
 * A symbol of a document or of the workspace.
 */
export interface SymbolFact {
  /**
   * The name.
   */
  name: string;
  /**
   * What it is.
   */
  kind: SymbolKind;
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The symbol, whole.
   */
  range: Range;
  /**
   * The name; where the server gives none, the range.
   */
  selectionRange: Range;
  /**
   * Names of what holds it, joined by dots; null at the top.
   */
  container: string | null;
  /**
   * The identity of the symbol, where it has one.
   */
  symbolId?: SymbolId;
}
/**
 * Facts of `capabilities`: what the server says that it can do, as it says it.
 */
export interface CapabilitiesFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * LSP's ServerCapabilities: free JSON.
   */
  capabilities: {
    [k: string]: unknown;
  };
}
/**
 * Facts of `request`: the server's own answer, with every path of the machine replaced by a name.
 */
export interface RequestFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The answer: any JSON.
   */
  result: unknown;
}
/**
 * Facts of `status`, `reload` and `doctor`.
 */
export interface StatusFacts {
  /**
   * The servers.
   */
  servers: ServerStatus[];
  /**
   * The checks; empty in `status` and `reload`.
   */
  checks: Check[];
}
/**
 * One server over one root.
 */
export interface ServerStatus {
  /**
   * The name in the configuration.
   */
  name: string;
  /**
   * Relative to the workspace; `.` for the workspace itself.
   */
  root: string;
  /**
   * `configured`: would be started; `running`; `failed`: has crashed too often; `missing`: is not installed; `disabled`.
   */
  state: 'configured' | 'running' | 'failed' | 'missing' | 'disabled';
  /**
   * The version that runs or would run; null where it is not known.
   */
  version: string | null;
}
/**
 * One check of `doctor`, or of the guard before an edit.
 */
export interface Check {
  /**
   * What is checked.
   */
  name: string;
  /**
   * null: there is nothing to check here.
   */
  passed: boolean | null;
  /**
   * What was found, and where it did not pass, what to do.
   */
  detail: string;
  /**
   * The places that it is about; absent where it is about none.
   */
  places?: Location[];
}
/**
 * Facts of `prepareRename`.
 */
export interface PrepareRenameFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * What would be replaced; null where the server does not rename here.
   */
  prepareRename: PrepareRename | null;
}
/**
 * What a rename would replace.
 */
export interface PrepareRename {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The name in it.
   */
  range: Range;
  /**
   * The name as it is.
   */
  placeholder: string;
}
/**
 * Facts of `rename`, `renameFile`, `apply` and a picked code action. The edit itself stands in `edits`.
 */
export interface EditFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * What the guard found.
   */
  safety: Safety;
  /**
   * Diagnostics of the affected files before the edit; null where no server reads them.
   */
  diagnosticsBefore: Counts | null;
  /**
   * The same after it; in a preview, with the edit in memory only.
   */
  diagnosticsAfter: Counts | null;
  /**
   * Mentions that the edit leaves as they are, in canonical order.
   */
  notCovered: NotCovered[];
}
/**
 * What the guard checked before an edit.
 */
export interface Safety {
  /**
   * The share of the checks that passed, of those that had something to look at: 1 only where all of them did.
   */
  ready: Share;
  /**
   * Each check with its result.
   */
  checks: Check[];
}
/**
 * A mention of what is renamed that the edit leaves as it is.
 */
export interface NotCovered {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * Why it is left: for example `string`, `comment`, `excluded` or `override`.
   */
  reason: string;
  /**
   * The line of the source.
   */
  text: string;
}
/**
 * Facts of `codeActions` where none is picked.
 */
export interface CodeActionsFacts {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The code actions, in the order of the server.
   */
  codeActions: CodeActionFact[];
}
/**
 * A code action that a server offers.
 */
export interface CodeActionFact {
  /**
   * Its place in the list, from 0; `--pick` takes it.
   */
  index: number;
  /**
   * What it is called.
   */
  title: string;
  /**
   * LSP's CodeActionKind, for example `quickfix`; null where the server gives none.
   */
  kind: string | null;
  /**
   * Why it cannot be applied; null where it can.
   */
  disabled: string | null;
}
/**
 * Facts of `reward`; the reward itself stands in `processReward`.
 */
export interface RewardFacts {
  /**
   * Evidence of gaming; null where it was not asked for.
   */
  evidence: BundleEvidence | null;
}
/**
 * Evidence of gaming between the documents of two bundles.
 */
export interface BundleEvidence {
  /**
   * What was found, by file and place.
   */
  findings: EvidenceFinding[];
  /**
   * How many diagnostics the added suppressions say that they hide.
   */
  hidden: number;
  /**
   * Documents that could not be looked into, in canonical order.
   */
  notFound: MissingDocument[];
}
/**
 * Something that makes counts better without making code better. It may be right all the same.
 */
export interface EvidenceFinding {
  /**
   * What was done: a suppression, a directive for a whole file, a cast or an `Any` was added; a rule was weakened; files were excluded, deleted or hidden by a stub; a test was removed or skipped; another configuration was in force; code is there that the server does not look at.
   */
  kind:
    | 'suppression'
    | 'directive'
    | 'cast'
    | 'any'
    | 'rule'
    | 'excluded'
    | 'deleted'
    | 'stub'
    | 'test'
    | 'configuration'
    | 'unreachable';
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in the file after, or in the one before where it was removed; null where it is about the whole file.
   */
  range: Range | null;
  /**
   * What it is: a comment, a name, a key or a path.
   */
  text: string;
  /**
   * The setting before, any JSON; absent for what is no setting.
   */
  before?: unknown;
  /**
   * The setting after, any JSON; absent for what is no setting.
   */
  after?: unknown;
}
/**
 * A document of which nobody has the content any more.
 */
export interface MissingDocument {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The version.
   */
  docVersion: DocumentVersion;
}
/**
 * What changes: the plan and how it reads as a patch. Null in operations that change nothing.
 */
export interface BundleEdits {
  /**
   * The edit, bound to the files that it was computed from; null where there is none.
   */
  plan: Plan | null;
  /**
   * The plan as a unified diff that `git apply` accepts; null where there is no plan.
   */
  diff: string | null;
  /**
   * Whether the plan has been written; absent where there is none.
   */
  applied?: boolean;
}
/**
 * The reward rl-csf-v1: γ·Φ(after) − Φ(before) − wE·E, with Φ = −wD·D + wS·S + wA·A.
 */
export interface RlCsfReward {
  /**
   * The formula.
   */
  version: 'rl-csf-v1';
  /**
   * The bundle that it is held against; null where there is none.
   */
  previousBundleId: ContentHash | null;
  /**
   * The reward: positive is better.
   */
  r: number;
  /**
   * What changed, before it is weighted.
   */
  components: RlCsfComponents;
  /**
   * The weights that it was computed with.
   */
  weights: RewardWeights;
  /**
   * What was scored: a bundle against the one before, or head against base.
   */
  source: 'bundle' | 'gate';
  /**
   * Whether the two counts are over different scopes; then `diag_delta` is 0.
   */
  scopeChanged: boolean;
  /**
   * One sentence for a person.
   */
  explanation: string;
}
/**
 * The parts of rl-csf-v1.
 */
export interface RlCsfComponents {
  /**
   * D before minus D after: positive is better.
   */
  diag_delta: number;
  /**
   * S after minus S before.
   */
  safety_delta: number;
  /**
   * A after minus A before.
   */
  confidence_delta: number;
  /**
   * 1 where the step ended in a tool error.
   */
  tool_error: 0 | 1;
}
/**
 * The weights of rl-csf-v1.
 */
export interface RewardWeights {
  /**
   * Of a diagnostic.
   */
  wD: number;
  /**
   * Of safety readiness.
   */
  wS: number;
  /**
   * Of confidence.
   */
  wA: number;
  /**
   * Of a tool error.
   */
  wE: number;
  /**
   * The discount.
   */
  gamma: number;
}
/**
 * The reward pr-v1: α·(D before − D after) + β·S − γ·(1 − A).
 */
export interface PrReward {
  /**
   * The formula.
   */
  version: 'pr-v1';
  /**
   * The bundle that it is held against; null where there is none.
   */
  previousBundleId: ContentHash | null;
  /**
   * The reward: positive is better.
   */
  r: number;
  /**
   * What is weighted.
   */
  components: PrComponents;
  /**
   * The weights that it was computed with.
   */
  weights: PrWeights;
  /**
   * What was scored: a bundle against the one before, or head against base.
   */
  source: 'bundle' | 'gate';
  /**
   * Whether the two counts are over different scopes; then `diag_delta` is 0.
   */
  scopeChanged: boolean;
  /**
   * One sentence for a person.
   */
  explanation: string;
}
/**
 * The parts of pr-v1.
 */
export interface PrComponents {
  /**
   * D before minus D after: positive is better.
   */
  diag_delta: number;
  /**
   * S: safety readiness, 0 to 1.
   */
  safety: Share;
  /**
   * 1 minus the confidence.
   */
  ambiguity_penalty: Share;
  /**
   * A: the confidence of the selector's resolution, 0 to 1.
   */
  alpha_conf: Share;
}
/**
 * The weights of pr-v1.
 */
export interface PrWeights {
  /**
   * Of diagnostics.
   */
  alpha: number;
  /**
   * Of safety readiness.
   */
  beta: number;
  /**
   * Of ambiguity.
   */
  gamma: number;
}
/**
 * What answered, and how it was set up. All of it is hashed but `local`.
 */
export interface BundleEnvironment {
  /**
   * lanser itself.
   */
  tool: NameAndVersion;
  /**
   * The server that answered, or the compiler or checker; null where none was asked.
   */
  server: NameAndVersion | null;
  /**
   * What the characters of every range count: bytes of UTF-8, code units of UTF-16, or code points.
   */
  positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
  /**
   * The Python environment; null where none was read.
   */
  python: BundlePythonEnvironment | null;
  /**
   * Digest of the server's configuration as read from the workspace; null where none was read.
   */
  configDigest: ContentHash | null;
  /**
   * Operating system and processor, for example `linux-x64`.
   */
  platform: string;
  /**
   * What only this machine knows; absent where nothing of it was read.
   */
  local?: BundleLocalEnvironment;
  /**
   * The servers beside `server` that were asked, by name; absent: none.
   */
  servers?: NameAndVersion[];
}
/**
 * A program and its version.
 */
export interface NameAndVersion {
  /**
   * The name.
   */
  name: string;
  /**
   * The version, as the program says it.
   */
  version: string;
}
/**
 * The interpreter whose packages the server sees.
 */
export interface BundlePythonEnvironment {
  /**
   * For example `3.12.3`.
   */
  version: string;
  /**
   * Digest of the names and versions of the installed distributions.
   */
  packagesDigest: ContentHash;
}
/**
 * What only this machine knows; outside the hash. The only place where absolute paths may stand.
 */
export interface BundleLocalEnvironment {
  /**
   * The folder that was opened.
   */
  workspaceRoot?: string;
  /**
   * The interpreter; null: none.
   */
  pythonExe?: string | null;
  /**
   * The virtual environment; null: none.
   */
  venvPath?: string | null;
  /**
   * Version of the Node that runs the server.
   */
  node?: string;
  /**
   * `permission-model`: the server runs under Node's permission model. `none`: this Node has none; child processes are refused by lanser's preload only.
   */
  cage?: 'permission-model' | 'none';
  /**
   * Where the programs of servers are, by server; of `doctor`.
   */
  programs?: {
    [k: string]: string;
  };
}
/**
 * What the operation supports.
 */
export interface BundleCapabilities {
  /**
   * Whether the facts may be incomplete.
   */
  partialResult: boolean;
  /**
   * Whether it can be cancelled.
   */
  cancellable: boolean;
}
/**
 * How it ended and was hashed, and what depends on this run alone.
 */
export interface BundleMeta {
  /**
   * The process's exit code.
   */
  exitCode: number;
  /**
   * How `bundleId` was made.
   */
  hashing: {
    /**
     * SHA-256 over the RFC 8785 canonical form, as UTF-8.
     */
    algo: 'sha256-jcs-v1';
  };
  /**
   * What facts are ordered by: file, then start and end, line and character.
   */
  sortingKeys: string[];
  /**
   * What a page leaves out; null where nothing is.
   */
  truncated: Truncated | null;
  /**
   * Git tree that was read; null or absent where there is none.
   */
  snapshot?: string | null;
  /**
   * Milliseconds by phase.
   */
  timing?: {
    [k: string]: number;
  };
  /**
   * When it began: RFC 3339, UTC.
   */
  startedAt?: string;
  batch?: BatchLine;
}
/**
 * What a page leaves out.
 */
export interface Truncated {
  /**
   * Number of facts on all pages.
   */
  total: number;
  /**
   * Asks for the next page; null on the last.
   */
  cursor: string | null;
}
/**
 * The line of a batch that this answers; absent outside of batches.
 */
export interface BatchLine {
  /**
   * The line, from 1.
   */
  line: number;
  /**
   * The line's own, any JSON; null where it has none.
   */
  id: unknown;
  /**
   * Which request of the input it is, from 1: blank lines are none.
   */
  ordinal?: number;
  /**
   * SHA-256 of the line's bytes, without its line feed.
   */
  request?: string;
  input?: BatchInputDigest;
}
/**
 * The whole input; absent where it is a stream.
 */
export interface BatchInputDigest {
  /**
   * How many requests it holds.
   */
  requests: number;
  /**
   * SHA-256 of its bytes.
   */
  digest: string;
}
