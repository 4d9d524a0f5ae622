import type { FlatRange } from '../model/range.ts';
import { rangeAt } from '../text/line-index.ts';
import { uriIn } from '../workspace/file-uri.ts';
import { classPlace, type ClassGraph, type ClassPlace } from './class-graph.ts';
import type { ClassSource } from './class-sources.ts';
import { basesOf } from './class-bases.ts';
import { classesWith } from './class-members.ts';
import { classOfMember } from './member-of.ts';
import { scopeOfName } from './scope-of-name.ts';
import { wordSearch } from './word-search.ts';
import type { SymbolPlace } from './symbol-place.ts';

/** Returns the class whose member is bound at a place, if any. */
export async function classAround(
  { session, sources }: ClassGraph,
  { uri, offset }: SymbolPlace,
): Promise<ClassPlace | undefined> {
  const source = await sources(uriIn(session.root, uri));
  // The variables of lambdas and comprehensions in a class body are not members.
  if (source === undefined || scopeOfName(source, offset) !== undefined) return undefined;
  const definition = classOfMember(source, offset);
  return definition && classPlace(source, definition);
}

export function membersOf({ source, definition }: ClassPlace, name: string): readonly FlatRange[] {
  const found = classesWith(source, name).find((owner) => owner.class === definition);
  return (found?.names ?? []).map((span) => rangeAt(source.lines, span));
}

/** Returns the workspace's classes that themselves bind a member of this name. */
export async function classesOfWorkspace(graph: ClassGraph, name: string): Promise<readonly ClassPlace[]> {
  const search = wordSearch(name);
  const sources = await sourcesWhere(graph, (text) => search(text).length > 0);
  return sources.flatMap((source) =>
    classesWith(source, name).map((owner) => classPlace(source, owner.class)),
  );
}

/** Returns the workspace's classes with several bases. */
export async function joiningClasses(graph: ClassGraph): Promise<readonly ClassPlace[]> {
  const sources = await sourcesWhere(graph, mayJoin);
  return sources.flatMap((source) =>
    source.definitions
      .filter((definition) => definition.kind === 'class' && basesOf(source, definition).length > 1)
      .map((definition) => classPlace(source, definition)),
  );
}

// The limit of 1,000 characters keeps the search linear. A longer header may have several bases, so it matches.
const SEVERAL_BASES =
  /\bclass\s(?:[^:([]{0,999}(?:\[|\((?:[^),#"'([]{0,999}[,#"'([]|[^),#"'([]{1000}))|[^:([]{1000})/u;

/** Returns true if a class in a text may have several bases. */
export function mayJoin(text: string): boolean {
  return SEVERAL_BASES.test(text);
}

async function sourcesWhere(
  { session: { root, files }, sources }: ClassGraph,
  isMatch: (text: string) => boolean,
): Promise<readonly ClassSource[]> {
  const found: ClassSource[] = [];
  for (const uri of await files.files()) {
    const text = await files.text(uri);
    const source = text !== undefined && isMatch(text) ? await sources(uriIn(root, uri)) : undefined;
    if (source !== undefined) found.push(source);
  }
  return found;
}
