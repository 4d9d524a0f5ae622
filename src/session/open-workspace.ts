import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { PositionSpec, SelectorKind } from '../model/selector.ts';
import { DEFAULT_SETTINGS } from '../relocate/settings.ts';
import type { LocateOptions } from './locate-request.ts';
import { cacheFolderOf } from './cache-folder.ts';
import { locate } from './locate.ts';
import type { LocateSession } from './resolve-request.ts';
import { openPastDocuments } from './past-documents.ts';
import { openSourceWorkspace } from './source-workspace.ts';
import { readWorkspaceSettings } from './workspace-settings.ts';

export interface WorkspaceOptions {
  /** Its `progress` is told how far the index of the workspace's files is, where one is made. */
  readonly host: Host;
  /** Ends long work; what was asked for is then a bundle of E/INTERRUPTED. */
  readonly signal?: AbortSignal | undefined;
}

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
  /** The text of a file as it is now; undefined where there is none. @throws LanserError E/JAIL. */
  text(uri: string): Promise<WorkspaceText | undefined>;
}

/**
 * Opens a folder. Its configuration and the user's are read once.
 *
 * @throws LanserError E/USAGE (no folder), E/CONFIG, E/FS_PERMISSIONS.
 */
export async function openWorkspace(folder: string, { host, signal }: WorkspaceOptions): Promise<Workspace> {
  const info = await stat(folder).catch(() => undefined);
  if (info?.isDirectory() !== true) {
    throw new LanserError('E/USAGE', 'The workspace is not a folder; name one with --workspace.');
  }
  const root = await realpath(path.resolve(folder));
  const { configuration } = await readWorkspaceSettings(host, root);
  const files = await openSourceWorkspace(root, {
    cacheFolder: cacheFolderOf(host, root, configuration.cacheDir),
    signal,
    progress: (done, total) => host.progress({ label: 'indexing', done, total }),
  });
  const past = openPastDocuments(host, root, signal);
  const session: LocateSession = {
    host,
    root,
    files,
    past,
    settings: { ...DEFAULT_SETTINGS, ...configuration.relocation },
    indexIo: configuration.indexIo ?? 'utf-16',
  };
  return {
    root,
    locate: async (selector, options = {}) => (await locate(session, selector, options)).bundle,
    async selectorFor(selector, kind, options = {}) {
      const { bundle, error } = await locate(session, selector, { ...options, as: kind });
      if (error !== undefined) throw error;
      return bundle.resolution?.selector as PositionSpec;
    },
    async text(uri) {
      const document = await files.document(uri);
      return document && { text: document.lines.text, docVersion: document.docVersion };
    },
    async [Symbol.asyncDispose]() {
      files[Symbol.dispose]();
      await past[Symbol.asyncDispose]();
    },
  };
}
