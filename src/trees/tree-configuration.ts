import path from 'node:path';
import { readEntry } from '../git/blobs.ts';
import type { ObjectStore } from '../git/object-store.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { TextReader } from '../server/pyright/configuration-file.ts';
import { readConfiguration, type PyrightConfiguration } from '../server/pyright/configuration.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { LinkedTree } from './linked-tree.ts';

/** A placeholder for the root of a Git tree in absolute paths. No file on disk is read there. */
export const TREE_ROOT: string = path.resolve(path.sep, 'tree');

export interface ProjectConfiguration {
  readonly workingDirectory: string;
  readonly configuration: PyrightConfiguration;
}

export async function configurationsOf(
  workingDirectories: readonly string[],
  read: TextReader,
): Promise<readonly ProjectConfiguration[]> {
  return Promise.all(
    workingDirectories.map(async (workingDirectory) => ({
      workingDirectory,
      configuration: await readConfiguration(path.join(TREE_ROOT, workingDirectory), TREE_ROOT, read),
    })),
  );
}

/**
 * Returns a reader of the tree's files, for absolute paths below {@link TREE_ROOT}. The reader throws LanserError
 * E/INCONCLUSIVE for a link that leads out of the tree.
 *
 * @param texts a cache of the texts, by blob id.
 */
export function textReader(
  store: ObjectStore,
  tree: LinkedTree,
  texts: Map<string, string>,
  signal: AbortSignal,
): TextReader {
  return async (file) => {
    const found = tree.links.follow(treePath(file));
    if (found.kind === 'folder') return null;
    if (found.kind === 'outside') throw leadsOut(treePath(file), found.links.at(-1));
    if (found.kind === 'missing') return undefined;
    const { entry } = found;
    const text = texts.get(entry.id) ?? (await readEntry(store, entry, signal)).toString('utf8');
    texts.set(entry.id, text);
    return text;
  };
}

function leadsOut(file: string, link = file): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `The configuration ${JSON.stringify(file)} cannot be read: the link ${JSON.stringify(link)} leads out of the repository. Move the file into the repository.`,
    { path: file, link },
  );
}

/** Converts an absolute path to a path relative to the tree; empty for the tree itself and for paths outside. */
export function treePath(absolute: string): string {
  return workspacePath(TREE_ROOT, absolute) ?? '';
}
