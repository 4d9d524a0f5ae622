import type * as lsp from 'vscode-languageserver-protocol';
import type { Location } from '../model/bundle.ts';
import { locationsOf } from './locations.ts';
import { sendRequest, offers, type ServerView, type Target } from './server-view.ts';
import { settledAnswer } from './settled-answer.ts';

const NEEDED = { capability: 'referencesProvider', method: 'textDocument/references' };

export function offersReferences({ session }: ServerView): boolean {
  return offers(session, NEEDED);
}

/**
 * Returns the references to a symbol in canonical order. Repeats the request until the answer is stable. Also returns
 * the references to a second declaration of the symbol, `other`, if given.
 *
 * @throws LanserError the errors of {@link settledAnswer} and {@link sendRequest}; TypeError for malformed places.
 */
export async function readReferences(
  view: ServerView,
  target: Target,
  includeDeclaration: boolean,
  other?: Target,
): Promise<readonly Location[]> {
  const targets = other === undefined ? [target] : [target, other];
  const isDeclaration = ({ uri, range: [line, character] }: Location): boolean =>
    targets.some(({ uri: of, position }) => {
      return view.roots.nameOfUri(of) === uri && position.line === line && position.character === character;
    });
  return settledAnswer(view, 'references', async () => {
    const found: lsp.Location[] = [];
    for (const { uri, position } of targets) {
      const params = { textDocument: { uri }, position, context: { includeDeclaration } };
      const places = await sendRequest<readonly lsp.Location[] | null>(view, NEEDED, params);
      for (const place of places ?? []) found.push(place);
    }
    const locations = locationsOf(found, view.roots);
    // A request about one declaration can return the other declaration as a reference.
    const isFiltered = other !== undefined && !includeDeclaration;
    return isFiltered ? locations.filter((place) => !isDeclaration(place)) : locations;
  });
}
