import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SharedServer } from '../candidates/shared-server.ts';
import { readLines } from '../gate/trees-on-disk.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { TreeChange } from '../workspace/watched-tree.ts';

export type SideServers = Readonly<Record<SideName, SharedServer>>;

/** Errors by file, each without its position; see {@link errorsIn}. */
export type ErrorsByFile = Map<string, readonly string[]>;

export interface EditedFiles {
  /** The work tree; absolute. */
  readonly root: string;
  /** The files that a tool has written, relative to the root. */
  readonly edited: readonly string[];
  /** The changes of the work tree since the servers have read it. */
  readonly changes: readonly TreeChange[];
  /** The errors of the earlier state that are known. Others are added. */
  readonly earlier: ErrorsByFile;
}

const SOURCE = /\.pyi?$/u;
/** More files are compared as a whole. */
const MAX_CHANGES = 20;
/** In bytes. */
const MAX_SIZE = 1_000_000;

/** `unknown`: the running servers cannot tell. */
export type NewErrors = 'none' | 'some' | 'unknown';

/**
 * Compares the errors of edited files with those that they had in the earlier state. Errors with the same text on
 * an equal line of code are equal. `some` is not a result: the code may have moved from a different file.
 */
export async function newErrorsIn(
  servers: SideServers,
  { root, edited, changes, earlier }: EditedFiles,
): Promise<NewErrors> {
  const contents = await contentsOf(root, edited, changes);
  if (contents === undefined) return 'unknown';
  const files = [...contents.keys()];
  const unknown = files.filter((name) => !earlier.has(name));
  const [found] = await Promise.all([
    servers.after.diagnoseMore(contents),
    findEarlier(servers.before, unknown, earlier),
  ]);
  if (found === undefined) return 'unknown';
  const linesOf = await readLines(servers.after.tree, files);
  for (const name of files) {
    const errors = errorsIn(found, name, linesOf(name));
    if (!isPart(errors, earlier.get(name) ?? [])) return 'some';
  }
  return 'none';
}

/** Returns the present contents of edited and changed sources; undefined if anything else has changed. */
async function contentsOf(
  root: string,
  edited: readonly string[],
  changes: readonly TreeChange[],
): Promise<ReadonlyMap<string, Buffer> | undefined> {
  if (changes.some(({ kind, path: name }) => kind !== 'changed' || !SOURCE.test(name))) return undefined;
  // A tool can write files in folders that are not watched.
  const sources = edited.filter((name) => SOURCE.test(name));
  const names = new Set([...sources, ...changes.map((change) => change.path)]);
  if (names.size > MAX_CHANGES) return undefined;
  const contents = new Map<string, Buffer>();
  for (const name of names) {
    const place = path.join(root, name);
    const info = await lstat(place).catch(() => undefined);
    if (info?.isFile() !== true || info.size > MAX_SIZE) return undefined;
    const content = await readFile(place).catch(() => undefined);
    if (content === undefined) return undefined;
    contents.set(name, content);
  }
  return contents;
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

/** Returns the errors of a file as texts that stay equal when their lines move. */
export function errorsIn(
  diagnostics: readonly Diagnostic[],
  file: string,
  lines: readonly string[],
): readonly string[] {
  return diagnostics.flatMap(({ uri, severity, rule, message, range }) =>
    uri === file && severity === 'error' ? [JSON.stringify([rule, message, lines[range[0]]?.trim()])] : [],
  );
}

/** Returns true if each error is in the other list at least as often. */
function isPart(errors: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  return errors.every((error) => {
    const at = left.indexOf(error);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
