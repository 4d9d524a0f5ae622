import { abortError } from '../lsp/connection.ts';
import type { Session } from '../lsp/session.ts';
import { LanserError } from '../model/lanser-error.ts';

/** Waits for the server's own word on how many files the project has. */
export interface FileCountWatch {
  readonly onLog: (message: string) => void;
  count(session: Session, limits: { readonly timeoutMs: number; readonly signal: AbortSignal }): Promise<number>;
}

const FOUND = /^(?:Found (\d+) source files?|No source files found\.?)$/u;

export function fileCountWatch(): FileCountWatch {
  let resolve: (files: number) => void = () => {};
  const counted = new Promise<number>((settle) => {
    resolve = settle;
  });
  return {
    onLog(message) {
      const match = FOUND.exec(message);
      if (match !== null) resolve(Number(match[1] ?? 0));
    },
    async count(session, { timeoutMs, signal }) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const ended = new Promise<never>((_resolve, reject) => {
        const fail = (): void => {
          reject(
            signal.aborted
              ? abortError(signal)
              : new LanserError('E/LS_TIMEOUT', `The language server did not list its files within ${timeoutMs / 1000} s.`, {
                  timeoutSeconds: timeoutMs / 1000,
                }),
          );
        };
        if (limit.aborted) fail();
        else limit.addEventListener('abort', fail, { once: true });
      });
      return Promise.race([counted, session.connection.crashed, ended]);
    },
  };
}
