import path from 'node:path';
import type { SymbolsFacts } from '../../model/bundle.ts';
import type { ErrorCode } from '../../model/error-codes.ts';
import { isStopped, LanserError } from '../../model/lanser-error.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { Route } from '../../server/routing.ts';
import { workspacePath } from '../../workspace/containment.ts';

/** A failed server and its error. The error's `details.files` lists up to 10 files without an answer. */
export interface ServerFailure {
  readonly server: string;
  readonly error: LanserError;
}

/** The codes of errors whose cause is the request or the workspace, not a server. */
const REQUEST_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'E/CONTENT_MODIFIED',
  'E/FS_PERMISSIONS',
  'E/JAIL',
  'E/USAGE',
]);

/** Returns a server's failure to answer for `files` (empty if unknown). Throws an `error` that no server caused. */
export function serverFailure(
  root: string,
  { definition: { name } }: Route,
  files: readonly string[],
  error: unknown,
): ServerFailure {
  if (!(error instanceof LanserError) || REQUEST_CODES.has(error.code) || isStopped(error)) throw error;
  const names = files
    .map((file) => workspacePath(root, file) ?? path.basename(file))
    .toSorted(compareCodeUnits);
  const [first] = names;
  const count = names.length;
  const lost =
    first === undefined
      ? ''
      : ` Files without an answer: ${JSON.stringify(first)}${count === 1 ? '' : ` and ${count - 1} more`}.`;
  const details = { ...error.details, server: name, files: names.slice(0, MAX_FILES), fileCount: count };
  const sentence = /[.!?…]$/u.test(error.message) ? error.message : `${error.message}.`;
  return {
    server: name,
    error: new LanserError(error.code, `${sentence}${lost}`, details, { cause: error }),
  };
}

const MAX_FILES = 10;

/** Returns an object with the field `incomplete` for the facts; an empty object if no server failed. */
export function incompleteOf(failures: readonly ServerFailure[]): Pick<SymbolsFacts, 'incomplete'> {
  const [first, ...others] = failures.map(({ server, error }) => ({ server, error: error.toJSON() }));
  return first === undefined ? {} : { incomplete: [first, ...others] };
}
