// sources/ reads the workspace's files and their earlier versions. It does not start servers or use operations.
import { readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../bundle/blob-id.ts';
import type { DocumentVersion } from '../model/brand.ts';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import type { RelocationSource } from '../relocate/source.ts';
import type { SourceDocument } from '../selector/source.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { moduleFileIn, moduleFiles, possibleModuleFiles } from '../server/pyright/module-files.ts';
import { moduleRoots } from '../server/pyright/module-roots.ts';
import { type DecodedText, decodeSource } from '../text/decode.ts';
import { isInside, realPathInside, workspacePath } from '../workspace/containment.ts';
import { fileNamed } from '../workspace/file-uri.ts';
import { fileStamp, type FileStamp } from '../workspace/file-stamp.ts';
import { openSyntaxCache } from './syntax-cache.ts';
import { workspaceIndex, type WorkspaceIndexOptions } from './workspace-index.ts';

/** The current files of the workspace, in which selectors are resolved. */
export interface FileWorkspace
  extends
    Omit<
      RelocationSource,
      'documentAtVersion' | 'changedFiles' | 'documentAt' | 'inCommit' | 'lastVersion' | 'laterChanges'
    >,
    Disposable {
  document(uri: string): Promise<VersionedDocument | undefined>;
  /** Returns the text of a file, if the file exists. `isPlain` is true for UTF-8 without a byte order mark. */
  source(uri: string): Promise<{ readonly text: string; readonly isPlain: boolean } | undefined>;
  /** Returns the version of a file, if it exists in the workspace. Throws E/FS_PERMISSIONS for an unreadable file. */
  version(uri: string): DocumentVersion | undefined;
}

export interface VersionedDocument extends SourceDocument {
  readonly docVersion: DocumentVersion;
}

export interface SourceWorkspaceOptions extends WorkspaceIndexOptions {
  /** Absolute paths of the folders whose configuration sets the module search roots. Default: the workspace. */
  readonly projects?: readonly string[] | undefined;
}

/**
 * Opens a workspace. All methods that read one file throw E/FS_PERMISSIONS if it is unreadable. All except `version`
 * also throw E/JAIL for a path outside of the workspace, even if the path does not exist. `document` throws
 * E/INCONCLUSIVE beyond the limits of length, time and memory, and `definitions` beyond those of time and memory.
 */
export async function openSourceWorkspace(
  folder: string,
  options: SourceWorkspaceOptions,
): Promise<FileWorkspace> {
  const root = await realpath(folder);
  const projects = options.projects ?? [root];
  const documents = openSyntaxCache(options.signal);
  const index = workspaceIndex(root, options);
  const versionAt = fileVersions();
  const versionOf = (file: string, uri: string): DocumentVersion | undefined => {
    try {
      return versionAt(file);
    } catch (error) {
      throw unreadable(uri, error);
    }
  };
  const uriOf = (file: string): string => workspacePath(root, file) ?? file;
  const roots = async (): Promise<readonly string[]> => {
    const configured = await Promise.all(
      projects.map(async (project) => moduleRoots(project, await readConfiguration(project, root))),
    );
    return [...new Set(configured.flat())];
  };
  const decoded = async (uri: string): Promise<DecodedText | undefined> => {
    const file = realFile(root, uri);
    return file === undefined ? undefined : decodeSource(await readBytes(file, uri));
  };
  return {
    ...index,
    text: async (uri) => (await decoded(uri))?.text,
    async source(uri) {
      const read = await decoded(uri);
      return read && { text: read.text, isPlain: read.encoding === 'utf-8' && !read.byteOrderMark };
    },
    async document(uri) {
      const file = realFile(root, uri);
      if (file === undefined) return undefined;
      const current = versionOf(file, uri);
      const cached = current && documents.cached(file, current);
      if (current !== undefined && cached !== undefined)
        return { uri: uriOf(file), docVersion: current, ...cached };
      const bytes = await readBytes(file, uri);
      const docVersion = documentVersion(bytes);
      const read = await documents.read(file, docVersion, uriOf(file), () => decodeSource(bytes).text);
      return { uri: uriOf(file), docVersion, ...read };
    },
    version(uri) {
      const file = path.join(root, uri);
      const leadsOut = !isInside(root, file) || !isInside(root, nearestExisting(file).real);
      return leadsOut ? undefined : versionOf(file, uri);
    },
    async modulePaths(name) {
      const files = await possibleModuleFiles(await roots(), name);
      return files.filter((file) => isInside(root, file)).map(uriOf);
    },
    async modules(name, from) {
      if (name.startsWith('./')) {
        const file = realFile(root, name);
        return file === undefined ? [] : [uriOf(file)];
      }
      const isFile = async (file: string): Promise<boolean> => {
        const real = await realPathInside(root, file);
        return real !== undefined && (await stat(real)).isFile();
      };
      if (from !== undefined && from.level > 0) {
        const base = path.resolve(root, from.uri, ...Array<string>(from.level).fill('..'));
        const file = await moduleFileIn(base, name, isFile);
        return file === undefined ? [] : [uriOf(file)];
      }
      const files = await moduleFiles(await roots(), name, isFile);
      if (files.length > 0 || from === undefined) return files.map(uriOf);
      // Pyright searches beside the importing file last.
      const besideImporter = await moduleFileIn(path.resolve(root, from.uri, '..'), name, isFile);
      return besideImporter === undefined ? [] : [uriOf(besideImporter)];
    },
    [Symbol.dispose]: () => documents[Symbol.dispose](),
  };
}

async function readBytes(file: string, uri: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw unreadable(uri, error);
  });
}

function unreadable(uri: string, error: unknown): LanserError {
  return new LanserError(
    'E/FS_PERMISSIONS',
    `${JSON.stringify(uri)} cannot be read. Check its permissions.`,
    { path: uri },
    { cause: error },
  );
}

/** Returns a file's real path; undefined if the path is not a file. Throws E/JAIL or E/FS_PERMISSIONS. */
function realFile(root: string, uri: string): string | undefined {
  try {
    const file = fileNamed(root, uri);
    if (file === undefined) return undefined;
    // Throws E/JAIL before `failure`, so that the error does not reveal whether a path outside the workspace exists.
    const { real, failure } = nearestExisting(file);
    if (!isInside(root, real)) {
      throw new LanserError(
        'E/JAIL',
        `${JSON.stringify(uri)} is outside the workspace. Name a file inside it.`,
        { path: uri },
      );
    }
    if (failure !== undefined) throw failure;
    return statSync(real).isFile() ? real : undefined;
  } catch (error) {
    const errno = errnoOf(error) ?? '';
    if (REFUSED.has(errno)) throw unreadable(uri, error);
    if (NO_FILE.has(errno)) return undefined;
    throw error;
  }
}

/**
 * Returns the real path of a file. If the path cannot be resolved, returns the real path of the nearest folder above
 * that can be resolved, and the error. Also follows links whose target does not exist, because they may lead out of
 * the workspace.
 */
function nearestExisting(file: string): { readonly real: string; readonly failure?: Error } {
  let failure: Error | undefined;
  let links = MAX_LINKS;
  // A loop, because recursion would overflow the stack for a path with very many folders.
  for (let at = file; ;) {
    try {
      // This runs for every request, and the asynchronous form costs many times more.
      const real = realpathSync.native(at);
      return failure === undefined ? { real } : { real, failure };
    } catch (error) {
      const errno = errnoOf(error) ?? '';
      if (!(error instanceof Error) || !(NO_FILE.has(errno) || REFUSED.has(errno))) throw error;
      failure ??= error;
    }
    const target = links > 0 ? linkTarget(at) : undefined;
    if (target !== undefined) links -= 1;
    const nearest = path.dirname(at.slice(0, MAX_PATH));
    at = target === undefined ? nearest : path.resolve(path.dirname(at), target);
  }
}

function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

/** No system resolves a path with more characters. */
const MAX_PATH = 32_768;

/** The maximum number of links to follow, as in Linux. Links may be circular. */
const MAX_LINKS = 40;

const REFUSED: ReadonlySet<string> = new Set(['EACCES', 'EIO', 'EPERM']);

// ERR_INVALID_ARG_VALUE means a path that contains a NUL.
const NO_FILE: ReadonlySet<string> = new Set([
  'ELOOP',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOTDIR',
  'ERR_INVALID_ARG_VALUE',
]);

/** Returns a function for file versions, which reads a file again only if its metadata shows a possible change. */
function fileVersions(): (file: string) => DocumentVersion | undefined {
  const cache = new Map<string, { readonly stamp: FileStamp; readonly version: DocumentVersion }>();
  return (file) => {
    const now = Date.now();
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    const stamp = fileStamp(stats, now);
    const last = cache.get(file);
    if (last?.stamp.racy === false && last.stamp.identity === stamp.identity) return last.version;
    const version = documentVersion(readFileSync(file));
    cache.set(file, { stamp, version });
    return version;
  };
}
