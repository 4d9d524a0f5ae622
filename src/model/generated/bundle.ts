// Generated from schemas/bundle.schema.json by `npm run generate`. Do not edit.
import type { Indexing, PositionSpec } from './selector.ts';
import type { Plan } from './plan.ts';

/**
 * The SHA-256 of an RFC 8785 canonical form.
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
 * A compiler or checker, or a format that many of them write.
 */
export type RequestedTool = 'pyright' | 'mypy' | 'tsc' | 'ruff' | 'sarif';
/**
 * The kind of a selector.
 */
export type SelectorKind = 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';
/**
 * A path relative to the workspace (POSIX, not percent-encoded), or a path in a named root such as `typeshed:stdlib/builtins.pyi`.
 */
export type Uri = string;
/**
 * `[startLine, startCharacter, endLine, endCharacter]`: zero-based, end exclusive, in the server's position encoding.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Range = [number, number, number, number];
/**
 * The Git blob id (SHA-1) of a document's bytes.
 */
export type DocumentVersion = string;
/**
 * `sym1:`, then 32 hexadecimal digits that are independent of the body, and 64 digits of a fingerprint of the body.
 */
export type SymbolId = string;
/**
 * A share, from 0 to 1.
 */
export type Share = number;
/**
 * An import that was followed, or an outline of a server.
 */
export type ResolutionEvidence = ImportStep | ServerOutline;
/**
 * The results, by operation.
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
 * The source of the facts: a language server (`lsp`), or a compiler or checker.
 */
export type Provenance = 'lsp' | 'compiler';
/**
 * The scope of the counted diagnostics: the workspace's files by the server's own configuration, a list of files, or a range of one file.
 */
export type Scope = WorkspaceScope | FilesScope | RangeScope;
/**
 * The name of an LSP SymbolKind.
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
 * The score of a step, by the version of the formula; see docs/rewards.md.
 */
export type ProcessReward = RlCsfReward | PrReward;

/**
 * An Analysis Bundle, the result of every lanser operation. `bundleId` is the SHA-256 of the RFC 8785 canonical form of the properties with `x-hashDomain: true`, without properties inside of them with `x-hashDomain: false`.
 */
export interface Bundle {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * The version of the bundle format.
   */
  version: '1.2';
  /**
   * The digest of the hashed properties. The same request on the same files with the same tools has the same digest.
   */
  bundleId: ContentHash;
  /**
   * `error` if the operation failed; `error` then has the cause.
   */
  status: 'ok' | 'error';
  /**
   * The request.
   */
  request: BundleRequest;
  /**
   * The resolution of the selector; null for operations without a selector.
   */
  resolution: BundleResolution | null;
  /**
   * The results, by operation; null for `locate` and after a failure. If one of several servers failed, the results of the others, with `incomplete`.
   */
  facts: Facts | null;
  /**
   * The changes that an operation proposes or has written.
   */
  edits: BundleEdits;
  /**
   * The cause of a failure; null if there is none.
   */
  error: BundleError | null;
  /**
   * The reward of this step, compared with the previous one, or null; not hashed.
   */
  processReward: ProcessReward | null;
  /**
   * The tools that answered, and their configuration.
   */
  environment: BundleEnvironment;
  /**
   * The capabilities of the operation.
   */
  capabilities: BundleCapabilities;
  /**
   * The exit code, the hash settings, and values of this run only.
   */
  meta: BundleMeta;
}
/**
 * The request, with the options that affect the result.
 */
export interface BundleRequest {
  /**
   * The operation; null if the command line does not name one.
   */
  cmd: CommandName | null;
  /**
   * The requested code element, with paths relative to the workspace. Null if the selector does not parse; `resolution.original` then has its text. Absent for operations without a selector.
   */
  selector?: PositionSpec | null;
  /**
   * The options that affect the result, in camelCase.
   */
  options: {
    /**
     * True if the scope is the whole workspace.
     */
    workspace?: true;
    /**
     * The requested files and globs, relative to the workspace.
     */
    files?: string[];
    /**
     * The revision to compare with.
     */
    base?: string;
    /**
     * The revision to check; `worktree` for the working tree.
     */
    head?: string;
    /**
     * The projects of the gate, relative to the repository's root.
     */
    workingDirectories?: string[];
    /**
     * The compiler or checker that reported the diagnostics, run now or read from its saved output. Absent if a language server answered.
     */
    tool?: RequestedTool;
    /**
     * The unit of the selector's columns, if the selector does not name one.
     */
    indexIo?: Indexing;
    /**
     * The kind of selector to create for the resolved location.
     */
    as?: SelectorKind;
    /**
     * The maximum number of candidates, if the request sets it.
     */
    topK?: number;
    /**
     * The requested server.
     */
    server?: string;
    /**
     * False if the references do not include declarations. Default: true.
     */
    includeDeclaration?: false;
    /**
     * The maximum number of references per page.
     */
    limit?: number;
    /**
     * The start of the page: the cursor of the previous page.
     */
    cursor?: string;
    /**
     * The document of the requested outline.
     */
    file?: string;
    /**
     * The text to search for in the symbols of the workspace.
     */
    query?: string;
    /**
     * The LSP method of `request`.
     */
    method?: string;
    /**
     * The parameters of `request`, any JSON.
     */
    params?: unknown;
    /**
     * The new name of `rename`.
     */
    newName?: string;
    /**
     * The file or folder that `renameFile` moves.
     */
    oldUri?: Uri;
    /**
     * The new path of `renameFile`.
     */
    newUri?: Uri;
    /**
     * True if files are written. Absent in a preview, which writes nothing.
     */
    apply?: true;
    /**
     * True if the edit is allowed despite uncommitted changes. Default: false.
     */
    allowDirty?: true;
    /**
     * Globs of the files that an edit may change. Default: all files of the workspace.
     */
    allowPath?: string[];
    /**
     * Globs of files that an edit must not change, in addition to those denied by default. They take precedence over `allowPath`.
     */
    denyPath?: string[];
    /**
     * False if an ambiguous selector is allowed. Default: true.
     */
    denyApplyOnAmbiguous?: false;
    /**
     * The number of the selected candidate in `resolution.candidates`, from 1. Default: the accepted one.
     */
    target?: number;
    /**
     * True if edits that need confirmation are confirmed. Default: false.
     */
    confirm?: true;
    /**
     * True if the plan is merged with later changes of the files, as `git apply --3way` does. Default: false.
     */
    threeWay?: true;
    /**
     * True if a member is also renamed in base classes and subclasses. Default: false.
     */
    overrides?: true;
    /**
     * The requested LSP CodeActionKind, such as `source.organizeImports`, including its sub-kinds. Default: all kinds.
     */
    kind?: string;
    /**
     * The title or `index` of the requested code action. If absent, the actions are listed.
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
     * The previous bundle of `reward`; absent if there is none.
     */
    prev?: ContentHash;
    /**
     * The scope of the diagnostics that `reward` counts in both bundles: files of the workspace, or `.` for all files. Default: the scope of each bundle's request.
     */
    scope?: string[];
    /**
     * True if evidence of gaming is collected. Default: false.
     */
    evidence?: true;
    /**
     * True if each diagnostic that a new suppression hides is counted. Default: false.
     */
    countSuppressions?: true;
  };
}
/**
 * The resolution of a selector. Candidates are ranked, best first.
 */
export interface BundleResolution {
  /**
   * The selector as given. A selector given as JSON or with an absolute path has its string form.
   */
  original: string;
  /**
   * The accepted location; null if there is none.
   */
  resolved: ResolvedTarget | null;
  /**
   * The best candidate's score; 0 if there is no candidate.
   */
  confidence: Share;
  /**
   * True if the accepted candidate is certified; false if none is accepted.
   */
  certified: boolean;
  /**
   * The possible locations, best first.
   */
  candidates: ResolutionCandidate[];
  weights: RelocationWeights;
  thresholds: RelocationThresholds;
  /**
   * A selector of the kind `request.options.as` for the resolved location.
   */
  selector?: PositionSpec;
  foundVersion?: FoundVersion;
  historySearch?: HistorySearch;
  /**
   * The imports that were followed, in order, or the server whose outline contains the definition. Absent if only the selector led to `resolved`.
   */
  evidence?: ResolutionEvidence[];
}
/**
 * The location that a selector refers to. Requests are sent for the start of `selectionRange`: the declared name for structural selectors, the start of `range` for others.
 */
export interface ResolvedTarget {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The full range.
   */
  range: Range;
  /**
   * The range of the name.
   */
  selectionRange: Range;
  /**
   * The version of the file that the ranges refer to.
   */
  docVersion: DocumentVersion;
  /**
   * The id of the symbol, if it is one.
   */
  symbolId?: SymbolId;
}
/**
 * A possible location of a selector, with a score and its reason.
 */
export interface ResolutionCandidate {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The full range.
   */
  range: Range;
  /**
   * The range of the declared name. Default: `range`.
   */
  selectionRange?: Range;
  /**
   * The score, from 0 to 1.
   */
  score: Share;
  /**
   * True if the text is the selector's own, unchanged, at the location that the selector or its history gives.
   */
  certified: boolean;
  features: CandidateFeatures;
  /**
   * An explanation for people, in one sentence.
   */
  explanation: string;
  /**
   * The version of the file that the ranges refer to.
   */
  docVersion: DocumentVersion;
  /**
   * The id of the symbol, if it is one.
   */
  symbolId?: SymbolId;
  /**
   * The imports or the outline that led to the candidate. Absent if only the selector did.
   */
  evidence?: ResolutionEvidence[];
}
/**
 * The features of the score; null if a feature does not apply, which counts as 0.
 */
export interface CandidateFeatures {
  /**
   * The similarity of the syntax.
   */
  ast: Share | null;
  /**
   * The proximity of the module.
   */
  module: Share | null;
  /**
   * The similarity of the words.
   */
  token: Share | null;
  /**
   * The proximity to the original location.
   */
  prox: Share | null;
}
/**
 * A module between a name and its definition.
 */
export interface ImportStep {
  /**
   * An import statement, a star import, a literal of a lazy attribute (`__getattr__`), or a submodule that is found by its name.
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
   * The imported name, the module of a star import, or the literal; null for a submodule.
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
 * The outline that a language server gives for a file in a language that lanser does not parse itself.
 */
export interface ServerOutline {
  /**
   * The answer to `textDocument/documentSymbol`.
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
   * The server's name.
   */
  server: string;
}
/**
 * The weights of the features in a score.
 */
export interface RelocationWeights {
  /**
   * The weight of syntax.
   */
  ast: Share;
  /**
   * The weight of the module.
   */
  module: Share;
  /**
   * The weight of words.
   */
  token: Share;
  /**
   * The weight of proximity.
   */
  prox: Share;
}
/**
 * The minimum score, the minimum lead over the next candidate, and the maximum number of candidates. Exact candidates are all listed.
 */
export interface RelocationThresholds {
  /**
   * The minimum score.
   */
  tau: Share;
  /**
   * The minimum lead.
   */
  delta: Share;
  /**
   * The maximum number of candidates. Exact candidates are all listed.
   */
  topK: number;
}
/**
 * The last version in the history of HEAD in which a selector without `docVersion` is exact. The selector is followed from there. Absent if it is exact now, or in no version.
 */
export interface FoundVersion {
  /**
   * The document's blob id.
   */
  blob: DocumentVersion;
  /**
   * A commit with this version; the last one if the history has no merges.
   */
  commit: string;
}
/**
 * The result of the search for `foundVersion`. Absent if there was no search.
 */
export interface HistorySearch {
  /**
   * `found`: a version was found. `none`: the whole history has none. `shallow`: the history that a shallow clone has contains none. `commit-limit`, `time-limit`: the search ended at a limit. `unavailable`: there is no Git history. After `time-limit` no candidate is accepted, because another run may find a version.
   */
  outcome: 'found' | 'none' | 'shallow' | 'commit-limit' | 'time-limit' | 'unavailable';
  /**
   * The number of commits that were read; absent after `time-limit` and `unavailable`.
   */
  commits?: number;
  limits: HistorySearchLimits;
}
/**
 * The limits of the search.
 */
export interface HistorySearchLimits {
  /**
   * The maximum number of commits.
   */
  commits: number;
  /**
   * The maximum time in milliseconds.
   */
  milliseconds: number;
}
/**
 * The facts of `diagnostics`: all diagnostics of the scope.
 */
export interface DiagnosticsFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the scope, with the version that was read.
   */
  documents: Documents;
  /**
   * The requested scope.
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
   * The number of diagnostics by severity.
   */
  counts: Counts;
  /**
   * The servers that failed. The facts then come from the other servers, and `error` is not null. Absent if no server failed.
   *
   * @minItems 1
   */
  incomplete?: [IncompleteAnswer, ...IncompleteAnswer[]];
}
/**
 * The documents of the workspace that the facts refer to, with the versions that were read.
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
   * The number of files.
   */
  files: number;
}
/**
 * A list of files.
 */
export interface FilesScope {
  /**
   * A list of files.
   */
  kind: 'files';
  /**
   * The files, in order.
   */
  files: Uri[];
}
/**
 * A range of one file.
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
   * The range in the file.
   */
  range: Range;
}
/**
 * A diagnostic that a server, a compiler or a checker reported.
 */
export interface Diagnostic {
  /**
   * The file.
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
   * The name of the rule, such as `reportCallIssue`; null for syntax errors and rules without a name.
   */
  rule: string | null;
  /**
   * The message, with paths of this machine replaced by names.
   */
  message: string;
  /**
   * The tool that reported it, such as `pyright`.
   */
  source: string;
  /**
   * The LSP DiagnosticTags.
   */
  tags?: ('unnecessary' | 'deprecated')[];
  /**
   * Related locations.
   */
  related?: RelatedInformation[];
}
/**
 * A related location of a diagnostic.
 */
export interface RelatedInformation {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The range in the file.
   */
  range: Range;
  /**
   * The message about this location.
   */
  message: string;
}
/**
 * Unreachable, unused or deprecated code. Hints are separate from diagnostics and never counted.
 */
export interface Hint {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The range in the file.
   */
  range: Range;
  /**
   * The message.
   */
  message: string;
  /**
   * The LSP DiagnosticTags.
   */
  tags: ('unnecessary' | 'deprecated')[];
}
/**
 * The number of diagnostics by severity.
 */
export interface Counts {
  /**
   * The number of errors.
   */
  error: number;
  /**
   * The number of warnings.
   */
  warning: number;
  /**
   * The number of diagnostics with the severity `information`.
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
   * The error, as in a bundle of this server alone.
   */
  error: BundleError;
}
/**
 * The cause of a failure.
 */
export interface BundleError {
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
 * The facts of `definition`: locations in canonical order; empty if the server finds none.
 */
export interface DefinitionsFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  definitions: Location[];
}
/**
 * A location in a document.
 */
export interface Location {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The range in the file.
   */
  range: Range;
}
/**
 * The facts of `typeDefinition`: locations in canonical order; empty if the server finds none.
 */
export interface TypeDefinitionsFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  typeDefinitions: Location[];
}
/**
 * The facts of `implementation`: locations in canonical order; empty if the server finds none.
 */
export interface ImplementationsFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  implementations: Location[];
}
/**
 * The facts of `declaration`: locations in canonical order; empty if the server finds none.
 */
export interface DeclarationsFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  declarations: Location[];
}
/**
 * The facts of `references`: a page of locations in canonical order.
 */
export interface ReferencesFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The locations on this page.
   *
   * @maxItems 100000
   */
  references: Location[];
  /**
   * The number of references on all pages.
   */
  total: number;
}
/**
 * The facts of `hover`.
 */
export interface HoverFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The hover text; null if the server has none.
   */
  hover: Hover | null;
}
/**
 * The hover text of a location.
 */
export interface Hover {
  /**
   * The message.
   */
  contents: string;
  /**
   * The format of the text.
   */
  kind: 'markdown' | 'plaintext';
  /**
   * The range that the text describes; null if the server does not give it.
   */
  range: Range | null;
}
/**
 * The facts of `symbols`: for a document in outline order, for the workspace in canonical order.
 */
export interface SymbolsFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The symbols, in the order of the operation.
   */
  symbols: SymbolFact[];
  /**
   * The servers that failed. The symbols then come from the other servers, and `error` is not null. Absent if no server failed.
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
   * The kind.
   */
  kind: SymbolKind;
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The full range of the symbol.
   */
  range: Range;
  /**
   * The range of the name; `range` if the server does not give it.
   */
  selectionRange: Range;
  /**
   * The names of its containers, joined by dots; null at the top level.
   */
  container: string | null;
  /**
   * The id of the symbol, if it has one.
   */
  symbolId?: SymbolId;
}
/**
 * The facts of `capabilities`.
 */
export interface CapabilitiesFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * LSP's ServerCapabilities as the server sent them, any JSON.
   */
  capabilities: {
    [k: string]: unknown;
  };
}
/**
 * The facts of `request`: the server's answer, with paths of this machine replaced by names.
 */
export interface RequestFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The answer, any JSON.
   */
  result: unknown;
}
/**
 * The facts of `status`, `reload` and `doctor`.
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
 * A server for one root folder.
 */
export interface ServerStatus {
  /**
   * The name in the configuration.
   */
  name: string;
  /**
   * The root folder, relative to the workspace; `.` for the workspace itself.
   */
  root: string;
  /**
   * `configured`: not started yet. `running`. `failed`: crashed too often. `missing`: not installed. `disabled`.
   */
  state: 'configured' | 'running' | 'failed' | 'missing' | 'disabled';
  /**
   * The installed version; null if it is not known.
   */
  version: string | null;
}
/**
 * A check of `doctor`, or of the guard of an edit.
 */
export interface Check {
  /**
   * The name of the check.
   */
  name: string;
  /**
   * True if the check passed; null if there is nothing to check.
   */
  passed: boolean | null;
  /**
   * The result, and if the check failed, what to do.
   */
  detail: string;
  /**
   * The next step as an id, see docs/errors.md; absent: the detail has it, or there is none.
   */
  hint?: string;
  /**
   * The locations that the result refers to; absent if there are none.
   */
  places?: Location[];
}
/**
 * The facts of `prepareRename`.
 */
export interface PrepareRenameFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The text that would be replaced; null if the server cannot rename here.
   */
  prepareRename: PrepareRename | null;
}
/**
 * The text that a rename would replace.
 */
export interface PrepareRename {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The range of the name.
   */
  range: Range;
  /**
   * The present name.
   */
  placeholder: string;
}
/**
 * The facts of `rename`, `renameFile`, `apply` and a picked code action. The edit itself is in `edits`.
 */
export interface EditFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The results of the guard.
   */
  safety: Safety;
  /**
   * The diagnostics of the affected files before the edit; null if no server reads the files.
   */
  diagnosticsBefore: Counts | null;
  /**
   * The diagnostics after the edit. In a preview, the edit is only in memory.
   */
  diagnosticsAfter: Counts | null;
  /**
   * The mentions that the edit leaves unchanged, in canonical order.
   */
  notCovered: NotCovered[];
}
/**
 * The checks of the guard before an edit.
 */
export interface Safety {
  /**
   * The share of passed checks, among those that had something to check; 1 only if all passed.
   */
  ready: Share;
  /**
   * The checks and their results.
   */
  checks: Check[];
}
/**
 * A mention of the renamed symbol that the edit leaves unchanged.
 */
export interface NotCovered {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The range in the file.
   */
  range: Range;
  /**
   * The reason, such as `string`, `comment`, `excluded` or `override`.
   */
  reason: string;
  /**
   * The source line.
   */
  text: string;
}
/**
 * The facts of `codeActions` without a picked action.
 */
export interface CodeActionsFacts {
  /**
   * The source of the facts.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  documents: Documents;
  /**
   * The code actions, in the order of the server.
   */
  codeActions: CodeActionFact[];
}
/**
 * A code action of a server.
 */
export interface CodeActionFact {
  /**
   * The index in the list, from 0, for `--pick`.
   */
  index: number;
  /**
   * The title.
   */
  title: string;
  /**
   * The LSP CodeActionKind, such as `quickfix`; null if the server gives none.
   */
  kind: string | null;
  /**
   * The reason why it cannot be applied; null if it can.
   */
  disabled: string | null;
}
/**
 * The facts of `reward`. The reward itself is in `processReward`.
 */
export interface RewardFacts {
  /**
   * Evidence of gaming; null if it was not requested.
   */
  evidence: BundleEvidence | null;
}
/**
 * Evidence of gaming between the documents of two bundles.
 */
export interface BundleEvidence {
  /**
   * The findings, ordered by file and range.
   */
  findings: EvidenceFinding[];
  /**
   * The number of diagnostics that the added suppressions hide.
   */
  hidden: number;
  /**
   * The documents that could not be checked, in canonical order.
   */
  notFound: MissingDocument[];
}
/**
 * A change that improves the counts without better code. It can still be correct.
 */
export interface EvidenceFinding {
  /**
   * The kind of change: a suppression, a directive for a whole file, a cast or an `Any` was added; a rule was weakened; files were excluded, deleted or hidden by a stub; a test was removed or skipped; the configuration was replaced; code became unreachable for the server.
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
   * The range in the new file, or in the old file if the code was removed; null for the whole file.
   */
  range: Range | null;
  /**
   * The comment, name, key or path.
   */
  text: string;
  /**
   * The old value of the setting, any JSON; absent for other kinds.
   */
  before?: unknown;
  /**
   * The new value of the setting, any JSON; absent for other kinds.
   */
  after?: unknown;
}
/**
 * A document whose content is unavailable.
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
 * The changes, as a plan and as a patch. Null for operations that change nothing.
 */
export interface BundleEdits {
  /**
   * The edit, bound to the versions of the files that it was computed from; null if there is none.
   */
  plan: Plan | null;
  /**
   * The plan as a unified diff that `git apply` accepts; null if there is no plan.
   */
  diff: string | null;
  /**
   * True if the plan was written; absent if there is none.
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
   * The previous bundle; null if there is none.
   */
  previousBundleId: ContentHash | null;
  /**
   * The reward. A positive value is an improvement.
   */
  r: number;
  /**
   * The changes, without weights.
   */
  components: RlCsfComponents;
  /**
   * The weights of the formula.
   */
  weights: RewardWeights;
  /**
   * The compared documents: two successive bundles, or base and head.
   */
  source: 'bundle' | 'gate';
  /**
   * True if the scopes of the two counts differ; `diag_delta` is then 0.
   */
  scopeChanged: boolean;
  /**
   * An explanation for people, in one sentence.
   */
  explanation: string;
}
/**
 * The components of rl-csf-v1.
 */
export interface RlCsfComponents {
  /**
   * D before minus D after. A positive value is an improvement.
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
   * 1 if the step ended in a tool error.
   */
  tool_error: 0 | 1;
}
/**
 * The weights of rl-csf-v1.
 */
export interface RewardWeights {
  /**
   * The weight of diagnostics.
   */
  wD: number;
  /**
   * The weight of safety readiness.
   */
  wS: number;
  /**
   * The weight of confidence.
   */
  wA: number;
  /**
   * The weight of a tool error.
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
   * The previous bundle; null if there is none.
   */
  previousBundleId: ContentHash | null;
  /**
   * The reward. A positive value is an improvement.
   */
  r: number;
  /**
   * The components, without weights.
   */
  components: PrComponents;
  /**
   * The weights of the formula.
   */
  weights: PrWeights;
  /**
   * The compared documents: two successive bundles, or base and head.
   */
  source: 'bundle' | 'gate';
  /**
   * True if the scopes of the two counts differ; `diag_delta` is then 0.
   */
  scopeChanged: boolean;
  /**
   * An explanation for people, in one sentence.
   */
  explanation: string;
}
/**
 * The components of pr-v1.
 */
export interface PrComponents {
  /**
   * D before minus D after. A positive value is an improvement.
   */
  diag_delta: number;
  /**
   * S: the safety readiness, from 0 to 1.
   */
  safety: Share;
  /**
   * 1 minus the confidence.
   */
  ambiguity_penalty: Share;
  /**
   * A: the confidence of the selector's resolution, from 0 to 1.
   */
  alpha_conf: Share;
}
/**
 * The weights of pr-v1.
 */
export interface PrWeights {
  /**
   * The weight of diagnostics.
   */
  alpha: number;
  /**
   * The weight of safety readiness.
   */
  beta: number;
  /**
   * The weight of ambiguity.
   */
  gamma: number;
}
/**
 * The tools that answered, and their configuration. All properties except `local` are hashed.
 */
export interface BundleEnvironment {
  /**
   * The version of lanser.
   */
  tool: NameAndVersion;
  /**
   * The server, compiler or checker that answered; null if none was used.
   */
  server: NameAndVersion | null;
  /**
   * The unit of the characters in ranges: UTF-8 bytes, UTF-16 code units, or code points.
   */
  positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
  /**
   * The Python environment; null if none was read.
   */
  python: BundlePythonEnvironment | null;
  /**
   * The digest of the server's configuration files in the workspace; null if none was read.
   */
  configDigest: ContentHash | null;
  /**
   * The operating system and processor, such as `linux-x64`.
   */
  platform: string;
  /**
   * Data of this machine; absent if none was read.
   */
  local?: BundleLocalEnvironment;
  /**
   * The other servers that answered, ordered by name; absent if there are none.
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
   * The version that the program reports.
   */
  version: string;
}
/**
 * The Python environment whose packages the server reads.
 */
export interface BundlePythonEnvironment {
  /**
   * The Python version, such as `3.12.3`.
   */
  version: string;
  /**
   * The digest of the names and versions of the installed distributions.
   */
  packagesDigest: ContentHash;
}
/**
 * Data of this machine; not hashed. Only this object may contain absolute paths.
 */
export interface BundleLocalEnvironment {
  /**
   * The folder of the workspace.
   */
  workspaceRoot?: string;
  /**
   * The interpreter; null if there is none.
   */
  pythonExe?: string | null;
  /**
   * The virtual environment; null if there is none.
   */
  venvPath?: string | null;
  /**
   * The version of the Node that runs the server.
   */
  node?: string;
  /**
   * `permission-model`: the server runs under Node's permission model. `none`: this Node has no permission model, and only lanser's preload blocks child processes.
   */
  cage?: 'permission-model' | 'none';
  /**
   * The paths of the servers' programs, by server. Only in `doctor`.
   */
  programs?: {
    [k: string]: string;
  };
}
/**
 * The capabilities of the operation.
 */
export interface BundleCapabilities {
  /**
   * True if the facts may be incomplete.
   */
  partialResult: boolean;
  /**
   * True if it can be cancelled.
   */
  cancellable: boolean;
}
/**
 * The exit code, the hash settings, and values of this run only.
 */
export interface BundleMeta {
  /**
   * The exit code of the process.
   */
  exitCode: number;
  /**
   * The algorithm of `bundleId`.
   */
  hashing: {
    /**
     * The SHA-256 of the RFC 8785 canonical form, in UTF-8.
     */
    algo: 'sha256-jcs-v1';
  };
  /**
   * The order of facts: by file, then by start and end, each by line and character.
   */
  sortingKeys: string[];
  /**
   * The omitted part of a page; null if nothing is omitted.
   */
  truncated: Truncated | null;
  /**
   * The Git tree that was read; null or absent if there is none.
   */
  snapshot?: string | null;
  /**
   * The duration of each phase, in milliseconds.
   */
  timing?: {
    [k: string]: number;
  };
  /**
   * The start time: RFC 3339, UTC.
   */
  startedAt?: string;
  batch?: BatchLine;
}
/**
 * The omitted part of a page.
 */
export interface Truncated {
  /**
   * The number of facts on all pages.
   */
  total: number;
  /**
   * The cursor of the next page; null on the last page.
   */
  cursor: string | null;
}
/**
 * The request of the batch that this bundle answers; absent outside of batches.
 */
export interface BatchLine {
  /**
   * The line, from 1.
   */
  line: number;
  /**
   * The `id` of the request, any JSON; null if it has none.
   */
  id: unknown;
  /**
   * The number of the request in the input, from 1. Blank lines do not count.
   */
  ordinal?: number;
  /**
   * The SHA-256 of the line's bytes, without its line feed.
   */
  request?: string;
  input?: BatchInputDigest;
}
/**
 * The digest of the whole input; absent for a stream.
 */
export interface BatchInputDigest {
  /**
   * The number of requests.
   */
  requests: number;
  /**
   * The SHA-256 of its bytes.
   */
  digest: string;
}
