import { readBlobs } from '../../git/blobs.ts';
import type { ObjectStore } from '../../git/object-store.ts';
import type { TreeChange } from '../../git/tree-changes.ts';
import type { TreeEntry } from '../../git/trees.ts';
import { MAX_CHARACTERS } from '../../syntax/reading-limits.ts';
import { decodeSource } from '../../text/decode.ts';
import { memoized } from '../../text/memoized.ts';
import { once } from '../../text/once.ts';
import type { CheckedInput } from '../gate-checks-input.ts';
import type { TreeFiles } from '../tree-files.ts';
import type { BothTexts } from './edit-in-head.ts';
import type { Proposed } from './read-proposals.ts';
import { wordLines } from './words.ts';

/** The texts of both sides, and the path in head of each base file. Omits texts over {@link MAX_CHARACTERS} bytes. */
export interface SideTexts extends BothTexts {
  readonly before: TreeFiles;
  readonly after: TreeFiles;
  /** Returns all words in the Python files that head changes or adds. Omits files above {@link MAX_CHARACTERS}. */
  changedWords(): Promise<ReadonlySet<string>>;
}

export function sideTexts(
  { store, changes }: Pick<CheckedInput['preparation'], 'changes' | 'store'>,
  before: TreeFiles,
  after: TreeFiles,
  proposed: readonly Proposed[],
  signal: AbortSignal,
): SideTexts {
  const byBase = new Map(changes.map((change) => [change.basePath, change]));
  const moves = proposed.flatMap(({ edit }) => (edit.kind === 'renameFile' ? [edit] : []));
  const textsOf = (files: TreeFiles): SideTexts['base'] =>
    memoized(async (path) => {
      const bytes = await files.bytes(path);
      const isRead = bytes !== undefined && bytes.length <= MAX_CHARACTERS;
      return isRead ? decodeSource(bytes).text : undefined;
    });
  return {
    before,
    after,
    base: textsOf(before),
    head: textsOf(after),
    headPath(basePath) {
      const change = byBase.get(basePath);
      if (change === undefined) return after.entries.has(basePath) ? basePath : undefined;
      if (change.headPath !== null) return change.headPath;
      // If too little of the text remains, Git detects no rename. A proposed move then determines the new path.
      const moved = moves.flatMap((move) => movedPath(basePath, move) ?? []);
      return moved.find((path) => after.entries.has(path));
    },
    changedWords: once(async () => wordsOf(store, changes, after, signal)),
  };
}

/** Returns the new path of a moved file, or of a file in a moved folder; undefined for other files. */
export function movedPath(
  path: string,
  { oldUri, newUri }: { readonly oldUri: string; readonly newUri: string },
): string | undefined {
  if (path === oldUri) return newUri;
  return path.startsWith(`${oldUri}/`) ? `${newUri}${path.slice(oldUri.length)}` : undefined;
}

async function wordsOf(
  store: ObjectStore,
  changes: readonly TreeChange[],
  after: TreeFiles,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const entries = changes.flatMap(({ headPath }): readonly TreeEntry[] => {
    const entry = headPath === null ? undefined : after.entries.get(headPath);
    return entry !== undefined && SOURCE.test(entry.path) && entry.size <= MAX_CHARACTERS ? [entry] : [];
  });
  const words = new Set<string>();
  for await (const [, bytes] of readBlobs(store, entries, signal)) {
    for (const { text } of wordLines(decodeSource(bytes).text).words) words.add(text);
  }
  return words;
}

const SOURCE = /\.pyi?$/u;
