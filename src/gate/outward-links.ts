import path from 'node:path';
import { readBlobs } from '../git/blobs.ts';
import { losslessName } from '../git/names.ts';
import type { ObjectStore } from '../git/object-store.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { LinkedTree } from './linked-tree.ts';
import { isReadAsCode } from './read-by-server.ts';

// A folder with one of these is an environment to Pyright, which passes over it.
const MARKER = /(?:^|\/)(?:pyvenv\.cfg|conda-meta|bin|Scripts|(?:bin|Scripts)\/activate)$/u;
const NATIVE_MODULE = /\.(?:so|pyd|dylib)$/iu;
const MODULE_FOLDER = /^[\p{XIDS}_]\p{XIDC}*(?:-stubs)?$/u;

// From the keyword to the end of the statement: over continued lines, and between parentheses.
const IMPORT = /\b(?:from|import)\b(?:\\(?:\r\n|[^])|\((?:[^)#]|#[^\n]*)*|[^\n(\\])*/gu;
const NOT_OF_NAME = /[^\p{XIDC}]+/u;
const MAX_EXACT_LENGTH = 500_000;

/**
 * Refuses links that lead out of the tree where Pyright's answer could depend on them: with a name that
 * Pyright reads or looks for, on a path that the configuration names, or as a module that code imports.
 * Pyright enumerates no folder outside of those that are included, so other links have no effect.
 *
 * @param named paths that the configuration names.
 * @param read the files whose content Pyright can read.
 * @throws LanserError E/INCONCLUSIVE, that names the link.
 */
export async function refuseOutwardLinks(
  store: ObjectStore,
  tree: LinkedTree,
  named: readonly string[],
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
  const certain = outward.find((link) => isReadAsCode(link) || MARKER.test(link) || configured.has(link));
  if (certain !== undefined) throw leadsOut(tree, certain, 'Pyright would read it');
  const modules = new Map(outward.flatMap((link) => moduleName(link).map((name) => [name, link] as const)));
  if (modules.size === 0) return;
  const sources = tree.entries.filter((entry) => read.has(entry.path));
  for await (const [source, bytes] of readBlobs(store, sources, signal)) {
    for (const word of importedWords(bytes.toString('utf8'), modules)) {
      const link = modules.get(word);
      if (link !== undefined) throw leadsOut(tree, link, `${JSON.stringify(source.path)} imports it`);
    }
  }
}

/**
 * Finds which of these names a source may import; rather one too many than one too few. Submodules that
 * `__all__` lists are imported by `from … import *`.
 */
export function importedWords(source: string, names: ReadonlyMap<string, unknown>): readonly string[] {
  const present = [...names.keys()].filter((name) => source.includes(name));
  if (present.length === 0) return [];
  if (source.length > MAX_EXACT_LENGTH || source.includes('__all__')) return present;
  const words = new Set<string>();
  for (const [statement] of source.matchAll(IMPORT)) {
    for (const word of statement.split(NOT_OF_NAME)) words.add(word);
  }
  return present.filter((name) => words.has(name));
}

/** The name by which code could import a link to a folder or to a native module. */
function moduleName(link: string): readonly string[] {
  const base = path.posix.basename(link);
  if (NATIVE_MODULE.test(base)) return [base.slice(0, base.indexOf('.'))];
  return MODULE_FOLDER.test(base) ? [base.replace(/-stubs$/u, '')] : [];
}

function leadsOut(tree: LinkedTree, link: string, why: string): LanserError {
  const target = losslessName(tree.links.targets.get(link) ?? Buffer.alloc(0));
  return new LanserError(
    'E/INCONCLUSIVE',
    `The link ${JSON.stringify(link)} leads out of the repository (${JSON.stringify(target)}), and ${why}: its content is not known. Put the content into the repository, or remove the link.`,
    { path: link, target },
  );
}
