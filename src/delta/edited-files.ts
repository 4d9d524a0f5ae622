import { existsSync } from 'node:fs';
import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { SharedServer } from '../checker/shared-server.ts';
import { readLines } from '../gate/trees-on-disk.ts';
import { listedFiles } from '../git/listed-files.ts';
import type { Repository } from '../git/repository.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { errnoOf } from '../model/lanser-error.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { FileContents } from '../trees/tree-image.ts';
import type { TreeChange } from '../workspace/watched-tree.ts';

export type SideServers = Readonly<Record<SideName, SharedServer>>;

/** Errors by file, as keys without positions; see {@link errorsIn}. */
export type ErrorsByFile = Map<string, readonly string[]>;

export interface EditedFiles {
  readonly repository: Repository;
  /** The files that a tool has written, relative to the repository's root. */
  readonly edited: readonly string[];
  /** The changes of the work tree since the servers read it. */
  readonly changes: readonly TreeChange[];
  /** Errors in the earlier state. {@link newErrorsIn} adds those of edited and changed files that have no entry. */
  readonly earlier: ErrorsByFile;
  readonly signal: AbortSignal;
}

/** Matches Python sources without a backslash in the name, because Pyright reads a backslash as a slash. */
const SOURCE = /^[^\\]*\.pyi?$/u;
/** If more files were edited or have changed, the result is unknown. */
const MAX_CHANGES = 20;
/** In bytes. With a larger file, the result is unknown. */
const MAX_SIZE = 1_000_000;

/** The result of {@link newErrorsIn}, the fast check of edited files. */
export type EditResult =
  /** The running servers cannot decide whether a file has a new error. */
  | { readonly kind: 'unknown' }
  /**
   * `files` contains the edited and changed sources. The server of the current state has received these sources.
   * `some`: at least one of them may have a new error.
   */
  | { readonly kind: 'none' | 'some'; readonly files: readonly string[] };

export const UNKNOWN: EditResult = { kind: 'unknown' };

/**
 * Compares the errors of edited and changed files with the earlier state (`servers.before`). Does not check files
 * that depend on them. `some` does not prove a new error: code may have moved between files, or the earlier errors
 * may be unknown.
 */
export async function newErrorsIn(
  servers: SideServers,
  { repository, edited, changes, earlier, signal }: EditedFiles,
): Promise<EditResult> {
  const contents = await contentsOf(repository.root, edited, changes);
  if (contents === undefined) return UNKNOWN;
  const present = [...contents].flatMap(([name, content]) => (content === undefined ? [] : [name]));
  const { tree } = servers.after;
  const added = present.filter((name) => !existsSync(path.join(tree, name)));
  const unknown = present.filter((name) => !earlier.has(name));
  const [found, areListed] = await Promise.all([
    servers.after.diagnoseMore(contents),
    areInTree(repository, added, signal),
    findEarlier(servers.before, unknown, earlier),
  ]);
  if (found === undefined || !areListed) return UNKNOWN;
  const linesOf = await readLines(tree, present);
  const isNew = present.some(
    (name) => !isSubset(errorsIn(found, name, linesOf(name)), earlier.get(name) ?? []),
  );
  return { kind: isNew ? 'some' : 'none', files: [...contents.keys()] };
}

/** Returns the contents of sources (undefined if deleted); undefined if the fast check does not support a change. */
async function contentsOf(
  root: string,
  edited: readonly string[],
  changes: readonly TreeChange[],
): Promise<FileContents | undefined> {
  if (!changes.every((change) => SOURCE.test(change.path))) return undefined;
  // Includes the edited files, because a tool can write files in folders that are not watched.
  const sources = edited.filter((name) => SOURCE.test(name));
  const names = new Set([...sources, ...changes.map((change) => change.path)]);
  if (names.size > MAX_CHANGES) return undefined;
  const contents = new Map<string, Buffer | undefined>();
  for (const name of names) {
    const content = isNested(root, name) ? 'unknown' : await contentOf(path.join(root, name));
    if (content === 'unknown') return undefined;
    contents.set(name, content);
  }
  return contents;
}

/**
 * Returns true for a file in a nested repository. In the compared tree, such a file is missing or comes from the
 * nested repository's commit, so it may differ from the file on disk.
 */
function isNested(root: string, name: string): boolean {
  const folder = path.posix.dirname(name);
  return folder !== '.' && (existsSync(path.join(root, folder, '.git')) || isNested(root, folder));
}

/** Returns undefined for a missing file; `unknown` for a large, special or unreadable file, or a path with links. */
async function contentOf(place: string): Promise<Buffer | 'unknown' | undefined> {
  const folder = path.dirname(place);
  try {
    if ((await realpath(folder)) !== folder) return 'unknown';
    const info = await lstat(place);
    return info.isFile() && info.size <= MAX_SIZE ? await readFile(place) : 'unknown';
  } catch (error) {
    return errnoOf(error) === 'ENOENT' ? undefined : 'unknown';
  }
}

/** Returns true if Git lists all `names`. Git omits ignored files, which the compared tree does not contain. */
async function areInTree(
  repository: Repository,
  names: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  if (names.length === 0) return true;
  const listed = new Set(await listedFiles(repository, repository.root, signal));
  return names.every((name) => listed.has(name));
}

async function findEarlier(
  server: SharedServer,
  names: readonly string[],
  earlier: ErrorsByFile,
): Promise<void> {
  for (const name of names) {
    const found = await server.diagnoseMore(new Map(), [name]);
    const linesOf = await readLines(server.tree, [name]);
    if (found !== undefined) earlier.set(name, errorsIn(found, name, linesOf(name)));
  }
}

/** Returns the errors of a file as keys: rule, message and the text of the line. A key has no line number. */
export function errorsIn(
  diagnostics: readonly Diagnostic[],
  file: string,
  lines: readonly string[],
): readonly string[] {
  return diagnostics.flatMap(({ uri, severity, rule, message, range }) =>
    uri === file && severity === 'error' ? [JSON.stringify([rule, message, lines[range[0]]?.trim()])] : [],
  );
}

/** Returns true if a diagnostic has the same rule and message as one of the errors. */
export function hasEqual(errors: readonly string[], diagnostics: readonly Diagnostic[]): boolean {
  const known = new Set(errors.map((error) => JSON.stringify((JSON.parse(error) as unknown[]).slice(0, 2))));
  return diagnostics.some(({ rule, message }) => known.has(JSON.stringify([rule, message])));
}

/** Returns true if `others` contains each error at least as often as `errors` does. */
function isSubset(errors: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  return errors.every((error) => {
    const at = left.indexOf(error);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
