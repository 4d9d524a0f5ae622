import { withinDeadline } from '../../lsp/deadline.ts';
import type { Session } from '../../lsp/session.ts';

/** Reads the server's count of the project's files from its log. */
export interface FileCountWatch {
  readonly onLog: (message: string) => void;
  count(session: Session): Promise<number>;
  /** Makes `count` wait for the next count instead of returning the last. */
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
