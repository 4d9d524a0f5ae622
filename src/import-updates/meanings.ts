import { readDefinition } from '../protocol/go-to.ts';
import type { ServerView } from '../protocol/server-view.ts';
import type { LineIndex } from '../text/line-index.ts';
import { uriIn } from '../workspace/file-uri.ts';
import { placeOf } from './move.ts';

/** The meaning of a name according to the server. */
export interface Meaning {
  /** The modules that the name can mean: paths without file extensions, as `placeOf` returns them. */
  readonly modules: ReadonlySet<string>;
  /** True if the name means exactly one module and nothing else. */
  readonly isOneModule: boolean;
  /** True if the server returns a definition. */
  readonly isKnown: boolean;
}

/** A function that returns the server's meaning of the name at an offset, and caches it. */
export type MeaningOf = (uri: string, lines: LineIndex, offset: number) => Promise<Meaning>;

export function meanings(view: ServerView, root: string): MeaningOf {
  const cache = new Map<string, Promise<Meaning>>();
  return async (uri, lines, offset) => {
    const key = `${offset} ${uri}`;
    const meaning = cache.get(key) ?? requestMeaning(view, root, uri, lines, offset);
    cache.set(key, meaning);
    return meaning;
  };
}

async function requestMeaning(
  view: ServerView,
  root: string,
  uri: string,
  lines: LineIndex,
  offset: number,
): Promise<Meaning> {
  const target = { uri: uriIn(root, uri), position: lines.positionAt(offset) };
  const places = await readDefinition(view, target);
  // For a module, the server returns the empty range at the start of its file.
  const modulePlaces = places.filter((place) => place.range.every((number) => number === 0));
  const modules = new Set(modulePlaces.map((place) => placeOf(place.uri)));
  return {
    modules,
    isOneModule: modules.size === 1 && modulePlaces.length === places.length,
    isKnown: places.length > 0,
  };
}
