import path from 'node:path';
import pMap from 'p-map';
import type { Location } from '../model/bundle.ts';
import { compareCodeUnits, compareRanges } from '../model/range.ts';
import { readDefinition } from '../protocol/go-to.ts';
import { offers, targetIn, type ServerView } from '../protocol/server-view.ts';
import { grouped } from '../text/grouped.ts';
import { memoized } from '../text/memoized.ts';
import type { Mention } from './mentions.ts';

/**
 * The reason to report an unrenamed identifier. `reference`: the edit renames its definition. `override`: its
 * definition is a related member or parameter, which the edit does not rename. `unresolved`: no known definition.
 */
export type IdentifierReason = 'override' | 'reference' | 'unresolved';

export interface RenameTargets {
  /** Returns true for a member or parameter that must be renamed with the symbol. */
  readonly isRelated: (place: Location) => boolean;
  readonly isRenamed: (place: Location) => boolean;
  /** True for a pytest fixture. After the rename, a parameter with the old name does not get the fixture's value. */
  readonly isFixture: boolean;
  /** Resolves symbolic links. The server names a file by the path through which it was imported. */
  readonly realUri: (uri: string) => Promise<string>;
}

/**
 * The maximum number of groups to query. The identifiers of a file with the same `group` form one group, and share
 * its result. Identifiers without a query are `unresolved`.
 */
const MAX_QUERIES = 2000;
const MAX_CONCURRENCY = 32;
const DEFINITION = { capability: 'definitionProvider', method: 'textDocument/definition' };

/** Returns reasons by identifier. Omits identifiers of unrelated definitions. Queries files near `origin` first. */
export async function identifierReasons(
  view: ServerView,
  root: string,
  origin: string,
  identifiers: readonly Mention[],
  destinations: RenameTargets,
): Promise<ReadonlyMap<Mention, IdentifierReason>> {
  const groups = grouped(nearestFirst(origin, identifiers), ({ uri, group }) => `${uri}\0${group}`);
  const limit = offers(view.session, DEFINITION) ? MAX_QUERIES : 0;
  const reasons = await pMap(
    [...groups.values()],
    async ([first], index) => {
      if (first === undefined || index >= limit) return 'unresolved';
      if (destinations.isFixture && first.group.startsWith('fixture')) return 'unresolved';
      const places = await readDefinition(view, targetIn(root, first));
      // If the module has no definition, Pyright returns other imports of the name, or a namespace package's module.
      const module = first.module && targetIn(root, { uri: first.uri, range: first.module });
      const isKnown = module === undefined || (await readDefinition(view, module)).length > 0;
      const imported = isKnown ? places : places.filter(({ range }) => range.every((one) => one === 0));
      const real = imported.map(async (place) => ({ ...place, uri: await destinations.realUri(place.uri) }));
      return reasonOf(await Promise.all(real), destinations);
    },
    { concurrency: MAX_CONCURRENCY, signal: view.limits.signal },
  );
  const found = new Map<Mention, IdentifierReason>();
  for (const [index, members] of [...groups.values()].entries()) {
    const reason = reasons[index];
    if (reason !== undefined) for (const member of members) found.set(member, reason);
  }
  return found;
}

function reasonOf(
  places: readonly Location[],
  { isRelated, isRenamed }: Pick<RenameTargets, 'isRelated' | 'isRenamed'>,
): IdentifierReason | undefined {
  if (places.length === 0) return 'unresolved';
  if (places.some(isRenamed)) return 'reference';
  return places.some(isRelated) ? 'override' : undefined;
}

function nearestFirst(origin: string, identifiers: readonly Mention[]): readonly Mention[] {
  const distanceTo = memoized((uri: string) => distance(origin, uri));
  return identifiers.toSorted(
    (left, right) =>
      distanceTo(left.uri) - distanceTo(right.uri) ||
      compareCodeUnits(left.uri, right.uri) ||
      compareRanges(left.range, right.range),
  );
}

function distance(origin: string, uri: string): number {
  if (uri === origin) return -1;
  const relative = path.posix.relative(path.posix.dirname(origin), path.posix.dirname(uri));
  return relative === '' ? 0 : relative.split('/').length;
}
