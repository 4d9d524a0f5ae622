import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import type { ServerView, Target } from './server-view.ts';

/** Matches client notifications, `initialize`, `shutdown` and `willSaveWaitUntil`: these must not be raw requests. */
const LIFECYCLE_METHODS =
  /^(?:initialized?|shutdown|exit|\$\/.*|(?:textDocument|notebookDocument)\/did.*|textDocument\/willSave.*|workspace\/did.*|window\/workDoneProgress\/cancel)$/u;

/**
 * Sends a request that LSP or the server defines. With a target, adds its `textDocument` and `position` to the
 * parameters. Members of `params` with these names take precedence. Parameters that are not an object are sent
 * unchanged. Returns the response with portable names instead of local paths, see {@link named}.
 *
 * @throws LanserError E/USAGE for a method of {@link LIFECYCLE_METHODS}; the errors of the request.
 */
export async function readRawRequest(
  { session, limits, roots }: ServerView,
  method: string,
  params: unknown,
  target: Target | undefined,
): Promise<unknown> {
  if (LIFECYCLE_METHODS.test(method)) {
    throw new LanserError(
      'E/USAGE',
      `${method} is not a request that can be sent directly. lanser itself manages documents, files, and the server's start and end.`,
      { method },
    );
  }
  const placed = target === undefined ? {} : { textDocument: { uri: target.uri }, position: target.position };
  const whole = isRecord(params) || params === undefined ? { ...placed, ...params } : params;
  const empty = target === undefined && params === undefined;
  const answer = await session.connection.request<unknown>(method, empty ? undefined : whole, limits);
  return named(answer ?? null, roots);
}

/**
 * Replaces the strings and keys of a JSON value that are `file:` URIs with portable names. In all other strings, but
 * not in keys, replaces the paths of `roots`.
 */
export function named(value: unknown, roots: NamedRoots): unknown {
  if (typeof value === 'string') {
    return isFileLocation(value) ? roots.nameOfUri(value) : roots.withoutPaths(value);
  }
  if (Array.isArray(value)) return value.map((member) => named(member, roots));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      isFileLocation(key) ? roots.nameOfUri(key) : key,
      named(member, roots),
    ]),
  );
}

/** Returns true for a `file:` URI, and false for a message such as `file: not found`. */
function isFileLocation(text: string): boolean {
  return text.startsWith('file:/') && URL.canParse(text);
}
