import type { Location } from '../model/bundle.ts';
import { sortLocated } from '../bundle/order.ts';
import { locationsOf, type Places } from './locations.ts';
import { sendRequest, type Needed, type ServerView, type Target, offers } from './server-view.ts';
import { settledAnswer } from './settled-answer.ts';

/** A function that returns the locations to which one of LSP's go-to requests leads from a position. */
export type GoTo = (view: ServerView, target: Target) => Promise<readonly Location[]>;

function goTo(needed: Needed): GoTo {
  return async (view, { uri, position }) => {
    const send = async (): Promise<Places> => sendRequest(view, needed, { textDocument: { uri }, position });
    return locationsOf(await settledAnswer(view, 'locations', send, true), view.roots);
  };
}

/** Returns a symbol's declarations. If the symbol's module has a stub, Pyright returns those in the stub. */
export const readDeclaration: GoTo = goTo({
  capability: 'declarationProvider',
  method: 'textDocument/declaration',
});

const DEFINITION = { capability: 'definitionProvider', method: 'textDocument/definition' };
const requestDefinition = goTo(DEFINITION);

/** Matches the folders before a module's path, such as `stdlib/` in `stdlib/os.pyi`. */
const FOLDERS_BEFORE_MODULE =
  /^(?:stdlib|stubs\/[^/]+|(?:lib|Lib)(?:64)?(?:\/(?:python|pypy)3[^/]*)?(?:\/lib-dynload)?)\//u;

export function offersDefinitions({ session }: ServerView): boolean {
  return offers(session, DEFINITION);
}

/**
 * Returns the definitions of a symbol. If the server has the quirk `guessesSources`, the stub of a module replaces
 * a source that is only a guess, see {@link withoutGuesses}.
 */
export const readDefinition: GoTo = async (view, target) => {
  const places = await requestDefinition(view, target);
  if (view.quirks.guessesSources !== true || !places.some(isForeignModule)) return places;
  return withoutGuesses(places, await readDeclaration(view, target));
};

/** Returns true for a module outside the workspace: its location is the empty range at the start of its file. */
function isForeignModule({ uri, range }: Location): boolean {
  return uri.includes(':') && range.every((number) => number === 0);
}

/**
 * Replaces guessed sources among the definitions `places` with stubs among the declarations `declared`. If a module
 * has a stub but no source, the server guesses a source from the imports of the files that it has read so far. So the
 * response depends on earlier requests. A source is a guess if `declared` has stubs, but none with its module name.
 */
function withoutGuesses(places: readonly Location[], declared: readonly Location[]): readonly Location[] {
  const stubs = declared.filter(isForeignModule);
  const modules = new Set(stubs.map(({ uri }) => moduleOfFile(uri)));
  const isGuess = (place: Location): boolean =>
    isForeignModule(place) && !modules.has(moduleOfFile(place.uri));
  if (stubs.length === 0 || !places.some(isGuess)) return places;
  const certain = places.filter((place) => !isGuess(place));
  const certainModules = new Set(certain.map(({ uri }) => moduleOfFile(uri)));
  const others = stubs.filter(({ uri }) => !certainModules.has(moduleOfFile(uri)));
  return sortLocated([...certain, ...others]);
}

/** Returns the dotted module name of a file: `os` for `typeshed:stdlib/os.pyi`. */
function moduleOfFile(uri: string): string {
  return uri
    .replace(/^[^:]*:/u, '')
    .replace(FOLDERS_BEFORE_MODULE, '')
    .replace(/\.pyi?$/u, '')
    .replace(/\/__init__$/u, '')
    .replace(/^([^/]+)-stubs(?=\/|$)/u, '$1')
    .replaceAll('/', '.');
}

const requestTypeDefinition = goTo({
  capability: 'typeDefinitionProvider',
  method: 'textDocument/typeDefinition',
});

/**
 * Returns the definitions of a symbol's type. A server with the quirk `learnsNamesByRequests` may return an empty
 * response until it has resolved the symbol. A request for the declaration makes the server resolve the symbol.
 */
export const readTypeDefinition: GoTo = async (view, target) => {
  const places = await requestTypeDefinition(view, target);
  if (places.length > 0 || view.quirks.learnsNamesByRequests !== true) return places;
  await readDeclaration(view, target);
  return requestTypeDefinition(view, target);
};

export const readImplementation: GoTo = goTo({
  capability: 'implementationProvider',
  method: 'textDocument/implementation',
});
