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
import type { OperationOptions } from '../session/operations/workspace-session.ts';

/** A selector as a string in any form, or as a PositionSpec. */
export type Selector = string | PositionSpec;

/** A file's text, without a byte order mark, and the Git blob id of its bytes. */
export interface WorkspaceText {
  readonly text: string;
  readonly docVersion: string;
}

/**
 * A folder whose code can be named. Files are read again at every request, so that an edit is always
 * seen, and within a request every file is read once.
 */
export interface Workspace extends AsyncDisposable {
  /** Absolute, with links resolved. */
  readonly root: string;
  /** What columns of selectors count where nothing says: the configuration's `indexIo`, else utf-16. */
  readonly indexIo: Indexing;
  /**
   * Resolves a selector, a string in any form or a PositionSpec, to a place.
   *
   * The bundle's `resolution` holds `resolved: {uri, range, selectionRange, docVersion, symbolId?}`,
   * `confidence` in [0, 1], and all candidates, best first. `uri` is relative to the workspace; ranges
   * are `[startLine, startCharacter, endLine, endCharacter]`, zero-based, end exclusive, in UTF-16 units.
   * Lines and columns inside of selectors are one-based.
   *
   * What keeps the selector from being resolved is in `error` of a bundle with `status: "error"`:
   * E/BAD_SELECTOR_SYNTAX, E/SCHEMA_INVALID (a PositionSpec), E/NOT_FOUND, E/AMBIGUOUS (with the
   * candidates), E/INDEXING_MISMATCH, E/JAIL, E/FS_PERMISSIONS, E/CONFIG, and E/UNSUPPORTED_CAP where
   * the place has no selector of the kind `as`.
   *
   * @throws LanserError E/USAGE, E/INDEXING_UNSUPPORTED for options that are none.
   */
  locate(selector: string | PositionSpec, options?: LocateOptions): Promise<Bundle>;
  /**
   * A selector of another kind for the place that a selector means: a position becomes one that lasts. It
   * leads back to the place, or to the part of a definition that holds it, and carries `docVersion`; a
   * symbol selector also `symbolId`.
   *
   * @throws LanserError with the codes of {@link Workspace.locate}; E/UNSUPPORTED_CAP names a kind that
   * the place has.
   */
  selectorFor(
    selector: string | PositionSpec,
    kind: SelectorKind,
    options?: Omit<LocateOptions, 'as'>,
  ): Promise<PositionSpec>;
  /**
   * Where what stands at a place is defined: `facts.definitions: [{uri, range}]`, in canonical order, empty
   * where the server knows none. Source: `textDocument/definition`.
   *
   * What keeps a request from being answered is in `error` of its bundle, for this and all operations
   * below: the codes of {@link Workspace.locate}, E/NO_SERVER, E/UNSUPPORTED_CAP, E/LS_TIMEOUT,
   * E/LS_CRASH, E/CONTENT_MODIFIED, E/REQUEST_CANCELLED, E/INTERRUPTED, E/INCONCLUSIVE. Files of the
   * workspace are named relative to it, others by root: `typeshed:stdlib/builtins.pyi`.
   */
  definition(selector: Selector, options?: OperationOptions): Promise<BundleOf<DefinitionsFacts>>;
  /** The stub's place where there is one; else the definition. `textDocument/declaration`. */
  declaration(selector: Selector, options?: OperationOptions): Promise<BundleOf<DeclarationsFacts>>;
  /** `textDocument/typeDefinition`. */
  typeDefinition(selector: Selector, options?: OperationOptions): Promise<BundleOf<TypeDefinitionsFacts>>;
  /** `textDocument/implementation`; E/UNSUPPORTED_CAP with Pyright, which has none. */
  implementation(selector: Selector, options?: OperationOptions): Promise<BundleOf<ImplementationsFacts>>;
  /**
   * All references, settled, in canonical order, at most 100,000 a page; `facts.total` counts them all, and
   * `meta.truncated.cursor` asks for the next page. `textDocument/references`.
   */
  references(selector: Selector, options?: ReferencesOptions): Promise<BundleOf<ReferencesFacts>>;
  /** What an editor would show: `facts.hover: {contents, kind, range}` or null. `textDocument/hover`. */
  hover(selector: Selector, options?: OperationOptions): Promise<BundleOf<HoverFacts>>;
  /** The outline of a document, the symbols of a place, or those of the workspace that match a query. */
  symbols(options: SymbolsOptions): Promise<BundleOf<SymbolsFacts>>;
  /** The complete diagnostics of files, of a place, or of the whole workspace. */
  diagnostics(options?: DiagnosticsOptions): Promise<DiagnosticsBundle>;
  /**
   * What a compiler or checker reports: the tool is run, or what it has written (`output`) is read.
   *
   * @throws LanserError with the codes of `adapt`: there is no bundle of a failure.
   */
  adapt(options: WorkspaceAdaptOptions): Promise<DiagnosticsBundle>;
  /** What the server says that it can do. */
  capabilities(options?: OperationOptions): Promise<BundleOf<CapabilitiesFacts>>;
  /** Any request of the protocol; paths of this machine in the answer are replaced by names. */
  request(method: string, options?: RawRequestOptions): Promise<BundleOf<RequestFacts>>;
  /** The servers and how they are; starts none. */
  status(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  /** Forgets every answer, those kept on disk too, and starts servers anew, also those that were given up. */
  reload(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  /** Looks at this machine and the workspace anew, with servers of its own; {@link doctor}. */
  doctor(options?: DoctorOptions): Promise<BundleOf<StatusFacts>>;
  /**
   * What a rename would replace: `facts.prepareRename: {uri, range, placeholder}`, null where the server
   * renames nothing. `textDocument/prepareRename`.
   */
  prepareRename(selector: Selector, options?: OperationOptions): Promise<BundleOf<PrepareRenameFacts>>;
  /**
   * Renames a symbol, in the whole workspace: a preview unless `apply` is set. `edits: {plan, diff, applied}`;
   * `facts.safety` holds every check, `facts.diagnosticsBefore` and `After` count the diagnostics of the
   * affected files, `facts.notCovered` holds the mentions that stay. `textDocument/rename`.
   *
   * Besides the codes of {@link Workspace.definition} the bundle's `error` is E/JAIL (outside of the
   * workspace, or denied), E/USAGE (no name; a confirmation is missing), E/AMBIGUOUS, E/DIRTY_WORKTREE,
   * E/APPLY_CONFLICT (collisions, overlaps), E/FS_PERMISSIONS; the files are then as before.
   */
  rename(selector: Selector, newName: string, options?: RenameOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Moves a file or folder, and mends the imports that name it; paths are relative to the workspace. A preview
   * unless `apply` is set. `workspace/willRenameFiles`, or computed here where the server has none.
   */
  renameFile(oldUri: string, newUri: string, options?: EditOptions): Promise<BundleOf<EditFacts>>;
  /**
   * What the server offers to do at a place: `facts.codeActions: [{index, title, kind, disabled}]`; with `pick`
   * a preview of one of them, or its being written. `textDocument/codeAction`, `codeAction/resolve`,
   * `workspace/executeCommand`.
   */
  codeActions(
    selector: Selector,
    options?: CodeActionsOptions,
  ): Promise<BundleOf<CodeActionsFacts> | BundleOf<EditFacts>>;
  /**
   * Writes a plan as a whole or not at all: a plan id of this machine, a plan, the bundle of a preview, or the
   * bytes of either's JSON. E/VERSION_SKEW where files differ from it, E/SCHEMA_INVALID where it was changed.
   */
  apply(plan: unknown, options?: ApplyOptions): Promise<BundleOf<EditFacts>>;
  /** Undoes what a killed process has left half-written; opening the workspace has done so already. */
  recover(): Promise<BundleOf<StatusFacts>>;
  /**
   * A series of rewards by the workspace's own formula and weights, unless others are asked for. Its bundles
   * need not be of this workspace.
   *
   * @throws LanserError E/USAGE for weights that are none.
   */
  rewardSession(options?: WorkspaceRewardOptions): RewardSession;
  /**
   * The reward of a bundle against `previous`, in `processReward` of a bundle of its own; with `evidence` its
   * facts hold what {@link Workspace.evidence} gives.
   *
   * @throws LanserError E/USAGE, E/CONFIG, E/INCONCLUSIVE (suppressions that cannot be counted).
   */
  reward(bundle: Bundle, options?: ScoreOptions): Promise<BundleOf<RewardFacts>>;
  /**
   * What makes the counts of the second bundle better without making code better: suppressions, casts, deleted
   * files and tests between the documents of the two. Texts are those of the files, of Git's objects and of
   * `.lanser/objects`; what nobody has is in `notFound`.
   */
  evidence(before: Bundle, after: Bundle): Promise<BundleEvidence>;
  /** The text of a file as it is now; undefined where there is none. @throws LanserError E/JAIL. */
  text(uri: string): Promise<WorkspaceText | undefined>;
}
