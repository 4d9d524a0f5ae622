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
 * Returns the references to a symbol in canonical order. Repeats the request until the answer is stable.
 *
 * @throws LanserError the errors of {@link settledAnswer} and {@link sendRequest}.
 */
export async function readReferences(
  view: ServerView,
  { uri, position }: Target,
  includeDeclaration: boolean,
): Promise<readonly Location[]> {
  const params = { textDocument: { uri }, position, context: { includeDeclaration } };
  return settledAnswer(view, 'references', async () =>
    locationsOf(await sendRequest<readonly lsp.Location[] | null>(view, NEEDED, params), view.roots),
  );
}
