import path from 'node:path';
import { readBlobs } from '../git/blobs.ts';
import { losslessName } from '../git/names.ts';
import type { ObjectStore } from '../git/object-store.ts';
import { LanserError } from '../model/lanser-error.ts';
import { NATIVE_MODULE } from '../server/pyright/native-module.ts';
import type { LinkedTree } from './linked-tree.ts';
import type { PinnedConfiguration } from './pinned-configuration.ts';
import { isReadAsCode } from './read-by-server.ts';

// Pyright skips Python environments: folders with `pyvenv.cfg`, `conda-meta`, `bin/activate` or
// `Scripts/activate`. A link with the name `bin` or `Scripts` may lead to a folder with `activate`.
const MARKER = /(?:^|\/)(?:pyvenv\.cfg|conda-meta|bin|Scripts|(?:bin|Scripts)\/activate)$/u;
const MODULE_FOLDER = /^[\p{XIDS}_]\p{XIDC}*(?:-stubs)?$/u;

// Matches from the keyword to the end of the logical line, which includes continued lines and lists in parentheses.
const IMPORT = /\b(?:from|import)\b(?:\\(?:\r\n|[^])|\((?:[^)#]|#[^\n]*)*|[^\n(\\])*/gu;
const NOT_OF_NAME = /[^\p{XIDC}]+/u;
const MAX_EXACT_LENGTH = 500_000;

/**
 * Rejects symbolic links that lead out of the tree if Pyright's result could depend on them. Examples are a link
 * with the name of a source file, a link on a configured path, and a link that a source file may import.
 *
 * @param read the paths of the files whose content Pyright can read.
 */
export async function refuseOutwardLinks(
  store: ObjectStore,
  tree: LinkedTree,
  { named, searched }: Pick<PinnedConfiguration, 'named' | 'searched'>,
  read: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  const { links } = tree;
  const outward = [...links.targets.keys()].filter((link) => links.follow(link).kind === 'outside');
  if (outward.length === 0) return;
  const configured = new Set(
    named.flatMap((place) => {
      const found = links.follow(place);
      return found.kind === 'outside' ? found.links : [];
    }),
  );
  const certain = outward.find(
    (link) => isReadAsCode(link) || MARKER.test(link) || configured.has(link) || searched(link),
  );
  if (certain !== undefined) throw leadsOut(tree, certain, 'Pyright would read it');
  const modules = new Map(outward.flatMap((link) => moduleName(link).map((name) => [name, link] as const)));
  if (modules.size === 0) return;
  const sources = tree.entries.filter((entry) => read.has(entry.path));
  for await (const [source, bytes] of readBlobs(store, sources, signal)) {
    for (const word of importedWords(bytes.toString('utf8'), modules)) {
      const link = modules.get(word);
      if (link !== undefined) throw leadsOut(tree, link, `${JSON.stringify(source.path)} may import it`);
    }
  }
}

/**
 * Returns the `names` that a source may import. For a long source, returns all `names` in its text. Does the same for
 * a source with `__all__`, whose strings can be the names of modules.
 */
export function importedWords(source: string, names: ReadonlyMap<string, unknown>): readonly string[] {
  const present = presentNames(source, [...names.keys()]);
  if (present.length === 0) return [];
  if (source.length > MAX_EXACT_LENGTH || source.includes('__all__')) return present;
  const words = new Set<string>();
  for (const [statement] of source.matchAll(IMPORT)) {
    for (const word of statement.split(NOT_OF_NAME)) words.add(word);
  }
  return present.filter((name) => words.has(name));
}

/** The maximum number of names to search for one by one. For more, splitting the source into words is faster. */
const MAX_SEARCHED = 50;

function presentNames(source: string, names: readonly string[]): readonly string[] {
  if (names.length <= MAX_SEARCHED) return names.filter((name) => source.includes(name));
  const words = new Set(source.split(NOT_OF_NAME));
  // The name of a native module can consist of several words, such as `a-b`. Only its first word is searched.
  return names.filter((name) => words.has(name.split(NOT_OF_NAME, 1)[0] ?? ''));
}

/** Returns the name by which code could import a link; an empty list if code cannot import it. */
function moduleName(link: string): readonly string[] {
  const base = path.posix.basename(link);
  if (NATIVE_MODULE.test(base)) return [base.slice(0, base.indexOf('.'))];
  return MODULE_FOLDER.test(base) ? [base.replace(/-stubs$/u, '')] : [];
}

function leadsOut(tree: LinkedTree, link: string, why: string): LanserError {
  const target = losslessName(tree.links.targets.get(link) ?? Buffer.alloc(0));
  return new LanserError(
    'E/INCONCLUSIVE',
    `The link ${JSON.stringify(link)} leads out of the repository (${JSON.stringify(target)}) to unknown content, and ${why}. Move the content into the repository, or remove the link.`,
    { path: link, target },
  );
}
