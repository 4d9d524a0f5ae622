import type * as lsp from 'vscode-languageserver-protocol';
import { withinDeadline } from '../lsp/deadline.ts';
import type { Location } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { locationsOf } from './locations.ts';
import { ask, type ServerView, type Target } from './server-view.ts';

const NEEDED = { capability: 'referencesProvider', method: 'textDocument/references' };
/** How often a server may change its mind. */
const MOST_ROUNDS = 10;

/**
 * All references to what stands at a place, settled: a server that is still reading the workspace
 * answers with those that it has seen, so it is asked when it says that it works no longer, and again
 * until two answers are the same.
 *
 * @throws LanserError E/INCONCLUSIVE where no two answers are.
 */
export async function readReferences(
  view: ServerView,
  { uri, position }: Target,
  includeDeclaration: boolean,
): Promise<readonly Location[]> {
  const { session, limits, roots } = view;
  const params = { textDocument: { uri }, position, context: { includeDeclaration } };
  let last: string | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await withinDeadline(session.work.idle(), 'finish indexing', session.connection.crashed, limits);
    const places = await ask<readonly lsp.Location[] | null>(view, NEEDED, params);
    const locations = locationsOf(places, roots);
    const now = JSON.stringify(locations);
    if (now === last && !session.work.busy) return locations;
    last = now;
  }
  throw new LanserError('E/INCONCLUSIVE', `${view.name} gives other references each time.`, {
    server: view.name,
    rounds: MOST_ROUNDS,
  });
}
