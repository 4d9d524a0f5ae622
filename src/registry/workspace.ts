import type {
  Bundle,
  BundleEvidence,
  BundleOf,
  CapabilitiesFacts,
  CodeActionsFacts,
  DeclarationsFacts,
  DefinitionsFacts,
  DiagnosticsBundle,
  EditFacts,
  HoverFacts,
  ImplementationsFacts,
  PrepareRenameFacts,
  ReferencesFacts,
  RequestFacts,
  RewardFacts,
  StatusFacts,
  SymbolsFacts,
  TypeDefinitionsFacts,
} from '../model/bundle.ts';
import type { Indexing, PositionSpec, SelectorKind } from '../model/selector.ts';
import type { DiagnosticsOptions } from '../session/operations/diagnose-workspace.ts';
import type { DoctorOptions } from '../doctor/doctor.ts';
import type { ApplyOptions } from '../refactor/apply-operation.ts';
import type { CodeActionsOptions } from '../refactor/code-actions-operation.ts';
import type { EditOptions } from '../refactor/edit-options.ts';
import type { RenameOptions } from '../refactor/rename-operation.ts';
import type { RewardSession } from '../reward/reward-session.ts';
import type { ScoreOptions } from '../session/rewards/score-bundle.ts';
import type { WorkspaceRewardOptions } from '../session/rewards/workspace-rewards.ts';
import type { LocateOptions } from '../session/locate/locate-request.ts';
import type { ReferencesOptions } from '../session/operations/references-operation.ts';
import type { RawRequestOptions } from '../session/operations/server-operations.ts';
import type { WorkspaceAdaptOptions } from '../session/tools/adapt-operation.ts';
import type { SymbolsOptions } from '../session/operations/symbols-operation.ts';
import type { OperationOptions } from '../session/workspace-session.ts';

/** A selector in its string form, as JSON text, or as a PositionSpec. */
export type Selector = string | PositionSpec;

/** A file's text, without a byte order mark, and the file's version: `blob:` and the Git blob id. */
export interface WorkspaceText {
  readonly text: string;
  readonly docVersion: string;
}

/**
 * An open folder. The answer to a request reflects every edit that was written before the request. For invalid
 * arguments, the methods throw a LanserError, for example E/USAGE or E/INDEXING_UNSUPPORTED.
 */
export interface Workspace extends AsyncDisposable {
  /** Absolute, with links resolved. */
  readonly root: string;
  /** The default unit of columns in selectors: the option `indexIo`, else the configured unit, else utf-16. */
  readonly indexIo: Indexing;
  /**
   * Resolves a selector to a place.
   *
   * The bundle's `resolution` contains `resolved: {uri, range, selectionRange, docVersion, symbolId?}`, `confidence`
   * in [0, 1], and `candidates`: the `topK` best ones, the best first, or all exact ones if these are more than
   * `topK`. `uri` is relative to the workspace; ranges are `[startLine, startCharacter, endLine, endCharacter]`,
   * zero-based, end exclusive, in UTF-16 code units. Lines and columns inside selectors are one-based.
   *
   * If the request fails, the bundle has `status: "error"`, and `error.code` is E/BAD_SELECTOR_SYNTAX,
   * E/SCHEMA_INVALID (a PositionSpec), E/NOT_FOUND, E/AMBIGUOUS (with the candidates), E/VERSION_SKEW (the selector's
   * version of the file is unavailable), E/INDEXING_MISMATCH, E/JAIL, E/FS_PERMISSIONS, E/CONFIG, E/INCONCLUSIVE (for
   * example, a file is too large), E/CONTENT_MODIFIED, E/INTERRUPTED, E/REQUEST_CANCELLED, or E/UNSUPPORTED_CAP (the
   * place has no selector of the kind `as`). For a language that lanser does not parse, `error.code` can also be a
   * code of {@link Workspace.definition}.
   */
  locate(selector: string | PositionSpec, options?: LocateOptions): Promise<Bundle>;
  /**
   * Converts a selector to a selector of `kind` for the same place, for example a position to a stable selector. A
   * cursor selects the start of the place. The other kinds select the place or a larger part of the code, such as a
   * body. The selector contains `docVersion`. A symbol selector in a language that lanser parses also contains
   * `symbolId`.
   *
   * @throws LanserError with the codes of {@link Workspace.locate}; E/UNSUPPORTED_CAP names an alternative kind.
   */
  selectorFor(
    selector: string | PositionSpec,
    kind: SelectorKind,
    options?: Omit<LocateOptions, 'as'>,
  ): Promise<PositionSpec>;
  /**
   * Finds the definitions of the symbol at a place: `facts.definitions: [{uri, range}]`, in canonical order, empty
   * if the server finds none. Uses `textDocument/definition`.
   *
   * If this method or a method below fails, `error.code` of the bundle is a code of {@link Workspace.locate},
   * E/USAGE (for example, an unknown `server`), E/NO_SERVER, E/UNSUPPORTED_CAP, E/LS_TIMEOUT or E/LS_CRASH. Edits can
   * have more codes; see {@link Workspace.rename}. The URI of a file is relative to the workspace. Outside of the
   * workspace, a URI starts with the name of a root, as in `typeshed:stdlib/builtins.pyi`.
   */
  definition(selector: Selector, options?: OperationOptions): Promise<BundleOf<DefinitionsFacts>>;
  /** Finds the declaration: with Pyright, the stub if one exists. Uses `textDocument/declaration`. */
  declaration(selector: Selector, options?: OperationOptions): Promise<BundleOf<DeclarationsFacts>>;
  /** Finds the definition of the symbol's type. Uses `textDocument/typeDefinition`. */
  typeDefinition(selector: Selector, options?: OperationOptions): Promise<BundleOf<TypeDefinitionsFacts>>;
  /** Finds implementations. Uses `textDocument/implementation`. With Pyright, the error is E/UNSUPPORTED_CAP. */
  implementation(selector: Selector, options?: OperationOptions): Promise<BundleOf<ImplementationsFacts>>;
  /**
   * Finds all references in canonical order, at most 100,000 a page. Repeats the request until the server's answer is
   * stable. `facts.total` is the number of all references; `meta.truncated.cursor` is the start of the next page, if
   * any. The error is E/VERSION_SKEW if the references have changed since the page that returned `cursor`. Uses
   * `textDocument/references`.
   */
  references(selector: Selector, options?: ReferencesOptions): Promise<BundleOf<ReferencesFacts>>;
  /** Returns the text of a hover: `facts.hover: {contents, kind, range}` or null. Uses `textDocument/hover`. */
  hover(selector: Selector, options?: OperationOptions): Promise<BundleOf<HoverFacts>>;
  /**
   * Lists the outline of a document, the symbols of a place, or the workspace's symbols that match a query. If some
   * servers fail in a search of the workspace, the bundle has an error and the symbols of the other servers.
   */
  symbols(options: SymbolsOptions): Promise<BundleOf<SymbolsFacts>>;
  /**
   * Collects the diagnostics of files, of a place, or of the whole workspace. If some servers fail, the bundle has an
   * error and the diagnostics of the other servers.
   */
  diagnostics(options?: DiagnosticsOptions): Promise<DiagnosticsBundle>;
  /**
   * Collects the diagnostics of a compiler or checker: runs the tool or reads its `output`.
   *
   * @throws LanserError for every failure, never an error bundle. The codes are those of the function `adapt`.
   */
  adapt(options: WorkspaceAdaptOptions): Promise<DiagnosticsBundle>;
  /** Returns the capabilities that the server announces. */
  capabilities(options?: OperationOptions): Promise<BundleOf<CapabilitiesFacts>>;
  /**
   * Sends a request that LSP or the server defines. In the answer, portable names such as `src/app.py` replace this
   * machine's paths. The error is E/USAGE for methods that only lanser itself may send, such as `initialize`.
   */
  request(method: string, options?: RawRequestOptions): Promise<BundleOf<RequestFacts>>;
  /** Lists the servers and their states. Does not start a server. */
  status(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  /**
   * Deletes all cached answers on disk and in memory, and ends the servers. The next request starts new servers, even
   * after repeated crashes. With `server`, only this server ends. The other servers keep their answers in memory.
   */
  reload(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  /** Checks this machine and the workspace, with separate servers, as the function `doctor` does. */
  doctor(options?: DoctorOptions): Promise<BundleOf<StatusFacts>>;
  /** Returns `facts.prepareRename: {uri, range, placeholder}` or null. Uses `textDocument/prepareRename`. */
  prepareRename(selector: Selector, options?: OperationOptions): Promise<BundleOf<PrepareRenameFacts>>;
  /**
   * Renames a symbol in the whole workspace. Without `apply`, only returns a preview. `edits` is
   * {plan, diff, applied}; `facts.safety` contains every check. `facts.diagnosticsBefore` and
   * `facts.diagnosticsAfter` are the counts of diagnostics in the affected files; null if no server checks them.
   * `facts.notCovered` lists the mentions of the name that stay unchanged. Uses `textDocument/rename`.
   *
   * `error.code` of this and the other methods that edit can also be E/DIRTY_WORKTREE, or E/APPLY_CONFLICT
   * (collisions, overlaps, or an undo that fails). After a failed write, lanser undoes the edit.
   */
  rename(selector: Selector, newName: string, options?: RenameOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Moves a file or folder and updates the affected imports. Without `apply`, only returns a preview. Uses
   * `workspace/willRenameFiles`. If a Python server does not support this request, lanser itself updates the imports.
   */
  renameFile(oldUri: string, newUri: string, options?: EditOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Lists the code actions at a place: `facts.codeActions: [{index, title, kind, disabled}]`. With `pick`,
   * previews or applies one of them. Uses `textDocument/codeAction`, `codeAction/resolve` and
   * `workspace/executeCommand`.
   */
  codeActions(
    selector: Selector,
    options?: CodeActionsOptions,
  ): Promise<BundleOf<CodeActionsFacts> | BundleOf<EditFacts>>;
  /**
   * Writes all files of a plan, or none. With `apply: false`, only returns a preview. `plan` is a plan or the bundle
   * of a preview, as an object or as JSON. It can also be the id of a plan that was previewed on this machine, or the
   * start of the id (`sha256:` and at least 8 digits). Without `threeWay`, the error is E/VERSION_SKEW if files have
   * changed since the plan was created. The error is E/SCHEMA_INVALID if the plan was modified.
   */
  apply(plan: unknown, options?: ApplyOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Undoes the unfinished edit of a killed process, as `openWorkspace` does. The error is E/APPLY_CONFLICT if files
   * have changed since that edit.
   */
  recover(): Promise<BundleOf<StatusFacts>>;
  /**
   * Creates a scorer of bundles, by default with the workspace's formula and weights. The scorer accepts bundles of
   * any workspace.
   */
  rewardSession(options?: WorkspaceRewardOptions): RewardSession;
  /**
   * Scores a bundle against `previous`. The score is `processReward` of the returned bundle. Without `previous`, only
   * edits have a score. With `evidence`, the facts contain the result of {@link Workspace.evidence}.
   *
   * @throws LanserError, for example E/USAGE, or E/INCONCLUSIVE if the evidence for the score is incomplete.
   */
  reward(bundle: Bundle, options?: ScoreOptions): Promise<BundleOf<RewardFacts>>;
  /**
   * Finds changes that may hide errors instead of fixing them, such as suppressions, casts, deleted files and deleted
   * tests. Compares the documents of the two bundles. Reads their texts from the files, Git's objects and
   * `.lanser/objects`; `notFound` lists the versions that are in none of these places.
   */
  evidence(before: Bundle, after: Bundle): Promise<BundleEvidence>;
  /**
   * Returns the current text of a file; undefined if the file does not exist.
   *
   * @throws LanserError E/JAIL for a path outside of the workspace, E/FS_PERMISSIONS if the file cannot be
   * read, E/INCONCLUSIVE if its text exceeds the reading limits.
   */
  text(uri: string): Promise<WorkspaceText | undefined>;
}
