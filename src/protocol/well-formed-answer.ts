import { LanserError } from '../model/lanser-error.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import { named } from './raw-request.ts';
import type { ServerView } from './server-view.ts';

/**
 * Waits for `reading`, which reads a server's responses. Turns a TypeError into E/LS_CRASH, because a malformed
 * response causes a TypeError. In a LanserError, replaces local paths with portable names.
 */
export async function wellFormedAnswer<T>(
  reading: Promise<T>,
  { name, roots }: Pick<ServerView, 'name' | 'roots'>,
): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof LanserError) throw withoutPaths(error, roots);
    if (!(error instanceof TypeError)) throw error;
    const message = `${name} returned an answer that does not match the protocol. Update the server, or use a different one.`;
    throw new LanserError('E/LS_CRASH', message, { server: name, method: null }, { cause: error });
  }
}

function withoutPaths(error: LanserError, roots: NamedRoots): LanserError {
  const original = { message: error.message, details: error.details };
  const { message, details } = named(original, roots) as typeof original;
  const isSame = JSON.stringify({ message, details }) === JSON.stringify(original);
  return isSame ? error : new LanserError(error.code, message, details, { cause: error });
}
