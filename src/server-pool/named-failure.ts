import { stripVTControlCharacters } from 'node:util';
import type { ErrorCode } from '../model/error-codes.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import { clip } from '../text/clip.ts';
import type { ServerDriver } from './server-driver.ts';

const SERVER_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'E/INDEXING_UNSUPPORTED',
  'E/LS_CRASH',
  'E/LS_TIMEOUT',
  'E/REQUEST_CANCELLED',
]);

/**
 * Adds the server's name to an error with one of {@link SERVER_CODES}. To an E/LS_CRASH error, also adds the line
 * that {@link wordsOf} returns. Does not change other errors, errors after an abort, and errors that already name a
 * server.
 */
export function namedFailure(error: unknown, { name, roots }: Pick<ServerDriver, 'name' | 'roots'>): unknown {
  if (!(error instanceof LanserError) || !SERVER_CODES.has(error.code) || isStopped(error)) return error;
  if (error.details['server'] !== undefined) return error;
  const output = wordsOf(error);
  const words = output === undefined ? undefined : withoutForeignPaths(roots.withoutPaths(output));
  const message = `${name}: ${error.message}${words === undefined ? '' : ` Message: ${words}`}`;
  const details = {
    ...error.details,
    server: name,
    ...(words === undefined ? {} : { serverMessage: words }),
  };
  return new LanserError(error.code, message, details, { cause: error });
}

const MAX_LENGTH = 300;
const INFORMATIVE =
  /\b(?:\w*error|\w*exception|fatal|panic\w*|cannot|can't|could not|failed|missing|not found|no such|unable|unknown)\b/iu;
/** Matches the source line that Node prints above an exception. */
const SOURCE = /^throw\b/u;

/**
 * Returns one line of an E/LS_CRASH error: the first line about a failure or, without one, the last line. Reads the
 * error's `reason`. Without a `reason`, reads the message of the cause, which can contain the end of the server's
 * standard error. Returns undefined for an empty text, and for other errors.
 */
function wordsOf({ code, details, cause }: LanserError): string | undefined {
  if (code !== 'E/LS_CRASH') return undefined;
  const { reason } = details;
  const text = typeof reason === 'string' ? reason : cause instanceof Error ? cause.message : '';
  const lines = stripVTControlCharacters(text)
    .split(/\r\n|[\r\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const line = lines.find((one) => INFORMATIVE.test(one) && !SOURCE.test(one)) ?? lines.at(-1);
  return line === undefined ? undefined : clip(line, MAX_LENGTH);
}

/**
 * Replaces the absolute paths that `roots.withoutPaths` leaves, because a bundle must not contain such paths.
 * `/opt/go` becomes `external:go`. Keeps paths with one segment, such as `/opt`, and paths in URIs.
 */
function withoutForeignPaths(text: string): string {
  return text.replaceAll(
    /(?<![\w.:/-])(?:\/|[A-Za-z]:[\\/])[^\s"'`()<>:;,]*[\\/]([^\s"'`()<>:;,\\/]+)/gu,
    'external:$1',
  );
}
