import { withinDeadline } from '../../lsp/deadline.ts';
import type { Session } from '../../lsp/session.ts';

/** Waits for the server's own word on how many files the project has. */
export interface FileCountWatch {
  readonly onLog: (message: string) => void;
  count(session: Session): Promise<number>;
  /** Waits for the next word instead of the last. */
  expectAnother(): void;
}

const FOUND = /^(?:Found (\d+) source files?|No source files found\.?)$/u;

export function fileCountWatch(): FileCountWatch {
  let resolve: (files: number) => void = () => {};
  const nextWord = async (): Promise<number> =>
    new Promise<number>((settle) => {
      resolve = settle;
    });
  let counted = nextWord();
  return {
    onLog(message) {
      const match = FOUND.exec(message);
      if (match !== null) resolve(Number(match[1] ?? 0));
    },
    count: async (session) =>
      withinDeadline(counted, 'list its files', session.connection.crashed, session.requestOptions),
    expectAnother() {
      counted = nextWord();
    },
  };
}
