/**
 * Which code element is meant. Lines and columns are one-based; columns count in `indexing`, and where it is absent in the command's --index-io (default utf-16). The end of a range is exclusive.
 */
export type PositionSpec = CursorSelector | RangeSelector | SymbolSelector | AstSelector | AnchorSelector | LocateSelector;
/**
 * @minItems 2
 * @maxItems 2
 */
export type LineAndColumn = [number, number];
/**
 * @minItems 2
 * @maxItems 2
 */
export type ModuleStep = ['module', string];
/**
 * @minItems 2
 * @maxItems 3
 */
export type DefinitionStep = ['class' | 'def', string] | ['class' | 'def', string, number];
/**
 * First and last line, both included.
 *
 * @minItems 2
 * @maxItems 2
 */
export type LineAndColumn1 = [number, number];
/**
 * The compiler or checker whose diagnostics these are, run or read from what it has written; absent where a language server was asked.
 */
export type RequestedTool = 'pyright' | 'mypy' | 'tsc' | 'ruff' | 'sarif';
/**
 * The kind of selector to make for the resolved place.
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
export type Share = number;
/**
 * Which code element is meant. Lines and columns are one-based; columns count in `indexing`, and where it is absent in the command's --index-io (default utf-16). The end of a range is exclusive.
 */
export type PositionSpec1 = CursorSelector | RangeSelector | SymbolSelector | AstSelector | AnchorSelector | LocateSelector;
/**
 * The scope σ over which diagnostics are counted: the files of the workspace by the server's own configuration, an explicit list, or a range of one file.
 */
export type Scope = WorkspaceScope | FilesScope | RangeScope;
/**
 * [startLine, startCharacter, endLine, endCharacter]: zero-based, end exclusive, in the server's position encoding.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Range1 = [number, number, number, number];
/**
 * SHA-256 of a canonical form.
 */
export type ContentHash = string;
/**
 * An Analysis Bundle: the one artifact of every lanser operation. `bundleId` is the SHA-256 of the RFC 8785 canonical form of the members marked `x-hashDomain: true`.
 */
export interface Bundle {
    version: '1.2';
    /**
     * SHA-256 of a canonical form.
     */
    bundleId: string;
    status: 'ok' | 'error';
    request: BundleRequest;
    /**
     * How the selector was resolved; null for operations without a selector.
     */
    resolution: BundleResolution | null;
    /**
     * What was found, by operation; null for `locate` and for a failure.
     */
    facts: DiagnosticsFacts | DefinitionsFacts | TypeDefinitionsFacts | ImplementationsFacts | DeclarationsFacts | ReferencesFacts | HoverFacts | SymbolsFacts | CapabilitiesFacts | RequestFacts | StatusFacts | null;
    edits: BundleEdits;
    error: BundleError | null;
    /**
     * The step's reward against its predecessor, or null; outside the hash.
     */
    processReward: ProcessReward | null;
    environment: BundleEnvironment;
    capabilities: BundleCapabilities;
    meta: BundleMeta;
}
export interface BundleRequest {
    /**
     * The operation's name; null where the command line named none.
     */
    cmd: 'definition' | 'declaration' | 'typeDefinition' | 'implementation' | 'references' | 'hover' | 'symbols' | 'diagnostics' | 'locate' | 'capabilities' | 'request' | 'status' | 'reload' | 'doctor' | 'batch' | 'gate' | null;
    /**
     * Which code element was asked for, files by their path relative to the workspace; null where the selector does not parse (`resolution.original` holds its text), absent for operations without one.
     */
    selector?: PositionSpec | null;
    /**
     * The options that decide the result, in camelCase.
     */
    options: {
        workspace?: true;
        /**
         * Files and globs as asked for, relative to the workspace.
         */
        files?: string[];
        base?: string;
        head?: string;
        workingDirectories?: string[];
        tool?: RequestedTool;
        /**
         * What columns count: UTF-8 bytes, UTF-16 code units, or Unicode scalar values.
         */
        indexIo?: 'utf-8' | 'utf-16' | 'codepoint';
        as?: SelectorKind;
        /**
         * How many candidates to show, where the request says so.
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
    };
}
/**
 * A place between two characters: src/app.py@L42:C7
 */
export interface CursorSelector {
    kind: 'cursor';
    /**
     * A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.
     */
    uri: string;
    line: number;
    col: number;
    /**
     * What columns count: UTF-8 bytes, UTF-16 code units, or Unicode scalar values.
     */
    indexing?: 'utf-8' | 'utf-16' | 'codepoint';
    /**
     * The Git blob id of the document that the selector was made for.
     */
    docVersion?: string;
}
/**
 * A stretch of text: src/app.py@R(42,7->44,1)
 */
export interface RangeSelector {
    kind: 'range';
    /**
     * A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.
     */
    uri: string;
    start: LineAndColumn;
    end: LineAndColumn;
    /**
     * What columns count: UTF-8 bytes, UTF-16 code units, or Unicode scalar values.
     */
    indexing?: 'utf-8' | 'utf-16' | 'codepoint';
    /**
     * The Git blob id of the document that the selector was made for.
     */
    docVersion?: string;
}
/**
 * A definition by its qualified name: py://pkg.mod#Class.method:body
 */
export interface SymbolSelector {
    kind: 'symbol';
    /**
     * The module, a colon, and the names from the outermost in.
     */
    qualname: string;
    /**
     * The name, the signature, the suite or the docstring.
     */
    role: 'def' | 'sig' | 'body' | 'doc';
    /**
     * Which overload, from 0 in source order; the implementation is not one.
     */
    overload?: number;
    /**
     * A stable identity of a symbol, with a fingerprint of its structure.
     */
    symbolId?: string;
    /**
     * The Git blob id of the document that the selector was made for.
     */
    docVersion?: string;
}
/**
 * A definition, or a syntax node inside it, by steps: ast://[module=pkg.mod]/[class=C]/[def=m]/name[1]
 */
export interface AstSelector {
    kind: 'ast';
    /**
     * The module, then definitions from the outermost in; a third member picks among equals, from 1.
     *
     * @minItems 1
     */
    path: [ModuleStep, ...DefinitionStep[]];
    /**
     * A node kind or field of the grammar and which of them, from 1.
     *
     * @minItems 2
     * @maxItems 2
     */
    leaf?: [string, number];
    /**
     * The Git blob id of the document that the selector was made for.
     */
    docVersion?: string;
}
/**
 * A snippet of text: anchor://src/app.py#"def load_data("?ctx=24
 */
export interface AnchorSelector {
    kind: 'anchor';
    /**
     * A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.
     */
    uri: string;
    snippet: string;
    /**
     * How many code points before and after the snippet belong to its context.
     */
    ctx: number;
    /**
     * SHA-1 of the UTF-8 of context, snippet and context, line ends as LF.
     */
    hash?: string;
    /**
     * The one-based line where it was last seen.
     */
    near?: number;
    /**
     * The Git blob id of the document that the selector was made for.
     */
    docVersion?: string;
}
/**
 * A scope and a pattern in it, with a marker: models.py:MyClass.save@return <|>result
 */
export interface LocateSelector {
    kind: 'locate';
    /**
     * A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.
     */
    uri: string;
    scope?: SymbolScope | LineScope;
    find?: string;
    /**
     * Which of several matches, from 1.
     */
    occurrence?: number;
    /**
     * The Git blob id of the document that the selector was made for.
     */
    docVersion?: string;
}
export interface SymbolScope {
    /**
     * Names from the outermost in.
     *
     * @minItems 1
     */
    symbol: [string, ...string[]];
}
export interface LineScope {
    lines: LineAndColumn1;
}
/**
 * What became of the selector. Candidates are ranked, best first.
 */
export interface BundleResolution {
    /**
     * The selector as it was given; of one given as JSON, or with an absolute path, its string form.
     */
    original: string;
    resolved: ResolvedTarget | null;
    /**
     * The best candidate's score; 0 without one.
     */
    confidence: number;
    /**
     * Whether `resolved` is; false where nothing is.
     */
    certified: boolean;
    candidates: ResolutionCandidate[];
    weights: RelocationWeights;
    thresholds: RelocationThresholds;
    selector?: PositionSpec1;
}
/**
 * The place that a selector means. Requests to a server are made at the start of `selectionRange`: the declared name for structural selectors, the start of `range` for the others.
 */
export interface ResolvedTarget {
    uri: Uri;
    range: Range;
    selectionRange: Range;
    docVersion: DocumentVersion;
    symbolId?: SymbolId;
}
/**
 * A place that a selector may mean, with how sure that is and why.
 */
export interface ResolutionCandidate {
    uri: Uri;
    range: Range;
    selectionRange?: Range;
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
    docVersion: DocumentVersion;
    symbolId?: SymbolId;
}
/**
 * What speaks for it; null where a feature does not apply, which counts as 0.
 */
export interface CandidateFeatures {
    ast: Share | null;
    module: Share | null;
    token: Share | null;
    prox: Share | null;
}
/**
 * The weights of the features in a score.
 */
export interface RelocationWeights {
    ast: Share;
    module: Share;
    token: Share;
    prox: Share;
}
/**
 * The least score that is accepted, how far it has to lead the next, and how many candidates are shown (all exact ones are).
 */
export interface RelocationThresholds {
    tau: Share;
    delta: Share;
    topK: number;
}
/**
 * Facts of `diagnostics`: the complete set over the scope.
 */
export interface DiagnosticsFacts {
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the scope with the version that was read.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    scope: Scope;
    diagnostics: Diagnostic[];
    hints: Hint[];
    counts: Counts;
}
export interface WorkspaceScope {
    kind: 'workspace';
    /**
     * Number of files.
     */
    files: number;
}
export interface FilesScope {
    kind: 'files';
    files: Uri[];
}
export interface RangeScope {
    kind: 'range';
    uri: Uri;
    range: Range;
}
/**
 * One diagnostic that a server or a compiler reported.
 */
export interface Diagnostic {
    uri: Uri;
    range: Range;
    severity: 'error' | 'warning' | 'information';
    /**
     * The rule's name, for example `reportCallIssue`; null for syntax errors and rules without a name.
     */
    rule: string | null;
    message: string;
    /**
     * Who reports, for example `pyright`.
     */
    source: string;
    tags?: ('unnecessary' | 'deprecated')[];
    related?: RelatedInformation[];
}
export interface RelatedInformation {
    uri: Uri;
    range: Range;
    message: string;
}
/**
 * Unreachable, unused or deprecated code; kept apart from diagnostics and never counted.
 */
export interface Hint {
    uri: Uri;
    range: Range;
    message: string;
    tags: ('unnecessary' | 'deprecated')[];
}
/**
 * Number of diagnostics by severity.
 */
export interface Counts {
    error: number;
    warning: number;
    information: number;
}
/**
 * Facts of `definition`: places in canonical order; empty where the server knows none.
 */
export interface DefinitionsFacts {
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the workspace that the facts speak of, with the version that they speak of.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    definitions: Location[];
}
/**
 * A place in a document.
 */
export interface Location {
    uri: Uri;
    range: Range;
}
/**
 * Facts of `typeDefinition`: places in canonical order; empty where the server knows none.
 */
export interface TypeDefinitionsFacts {
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the workspace that the facts speak of, with the version that they speak of.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    typeDefinitions: Location[];
}
/**
 * Facts of `implementation`: places in canonical order; empty where the server knows none.
 */
export interface ImplementationsFacts {
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the workspace that the facts speak of, with the version that they speak of.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    implementations: Location[];
}
/**
 * Facts of `declaration`: places in canonical order; empty where the server knows none.
 */
export interface DeclarationsFacts {
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the workspace that the facts speak of, with the version that they speak of.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    declarations: Location[];
}
/**
 * Facts of `references`: a page of the places in canonical order.
 */
export interface ReferencesFacts {
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the workspace that the facts speak of, with the version that they speak of.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    /**
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
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the workspace that the facts speak of, with the version that they speak of.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    hover: Hover | null;
}
/**
 * What a server shows for a place.
 */
export interface Hover {
    contents: string;
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
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the workspace that the facts speak of, with the version that they speak of.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    symbols: SymbolFact[];
}
/**
 * A symbol of a document or of the workspace.
 */
export interface SymbolFact {
    name: string;
    /**
     * LSP's SymbolKind by its name.
     */
    kind: 'File' | 'Module' | 'Namespace' | 'Package' | 'Class' | 'Method' | 'Property' | 'Field' | 'Constructor' | 'Enum' | 'Interface' | 'Function' | 'Variable' | 'Constant' | 'String' | 'Number' | 'Boolean' | 'Array' | 'Object' | 'Key' | 'Null' | 'EnumMember' | 'Struct' | 'Event' | 'Operator' | 'TypeParameter';
    uri: Uri;
    range: Range;
    selectionRange: Range1;
    /**
     * Names of what holds it, joined by dots; null at the top.
     */
    container: string | null;
    symbolId?: SymbolId;
}
/**
 * Facts of `capabilities`: what the server says that it can do, as it says it.
 */
export interface CapabilitiesFacts {
    provenance: 'lsp' | 'compiler';
    capabilities: {
        [k: string]: unknown;
    };
}
/**
 * Facts of `request`: the server's own answer, with every path of the machine replaced by a name.
 */
export interface RequestFacts {
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the workspace that the facts speak of, with the version that they speak of.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    /**
     * Any JSON.
     */
    result: unknown;
}
/**
 * Facts of `status`, `reload` and `doctor`.
 */
export interface StatusFacts {
    servers: ServerStatus[];
    checks: Check[];
}
/**
 * One server over one root.
 */
export interface ServerStatus {
    name: string;
    /**
     * Relative to the workspace; `.` for the workspace itself.
     */
    root: string;
    /**
     * `configured`: would be started; `running`; `failed`: has crashed too often; `missing`: is not installed; `disabled`.
     */
    state: 'configured' | 'running' | 'failed' | 'missing' | 'disabled';
    version: string | null;
}
/**
 * One check of `doctor`.
 */
export interface Check {
    name: string;
    /**
     * null: there is nothing to check here.
     */
    passed: boolean | null;
    /**
     * What was found, and where it did not pass, what to do.
     */
    detail: string;
}
export interface BundleEdits {
    plan: null;
    diff: null;
}
export interface BundleError {
    code: string;
    message: string;
    details: {
        [k: string]: unknown;
    };
}
/**
 * See docs/rewards.md.
 */
export interface ProcessReward {
    version: 'rl-csf-v1';
    previousBundleId: ContentHash | null;
    r: number;
    components: {
        /**
         * D before minus D after: positive is better.
         */
        diag_delta: number;
        safety_delta: number;
        confidence_delta: number;
        tool_error: 0 | 1;
    };
    weights: RewardWeights;
    /**
     * What was scored.
     */
    source: 'bundle' | 'gate';
    scopeChanged: boolean;
    explanation: string;
}
export interface RewardWeights {
    wD: number;
    wS: number;
    wA: number;
    wE: number;
    gamma: number;
}
export interface BundleEnvironment {
    tool: NameAndVersion;
    server: NameAndVersion | null;
    positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
    python: BundlePythonEnvironment | null;
    /**
     * Digest of the server's configuration as read from the workspace; null where none was read.
     */
    configDigest: ContentHash | null;
    platform: string;
    local?: BundleLocalEnvironment;
    /**
     * The servers beside `server` that were asked, by name.
     */
    servers?: NameAndVersion[];
}
export interface NameAndVersion {
    name: string;
    version: string;
}
export interface BundlePythonEnvironment {
    /**
     * For example `3.12.3`.
     */
    version: string;
    /**
     * SHA-256 of a canonical form.
     */
    packagesDigest: string;
}
/**
 * What only this machine knows; outside the hash. The only place where absolute paths may stand.
 */
export interface BundleLocalEnvironment {
    workspaceRoot?: string;
    pythonExe?: string | null;
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
export interface BundleCapabilities {
    partialResult: boolean;
    cancellable: boolean;
}
export interface BundleMeta {
    exitCode: number;
    hashing: {
        algo: 'sha256-jcs-v1';
    };
    sortingKeys: string[];
    /**
     * What a page leaves out; null where nothing is.
     */
    truncated: Truncated | null;
    /**
     * Git tree that was read, where there is one.
     */
    snapshot?: string | null;
    /**
     * Milliseconds by phase.
     */
    timing?: {
        [k: string]: number;
    };
    /**
     * RFC 3339, UTC.
     */
    startedAt?: string;
    batch?: BatchLine;
}
export interface Truncated {
    total: number;
    /**
     * Asks for the next page; null on the last.
     */
    cursor: string | null;
}
/**
 * The line of a batch that this answers.
 */
export interface BatchLine {
    /**
     * One-based.
     */
    line: number;
    /**
     * The line's own, any JSON; null where it has none.
     */
    id: unknown;
}
