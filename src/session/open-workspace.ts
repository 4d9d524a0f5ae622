import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type {
  Bundle,
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
  StatusFacts,
  SymbolsFacts,
  TypeDefinitionsFacts,
} from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Indexing, PositionSpec, SelectorKind } from '../model/selector.ts';
import { diagnostics, type DiagnosticsOptions } from './operations/diagnose-workspace.ts';
import { doctor, type DoctorOptions } from './doctor/doctor.ts';
import { apply, type ApplyOptions } from './edits/apply-operation.ts';
import { codeActions, type CodeActionsOptions } from './edits/code-actions-operation.ts';
import type { EditOptions } from './edits/edit-options.ts';
import { recoverWorkspace } from './edits/recover-operation.ts';
import { renameFile } from './edits/rename-file-operation.ts';
import { rename, type RenameOptions } from './edits/rename-operation.ts';
import { recoverFolder } from './edits/write-steps.ts';
import { goTo } from './operations/go-to-operations.ts';
import { hover } from './operations/hover-operation.ts';
import { locate } from './locate/locate.ts';
import type { LocateOptions } from './locate/locate-request.ts';
import { openWorkspaceSession } from './open-session.ts';
import { prepareRename } from './operations/prepare-rename-operation.ts';
import { references, type ReferencesOptions } from './operations/references-operation.ts';
import {
  capabilities,
  rawRequest,
  reload,
  status,
  type RawRequestOptions,
} from './operations/server-operations.ts';
import { symbols, type SymbolsOptions } from './operations/symbols-operation.ts';
import type { OperationOptions, WorkspaceOptions } from './operations/workspace-session.ts';

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
  /** A document's outline, or the symbols of the workspace that match a query. */
  symbols(options: SymbolsOptions): Promise<BundleOf<SymbolsFacts>>;
  /** The complete diagnostics of files, of a place, or of the whole workspace. */
  diagnostics(options?: DiagnosticsOptions): Promise<DiagnosticsBundle>;
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
  /** The text of a file as it is now; undefined where there is none. @throws LanserError E/JAIL. */
  text(uri: string): Promise<WorkspaceText | undefined>;
}

/**
 * Opens a folder. Its configuration and the user's are read once; servers are started when they are first
 * asked, and end with the workspace.
 *
 * @throws LanserError E/USAGE (no folder), E/CONFIG, E/FS_PERMISSIONS.
 */
export async function openWorkspace(folder: string, options: WorkspaceOptions): Promise<Workspace> {
  const info = await stat(folder).catch(() => undefined);
  if (info?.isDirectory() !== true) {
    throw new LanserError('E/USAGE', 'The workspace is not a folder; name one with --workspace.');
  }
  const root = await realpath(path.resolve(folder));
  const signal = options.signal ?? new AbortController().signal;
  const recovered = await recoverFolder({ host: options.host, signal }, root);
  const session = await openWorkspaceSession(root, options);
  return {
    root: session.root,
    indexIo: session.indexIo,
    locate: async (selector, asked = {}) => (await locate(session, selector, asked)).bundle,
    async selectorFor(selector, kind, asked = {}) {
      const { bundle, error } = await locate(session, selector, { ...asked, as: kind });
      if (error !== undefined) throw error;
      return bundle.resolution?.selector as PositionSpec;
    },
    definition: async (selector, asked = {}) => goTo(session, 'definition', selector, asked),
    declaration: async (selector, asked = {}) => goTo(session, 'declaration', selector, asked),
    typeDefinition: async (selector, asked = {}) => goTo(session, 'typeDefinition', selector, asked),
    implementation: async (selector, asked = {}) => goTo(session, 'implementation', selector, asked),
    references: async (selector, asked = {}) => references(session, selector, asked),
    hover: async (selector, asked = {}) => hover(session, selector, asked),
    symbols: async (asked) => symbols(session, asked),
    diagnostics: async (asked = {}) => diagnostics(session, asked),
    capabilities: async (asked = {}) => capabilities(session, asked),
    request: async (method, asked = {}) => rawRequest(session, method, asked),
    status: async (asked = {}) => status(session, asked),
    reload: async (asked = {}) => reload(session, asked),
    doctor: async (asked = {}) => doctor(session.root, options, asked),
    prepareRename: async (selector, asked = {}) => prepareRename(session, selector, asked),
    rename: async (selector, newName, asked = {}) => rename(session, selector, newName, asked),
    renameFile: async (oldUri, newUri, asked = {}) => renameFile(session, oldUri, newUri, asked),
    codeActions: async (selector, asked = {}) => codeActions(session, selector, asked),
    apply: async (plan, asked = {}) => apply(session, plan, asked),
    recover: async () => recoverWorkspace(session, recovered),
    async text(uri) {
      const document = await session.files.document(uri);
      return document && { text: document.lines.text, docVersion: document.docVersion };
    },
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  };
}
