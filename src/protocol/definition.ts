import { compareLocated } from '../bundle/order.ts';
import type { Location } from '../model/bundle.ts';
import { readDeclaration } from './declaration.ts';
import { goTo, type GoTo } from './go-to.ts';
import { moduleOfFile } from './module-of-file.ts';
import { offers, type ServerView } from './server-view.ts';

const NEEDED = { capability: 'definitionProvider', method: 'textDocument/definition' };
const ask = goTo(NEEDED);

export function offersDefinitions({ session }: ServerView): boolean {
  return offers(session, NEEDED);
}

/** Where what stands at a place is defined: the source, not a stub beside it. */
export const readDefinition: GoTo = async (view, target) => {
  const places = await ask(view, target);
  if (view.behaviour.guessesSources !== true || !places.some(isForeignModule)) return places;
  return withoutGuesses(places, await readDeclaration(view, target));
};

/** The beginning of a file that is not the workspace's. */
function isForeignModule({ uri, range }: Location): boolean {
  return uri.includes(':') && range.every((number) => number === 0);
}

/**
 * A module that has a stub and no source is looked for along the imports of whatever the server has read so
 * far, so that one and the same question has several answers. A source of another name is none: the stub is.
 */
function withoutGuesses(places: readonly Location[], declared: readonly Location[]): readonly Location[] {
  const stubs = declared.filter(isForeignModule);
  const modules = new Set(stubs.map(({ uri }) => moduleOfFile(uri)));
  const isGuess = (place: Location): boolean =>
    isForeignModule(place) && !modules.has(moduleOfFile(place.uri));
  if (stubs.length === 0 || !places.some(isGuess)) return places;
  const sure = places.filter((place) => !isGuess(place));
  const known = new Set(sure.map(({ uri }) => moduleOfFile(uri)));
  const others = stubs.filter(({ uri }) => !known.has(moduleOfFile(uri)));
  return [...sure, ...others].toSorted(compareLocated);
}
