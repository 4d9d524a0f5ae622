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
  | 'candidates'
  | 'delta'
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
export type Range = readonly [number, number, number, number];
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
  readonly $schema?: string;
  /**
   * The version of the bundle format.
   */
  readonly version: '1.2';
  /**
   * The digest of the hashed properties. The same request on the same files with the same tools has the same digest.
   */
  readonly bundleId: ContentHash;
  /**
   * `error` if the operation failed; `error` then has the cause.
   */
  readonly status: 'ok' | 'error';
  /**
   * The request.
   */
  readonly request: BundleRequest;
  /**
   * The resolution of the selector; null for operations without a selector.
   */
  readonly resolution: BundleResolution | null;
  /**
   * The results, by operation; null for `locate` and after a failure. If one of several servers failed, the results of the others, with `incomplete`.
   */
  readonly facts: Facts | null;
  /**
   * The changes that an operation proposes or has written.
   */
  readonly edits: BundleEdits;
  /**
   * The cause of a failure; null if there is none.
   */
  readonly error: BundleError | null;
  /**
   * The reward of this step, compared with the previous one, or null; not hashed.
   */
  readonly processReward: ProcessReward | null;
  /**
   * The tools that answered, and their configuration.
   */
  readonly environment: BundleEnvironment;
  /**
   * The capabilities of the operation.
   */
  readonly capabilities: BundleCapabilities;
  /**
   * The exit code, the hash settings, and values of this run only.
   */
  readonly meta: BundleMeta;
}
/**
 * The request, with the options that affect the result.
 */
export interface BundleRequest {
  /**
   * The operation; null if the command line does not name one.
   */
  readonly cmd: CommandName | null;
  /**
   * The requested code element, with paths relative to the workspace. Null if the selector does not parse; `resolution.original` then has its text. Absent for operations without a selector.
   */
  readonly selector?: PositionSpec | null;
  /**
   * The options that affect the result, in camelCase.
   */
  readonly options: {
    /**
     * True if the scope is the whole workspace.
     */
    readonly workspace?: true;
    /**
     * The requested files and globs, relative to the workspace.
     */
    readonly files?: readonly string[];
    /**
     * The revision to compare with.
     */
    readonly base?: string;
    /**
     * The revision to check; `worktree` for the working tree.
     */
    readonly head?: string;
    /**
     * The projects of the gate, relative to the repository's root.
     */
    readonly workingDirectories?: readonly string[];
    /**
     * The compiler or checker that reported the diagnostics, run now or read from its saved output. Absent if a language server answered.
     */
    readonly tool?: RequestedTool;
    /**
     * The unit of the selector's columns, if the selector does not name one.
     */
    readonly indexIo?: Indexing;
    /**
     * The kind of selector to create for the resolved location.
     */
    readonly as?: SelectorKind;
    /**
     * The maximum number of candidates, if the request sets it.
     */
    readonly topK?: number;
    /**
     * The requested server.
     */
    readonly server?: string;
    /**
     * False if the references do not include declarations. Default: true.
     */
    readonly includeDeclaration?: false;
    /**
     * The maximum number of references per page.
     */
    readonly limit?: number;
    /**
     * The start of the page: the cursor of the previous page.
     */
    readonly cursor?: string;
    /**
     * The document of the requested outline.
     */
    readonly file?: string;
    /**
     * The text to search for in the symbols of the workspace.
     */
    readonly query?: string;
    /**
     * The LSP method of `request`.
     */
    readonly method?: string;
    /**
     * The parameters of `request`, any JSON.
     */
    readonly params?: unknown;
    /**
     * The new name of `rename`.
     */
    readonly newName?: string;
    /**
     * The file or folder that `renameFile` moves.
     */
    readonly oldUri?: Uri;
    /**
     * The new path of `renameFile`.
     */
    readonly newUri?: Uri;
    /**
     * True if files are written. Absent in a preview, which writes nothing.
     */
    readonly apply?: true;
    /**
     * True if the edit is allowed despite uncommitted changes. Default: false.
     */
    readonly allowDirty?: true;
    /**
     * Globs of the files that an edit may change. Default: all files of the workspace.
     */
    readonly allowPath?: readonly string[];
    /**
     * Globs of files that an edit must not change, in addition to those denied by default. They take precedence over `allowPath`.
     */
    readonly denyPath?: readonly string[];
    /**
     * False if an ambiguous selector is allowed. Default: true.
     */
    readonly denyApplyOnAmbiguous?: false;
    /**
     * The number of the selected candidate in `resolution.candidates`, from 1. Default: the accepted one.
     */
    readonly target?: number;
    /**
     * True if edits that need confirmation are confirmed. Default: false.
     */
    readonly confirm?: true;
    /**
     * True if the plan is merged with later changes of the files, as `git apply --3way` does. Default: false.
     */
    readonly threeWay?: true;
    /**
     * True if a member is also renamed in base classes and subclasses. Default: false.
     */
    readonly overrides?: true;
    /**
     * The requested LSP CodeActionKind, such as `source.organizeImports`, including its sub-kinds. Default: all kinds.
     */
    readonly kind?: string;
    /**
     * The title or `index` of the requested code action. If absent, the actions are listed.
     */
    readonly pick?: string | number;
    /**
     * The plan of `apply`.
     */
    readonly planId?: ContentHash;
    /**
     * The bundle that `reward` scores.
     */
    readonly bundle?: ContentHash;
    /**
     * The previous bundle of `reward`; absent if there is none.
     */
    readonly prev?: ContentHash;
    /**
     * The scope of the diagnostics that `reward` counts in both bundles: files of the workspace, or `.` for all files. Default: the scope of each bundle's request.
     */
    readonly scope?: readonly string[];
    /**
     * True if evidence of gaming is collected. Default: false.
     */
    readonly evidence?: true;
    /**
     * True if each diagnostic that a new suppression hides is counted. Default: false.
     */
    readonly countSuppressions?: true;
  };
}
/**
 * The resolution of a selector. Candidates are ranked, best first.
 */
export interface BundleResolution {
  /**
   * The selector as given. A selector given as JSON or with an absolute path has its string form.
   */
  readonly original: string;
  /**
   * The accepted location; null if there is none.
   */
  readonly resolved: ResolvedTarget | null;
  /**
   * The best candidate's score; 0 if there is no candidate.
   */
  readonly confidence: Share;
  /**
   * True if the accepted candidate is certified; false if none is accepted.
   */
  readonly certified: boolean;
  /**
   * The possible locations, best first.
   */
  readonly candidates: readonly ResolutionCandidate[];
  readonly weights: RelocationWeights;
  readonly thresholds: RelocationThresholds;
  /**
   * A selector of the kind `request.options.as` for the resolved location.
   */
  readonly selector?: PositionSpec;
  readonly foundVersion?: FoundVersion;
  readonly historySearch?: HistorySearch;
  /**
   * The imports that were followed, in order, or the server whose outline contains the definition. Absent if only the selector led to `resolved`.
   */
  readonly evidence?: readonly ResolutionEvidence[];
}
/**
 * The location that a selector refers to. Requests are sent for the start of `selectionRange`: the declared name for structural selectors, the start of `range` for others.
 */
export interface ResolvedTarget {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The full range.
   */
  readonly range: Range;
  /**
   * The range of the name.
   */
  readonly selectionRange: Range;
  /**
   * The version of the file that the ranges refer to.
   */
  readonly docVersion: DocumentVersion;
  /**
   * The id of the symbol, if it is one.
   */
  readonly symbolId?: SymbolId;
}
/**
 * A possible location of a selector, with a score and its reason.
 */
export interface ResolutionCandidate {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The full range.
   */
  readonly range: Range;
  /**
   * The range of the declared name. Default: `range`.
   */
  readonly selectionRange?: Range;
  /**
   * The score, from 0 to 1.
   */
  readonly score: Share;
  /**
   * True if the text is the selector's own, unchanged, at the location that the selector or its history gives.
   */
  readonly certified: boolean;
  readonly features: CandidateFeatures;
  /**
   * An explanation for people, in one sentence.
   */
  readonly explanation: string;
  /**
   * The version of the file that the ranges refer to.
   */
  readonly docVersion: DocumentVersion;
  /**
   * The id of the symbol, if it is one.
   */
  readonly symbolId?: SymbolId;
  /**
   * The imports or the outline that led to the candidate. Absent if only the selector did.
   */
  readonly evidence?: readonly ResolutionEvidence[];
}
/**
 * The features of the score; null if a feature does not apply, which counts as 0.
 */
export interface CandidateFeatures {
  /**
   * The similarity of the syntax.
   */
  readonly ast: Share | null;
  /**
   * The proximity of the module.
   */
  readonly module: Share | null;
  /**
   * The similarity of the words.
   */
  readonly token: Share | null;
  /**
   * The proximity to the original location.
   */
  readonly prox: Share | null;
}
/**
 * A module between a name and its definition.
 */
export interface ImportStep {
  /**
   * An import statement, a star import, a literal of a lazy attribute (`__getattr__`), or a submodule that is found by its name.
   */
  readonly kind: 'import' | 'star' | 'lazy' | 'submodule';
  /**
   * The importing file.
   */
  readonly uri: Uri;
  /**
   * The version of the importing file.
   */
  readonly docVersion: DocumentVersion;
  /**
   * The imported name, the module of a star import, or the literal; null for a submodule.
   */
  readonly range: Range | null;
  /**
   * The name in the importing file.
   */
  readonly name: string;
  /**
   * The file of the imported module.
   */
  readonly module: Uri;
}
/**
 * The outline that a language server gives for a file in a language that lanser does not parse itself.
 */
export interface ServerOutline {
  /**
   * The answer to `textDocument/documentSymbol`.
   */
  readonly kind: 'documentSymbol';
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The version of the file.
   */
  readonly docVersion: DocumentVersion;
  /**
   * The source of the definitions.
   */
  readonly provenance: 'lsp';
  /**
   * The server's name.
   */
  readonly server: string;
}
/**
 * The weights of the features in a score.
 */
export interface RelocationWeights {
  /**
   * The weight of syntax.
   */
  readonly ast: Share;
  /**
   * The weight of the module.
   */
  readonly module: Share;
  /**
   * The weight of words.
   */
  readonly token: Share;
  /**
   * The weight of proximity.
   */
  readonly prox: Share;
}
/**
 * The minimum score, the minimum lead over the next candidate, and the maximum number of candidates. Exact candidates are all listed.
 */
export interface RelocationThresholds {
  /**
   * The minimum score.
   */
  readonly tau: Share;
  /**
   * The minimum lead.
   */
  readonly delta: Share;
  /**
   * The maximum number of candidates. Exact candidates are all listed.
   */
  readonly topK: number;
}
/**
 * The last version in the history of HEAD in which a selector without `docVersion` is exact. The selector is followed from there. Absent if it is exact now, or in no version.
 */
export interface FoundVersion {
  /**
   * The document's blob id.
   */
  readonly blob: DocumentVersion;
  /**
   * A commit with this version; the last one if the history has no merges.
   */
  readonly commit: string;
}
/**
 * The result of the search for `foundVersion`. Absent if there was no search.
 */
export interface HistorySearch {
  /**
   * `found`: a version was found. `none`: the whole history has none. `shallow`: the history that a shallow clone has contains none. `commit-limit`, `time-limit`: the search ended at a limit. `unavailable`: there is no Git history. After `time-limit` no candidate is accepted, because another run may find a version.
   */
  readonly outcome: 'found' | 'none' | 'shallow' | 'commit-limit' | 'time-limit' | 'unavailable';
  /**
   * The number of commits that were read; absent after `time-limit` and `unavailable`.
   */
  readonly commits?: number;
  readonly limits: HistorySearchLimits;
}
/**
 * The limits of the search.
 */
export interface HistorySearchLimits {
  /**
   * The maximum number of commits.
   */
  readonly commits: number;
  /**
   * The maximum time in milliseconds.
   */
  readonly milliseconds: number;
}
/**
 * The facts of `diagnostics`: all diagnostics of the scope.
 */
export interface DiagnosticsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the scope, with the version that was read.
   */
  readonly documents: Documents;
  /**
   * The requested scope.
   */
  readonly scope: Scope;
  /**
   * All diagnostics of the scope, in canonical order.
   */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * All hints of the scope, in canonical order.
   */
  readonly hints: readonly Hint[];
  /**
   * The number of diagnostics by severity.
   */
  readonly counts: Counts;
  /**
   * The servers that failed. The facts then come from the other servers, and `error` is not null. Absent if no server failed.
   *
   * @minItems 1
   */
  readonly incomplete?: readonly [IncompleteAnswer, ...readonly IncompleteAnswer[]];
}
/**
 * The documents of the workspace that the facts refer to, with the versions that were read.
 */
export interface Documents {
  readonly [k: string]: DocumentVersion;
}
/**
 * All files of the workspace, by the server's own configuration.
 */
export interface WorkspaceScope {
  /**
   * The whole workspace.
   */
  readonly kind: 'workspace';
  /**
   * The number of files.
   */
  readonly files: number;
}
/**
 * A list of files.
 */
export interface FilesScope {
  /**
   * A list of files.
   */
  readonly kind: 'files';
  /**
   * The files, in order.
   */
  readonly files: readonly Uri[];
}
/**
 * A range of one file.
 */
export interface RangeScope {
  /**
   * A range of one file.
   */
  readonly kind: 'range';
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
}
/**
 * A diagnostic that a server, a compiler or a checker reported.
 */
export interface Diagnostic {
  /**
   * The file.
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
   * The name of the rule, such as `reportCallIssue`; null for syntax errors and rules without a name.
   */
  readonly rule: string | null;
  /**
   * The message, with paths of this machine replaced by names.
   */
  readonly message: string;
  /**
   * The tool that reported it, such as `pyright`.
   */
  readonly source: string;
  /**
   * The LSP DiagnosticTags.
   */
  readonly tags?: readonly ('unnecessary' | 'deprecated')[];
  /**
   * Related locations.
   */
  readonly related?: readonly RelatedInformation[];
}
/**
 * A related location of a diagnostic.
 */
export interface RelatedInformation {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The message about this location.
   */
  readonly message: string;
}
/**
 * Unreachable, unused or deprecated code. Hints are separate from diagnostics and never counted.
 */
export interface Hint {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The message.
   */
  readonly message: string;
  /**
   * The LSP DiagnosticTags.
   */
  readonly tags: readonly ('unnecessary' | 'deprecated')[];
}
/**
 * The number of diagnostics by severity.
 */
export interface Counts {
  /**
   * The number of errors.
   */
  readonly error: number;
  /**
   * The number of warnings.
   */
  readonly warning: number;
  /**
   * The number of diagnostics with the severity `information`.
   */
  readonly information: number;
}
/**
 * A server whose answer is missing in the facts.
 */
export interface IncompleteAnswer {
  /**
   * The server's name.
   */
  readonly server: string;
  /**
   * The error, as in a bundle of this server alone.
   */
  readonly error: BundleError;
}
/**
 * The cause of a failure.
 */
export interface BundleError {
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
 * The facts of `definition`: locations in canonical order; empty if the server finds none.
 */
export interface DefinitionsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  readonly definitions: readonly Location[];
}
/**
 * A location in a document.
 */
export interface Location {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
}
/**
 * The facts of `typeDefinition`: locations in canonical order; empty if the server finds none.
 */
export interface TypeDefinitionsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  readonly typeDefinitions: readonly Location[];
}
/**
 * The facts of `implementation`: locations in canonical order; empty if the server finds none.
 */
export interface ImplementationsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  readonly implementations: readonly Location[];
}
/**
 * The facts of `declaration`: locations in canonical order; empty if the server finds none.
 */
export interface DeclarationsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  readonly declarations: readonly Location[];
}
/**
 * The facts of `references`: a page of locations in canonical order.
 */
export interface ReferencesFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations on this page.
   *
   * @maxItems 100000
   */
  readonly references: readonly Location[];
  /**
   * The number of references on all pages.
   */
  readonly total: number;
}
/**
 * The facts of `hover`.
 */
export interface HoverFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The hover text; null if the server has none.
   */
  readonly hover: Hover | null;
}
/**
 * The hover text of a location.
 */
export interface Hover {
  /**
   * The text.
   */
  readonly contents: string;
  /**
   * The format of the text.
   */
  readonly kind: 'markdown' | 'plaintext';
  /**
   * The range that the text describes; null if the server does not give it.
   */
  readonly range: Range | null;
}
/**
 * The facts of `symbols`: for a document in outline order, for the workspace in canonical order.
 */
export interface SymbolsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The symbols, in the order of the operation.
   */
  readonly symbols: readonly SymbolFact[];
  /**
   * The servers that failed. The symbols then come from the other servers, and `error` is not null. Absent if no server failed.
   *
   * @minItems 1
   */
  readonly incomplete?: readonly [IncompleteAnswer, ...readonly IncompleteAnswer[]];
}
/**
 * A symbol of a document or of the workspace.
 */
export interface SymbolFact {
  /**
   * The name.
   */
  readonly name: string;
  /**
   * The kind.
   */
  readonly kind: SymbolKind;
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The full range of the symbol.
   */
  readonly range: Range;
  /**
   * The range of the name; `range` if the server does not give it.
   */
  readonly selectionRange: Range;
  /**
   * The names of its containers, joined by dots; null at the top level.
   */
  readonly container: string | null;
  /**
   * The id of the symbol, if it has one.
   */
  readonly symbolId?: SymbolId;
}
/**
 * The facts of `capabilities`.
 */
export interface CapabilitiesFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * LSP's ServerCapabilities as the server sent them, any JSON.
   */
  readonly capabilities: {
    readonly [k: string]: unknown;
  };
}
/**
 * The facts of `request`: the server's answer, with paths of this machine replaced by names.
 */
export interface RequestFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The answer, any JSON.
   */
  readonly result: unknown;
}
/**
 * The facts of `status`, `reload` and `doctor`.
 */
export interface StatusFacts {
  /**
   * The servers.
   */
  readonly servers: readonly ServerStatus[];
  /**
   * The checks; empty in `status` and `reload`.
   */
  readonly checks: readonly Check[];
}
/**
 * A server for one root folder.
 */
export interface ServerStatus {
  /**
   * The name in the configuration.
   */
  readonly name: string;
  /**
   * The root folder, relative to the workspace; `.` for the workspace itself.
   */
  readonly root: string;
  /**
   * `configured`: not started yet. `running`. `failed`: crashed too often. `missing`: not installed. `disabled`.
   */
  readonly state: 'configured' | 'running' | 'failed' | 'missing' | 'disabled';
  /**
   * The installed version; null if it is not known.
   */
  readonly version: string | null;
}
/**
 * A check of `doctor`, or of the guard of an edit.
 */
export interface Check {
  /**
   * The name of the check.
   */
  readonly name: string;
  /**
   * True if the check passed; null if there is nothing to check.
   */
  readonly passed: boolean | null;
  /**
   * The result, and if the check failed, what to do.
   */
  readonly detail: string;
  /**
   * The id of the next step, see docs/errors.md; absent if the detail contains it, or there is none.
   */
  readonly hint?: string;
  /**
   * The locations that the result refers to; absent if there are none.
   */
  readonly places?: readonly Location[];
}
/**
 * The facts of `prepareRename`.
 */
export interface PrepareRenameFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The text that would be replaced; null if the server cannot rename here.
   */
  readonly prepareRename: PrepareRename | null;
}
/**
 * The text that a rename would replace.
 */
export interface PrepareRename {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range of the name.
   */
  readonly range: Range;
  /**
   * The present name.
   */
  readonly placeholder: string;
}
/**
 * The facts of `rename`, `renameFile`, `apply` and a picked code action. The edit itself is in `edits`.
 */
export interface EditFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The results of the guard.
   */
  readonly safety: Safety;
  /**
   * The diagnostics of the affected files before the edit; null if no server reads the files.
   */
  readonly diagnosticsBefore: Counts | null;
  /**
   * The diagnostics after the edit. In a preview, the edit is only in memory.
   */
  readonly diagnosticsAfter: Counts | null;
  /**
   * The mentions that the edit leaves unchanged, in canonical order.
   */
  readonly notCovered: readonly NotCovered[];
}
/**
 * The checks of the guard before an edit.
 */
export interface Safety {
  /**
   * The share of passed checks, among those that had something to check; 1 only if all passed.
   */
  readonly ready: Share;
  /**
   * The checks and their results.
   */
  readonly checks: readonly Check[];
}
/**
 * A mention of the renamed symbol that the edit leaves unchanged.
 */
export interface NotCovered {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The reason, such as `string`, `comment`, `excluded` or `override`.
   */
  readonly reason: string;
  /**
   * The source line.
   */
  readonly text: string;
}
/**
 * The facts of `codeActions` without a picked action.
 */
export interface CodeActionsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The code actions, in the order of the server.
   */
  readonly codeActions: readonly CodeActionFact[];
}
/**
 * A code action of a server.
 */
export interface CodeActionFact {
  /**
   * The index in the list, from 0, for `--pick`.
   */
  readonly index: number;
  /**
   * The title.
   */
  readonly title: string;
  /**
   * The LSP CodeActionKind, such as `quickfix`; null if the server gives none.
   */
  readonly kind: string | null;
  /**
   * The reason why it cannot be applied; null if it can.
   */
  readonly disabled: string | null;
}
/**
 * The facts of `reward`. The reward itself is in `processReward`.
 */
export interface RewardFacts {
  /**
   * Evidence of gaming; null if it was not requested.
   */
  readonly evidence: BundleEvidence | null;
}
/**
 * Evidence of gaming between the documents of two bundles.
 */
export interface BundleEvidence {
  /**
   * The findings, ordered by file and range.
   */
  readonly findings: readonly EvidenceFinding[];
  /**
   * The number of diagnostics that the added suppressions hide.
   */
  readonly hidden: number;
  /**
   * The documents that could not be checked, in canonical order.
   */
  readonly notFound: readonly MissingDocument[];
}
/**
 * A change that improves the counts without better code. It can still be correct.
 */
export interface EvidenceFinding {
  /**
   * The kind of change: a suppression, a directive for a whole file, a cast or an `Any` was added; a rule was weakened; files were excluded, deleted or hidden by a stub; a test was removed or skipped; the configuration was replaced; code became unreachable for the server.
   */
  readonly kind:
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
  readonly uri: Uri;
  /**
   * The range in the new file, or in the old file if the code was removed; null for the whole file.
   */
  readonly range: Range | null;
  /**
   * The comment, name, key or path.
   */
  readonly text: string;
  /**
   * The old value of the setting, any JSON; absent for other kinds.
   */
  readonly before?: unknown;
  /**
   * The new value of the setting, any JSON; absent for other kinds.
   */
  readonly after?: unknown;
}
/**
 * A document whose content is unavailable.
 */
export interface MissingDocument {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The version.
   */
  readonly docVersion: DocumentVersion;
}
/**
 * The changes, as a plan and as a patch. Null for operations that change nothing.
 */
export interface BundleEdits {
  /**
   * The edit, bound to the versions of the files that it was computed from; null if there is none.
   */
  readonly plan: Plan | null;
  /**
   * The plan as a unified diff that `git apply` accepts; null if there is no plan.
   */
  readonly diff: string | null;
  /**
   * True if the plan was written; absent if there is none.
   */
  readonly applied?: boolean;
}
/**
 * The reward rl-csf-v1: γ·Φ(after) − Φ(before) − wE·E, with Φ = −wD·D + wS·S + wA·A.
 */
export interface RlCsfReward {
  /**
   * The formula.
   */
  readonly version: 'rl-csf-v1';
  /**
   * The previous bundle; null if there is none.
   */
  readonly previousBundleId: ContentHash | null;
  /**
   * The reward. A positive value is an improvement.
   */
  readonly r: number;
  /**
   * The changes, without weights.
   */
  readonly components: RlCsfComponents;
  /**
   * The weights of the formula.
   */
  readonly weights: RewardWeights;
  /**
   * The compared documents: two successive bundles, or base and head.
   */
  readonly source: 'bundle' | 'gate';
  /**
   * True if the scopes of the two counts differ; `diag_delta` is then 0.
   */
  readonly scopeChanged: boolean;
  /**
   * An explanation for people, in one sentence.
   */
  readonly explanation: string;
}
/**
 * The components of rl-csf-v1.
 */
export interface RlCsfComponents {
  /**
   * D before minus D after. A positive value is an improvement.
   */
  readonly diag_delta: number;
  /**
   * S after minus S before.
   */
  readonly safety_delta: number;
  /**
   * A after minus A before.
   */
  readonly confidence_delta: number;
  /**
   * 1 if the step ended in a tool error.
   */
  readonly tool_error: 0 | 1;
}
/**
 * The weights of rl-csf-v1.
 */
export interface RewardWeights {
  /**
   * The weight of diagnostics.
   */
  readonly wD: number;
  /**
   * The weight of safety readiness.
   */
  readonly wS: number;
  /**
   * The weight of confidence.
   */
  readonly wA: number;
  /**
   * The weight of a tool error.
   */
  readonly wE: number;
  /**
   * The discount.
   */
  readonly gamma: number;
}
/**
 * The reward pr-v1: α·(D before − D after) + β·S − γ·(1 − A).
 */
export interface PrReward {
  /**
   * The formula.
   */
  readonly version: 'pr-v1';
  /**
   * The previous bundle; null if there is none.
   */
  readonly previousBundleId: ContentHash | null;
  /**
   * The reward. A positive value is an improvement.
   */
  readonly r: number;
  /**
   * The components, without weights.
   */
  readonly components: PrComponents;
  /**
   * The weights of the formula.
   */
  readonly weights: PrWeights;
  /**
   * The compared documents: two successive bundles, or base and head.
   */
  readonly source: 'bundle' | 'gate';
  /**
   * True if the scopes of the two counts differ; `diag_delta` is then 0.
   */
  readonly scopeChanged: boolean;
  /**
   * An explanation for people, in one sentence.
   */
  readonly explanation: string;
}
/**
 * The components of pr-v1.
 */
export interface PrComponents {
  /**
   * D before minus D after. A positive value is an improvement.
   */
  readonly diag_delta: number;
  /**
   * S: the safety readiness, from 0 to 1.
   */
  readonly safety: Share;
  /**
   * 1 minus the confidence.
   */
  readonly ambiguity_penalty: Share;
  /**
   * A: the confidence of the selector's resolution, from 0 to 1.
   */
  readonly alpha_conf: Share;
}
/**
 * The weights of pr-v1.
 */
export interface PrWeights {
  /**
   * The weight of diagnostics.
   */
  readonly alpha: number;
  /**
   * The weight of safety readiness.
   */
  readonly beta: number;
  /**
   * The weight of ambiguity.
   */
  readonly gamma: number;
}
/**
 * The tools that answered, and their configuration. All properties except `local` are hashed.
 */
export interface BundleEnvironment {
  /**
   * The version of lanser.
   */
  readonly tool: NameAndVersion;
  /**
   * The server, compiler or checker that answered; null if none was used.
   */
  readonly server: NameAndVersion | null;
  /**
   * The unit of the characters in ranges: UTF-8 bytes, UTF-16 code units, or code points.
   */
  readonly positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
  /**
   * The Python environment; null if none was read.
   */
  readonly python: BundlePythonEnvironment | null;
  /**
   * The digest of the server's configuration files in the workspace; null if none was read.
   */
  readonly configDigest: ContentHash | null;
  /**
   * The operating system and processor, such as `linux-x64`.
   */
  readonly platform: string;
  /**
   * Data of this machine; absent if none was read.
   */
  readonly local?: BundleLocalEnvironment;
  /**
   * The other servers that answered, ordered by name; absent if there are none.
   */
  readonly servers?: readonly NameAndVersion[];
}
/**
 * A program and its version.
 */
export interface NameAndVersion {
  /**
   * The name.
   */
  readonly name: string;
  /**
   * The version that the program reports.
   */
  readonly version: string;
}
/**
 * The Python environment whose packages the server reads.
 */
export interface BundlePythonEnvironment {
  /**
   * The Python version, such as `3.12.3`.
   */
  readonly version: string;
  /**
   * The digest of the names and versions of the installed distributions.
   */
  readonly packagesDigest: ContentHash;
}
/**
 * Data of this machine; not hashed. Only this object may contain absolute paths.
 */
export interface BundleLocalEnvironment {
  /**
   * The folder of the workspace.
   */
  readonly workspaceRoot?: string;
  /**
   * The interpreter; null if there is none.
   */
  readonly pythonExe?: string | null;
  /**
   * The virtual environment; null if there is none.
   */
  readonly venvPath?: string | null;
  /**
   * The version of the Node that runs the server.
   */
  readonly node?: string;
  /**
   * `permission-model`: the server runs under Node's permission model. `none`: this Node has no permission model, and only lanser's preload blocks child processes.
   */
  readonly cage?: 'permission-model' | 'none';
  /**
   * The paths of the servers' programs, by server. Only in `doctor`.
   */
  readonly programs?: {
    readonly [k: string]: string;
  };
}
/**
 * The capabilities of the operation.
 */
export interface BundleCapabilities {
  /**
   * True if the facts may be incomplete.
   */
  readonly partialResult: boolean;
  /**
   * True if it can be cancelled.
   */
  readonly cancellable: boolean;
}
/**
 * The exit code, the hash settings, and values of this run only.
 */
export interface BundleMeta {
  /**
   * The exit code of the process.
   */
  readonly exitCode: number;
  /**
   * The algorithm of `bundleId`.
   */
  readonly hashing: {
    /**
     * The SHA-256 of the RFC 8785 canonical form, in UTF-8.
     */
    readonly algo: 'sha256-jcs-v1';
  };
  /**
   * The order of facts: by file, then by start and end, each by line and character.
   */
  readonly sortingKeys: readonly string[];
  /**
   * The omitted part of a page; null if nothing is omitted.
   */
  readonly truncated: Truncated | null;
  /**
   * The Git tree that was read; null or absent if there is none.
   */
  readonly snapshot?: string | null;
  /**
   * The duration of each phase, in milliseconds.
   */
  readonly timing?: {
    readonly [k: string]: number;
  };
  /**
   * The start time: RFC 3339, UTC.
   */
  readonly startedAt?: string;
  readonly batch?: BatchLine;
}
/**
 * The omitted part of a page.
 */
export interface Truncated {
  /**
   * The number of facts on all pages.
   */
  readonly total: number;
  /**
   * The cursor of the next page; null on the last page.
   */
  readonly cursor: string | null;
}
/**
 * The request of the batch that this bundle answers; absent outside of batches.
 */
export interface BatchLine {
  /**
   * The line, from 1.
   */
  readonly line: number;
  /**
   * The `id` of the request, any JSON; null if it has none.
   */
  readonly id: unknown;
  /**
   * The number of the request in the input, from 1. Blank lines do not count.
   */
  readonly ordinal?: number;
  /**
   * The SHA-256 of the line's bytes, without its line feed.
   */
  readonly request?: string;
  readonly input?: BatchInputDigest;
}
/**
 * The digest of the whole input; absent for a stream.
 */
export interface BatchInputDigest {
  /**
   * The number of requests.
   */
  readonly requests: number;
  /**
   * The SHA-256 of its bytes.
   */
  readonly digest: string;
}
