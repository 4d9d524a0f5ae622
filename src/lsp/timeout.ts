import { LanserError } from '../model/lanser-error.ts';

/** E/LS_TIMEOUT for something that the server did not do in time, for example "answer initialize". */
export function timeoutError(what: string, timeoutMs: number): LanserError {
  const timeoutSeconds = timeoutMs / 1000;
  return new LanserError(
    'E/LS_TIMEOUT',
    `The language server did not ${what} within ${timeoutSeconds} s. Give it more with --timeout.`,
    { awaited: what, timeoutSeconds },
  );
}
