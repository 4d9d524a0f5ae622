import { LanserError } from '../model/lanser-error.ts';

/** Creates E/LS_TIMEOUT for an action that the server did not complete, for example "answer initialize". */
export function timeoutError(what: string, timeoutMs: number): LanserError {
  const timeoutSeconds = timeoutMs / 1000;
  return new LanserError(
    'E/LS_TIMEOUT',
    `The language server did not ${what} within ${timeoutSeconds} s. Give it more with --timeout.`,
    { awaited: what, timeoutSeconds },
  );
}
