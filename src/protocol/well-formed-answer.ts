import { LanserError } from '../model/lanser-error.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import { named } from './raw-request.ts';
import type { ServerView } from './server-view.ts';

/** Turns a TypeError caused by a malformed response into E/LS_CRASH. Replaces local paths in a LanserError. */
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

/** Replaces local paths in a server's error with portable names. */
function withoutPaths(error: LanserError, roots: NamedRoots): LanserError {
  const original = { message: error.message, details: error.details };
  const { message, details } = named(original, roots) as typeof original;
  const isSame = JSON.stringify({ message, details }) === JSON.stringify(original);
  return isSame ? error : new LanserError(error.code, message, details, { cause: error });
}
