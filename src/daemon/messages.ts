import type { Socket } from 'node:net';

/** The first line that a caller sends to the warm process, a background process that keeps servers open. */
export type Request =
  | RunRequest
  /** Closes the workspaces and delta sessions of `folder`, an absolute path with links resolved. */
  | { readonly kind: 'forget'; readonly key: string; readonly folder: string }
  | { readonly kind: 'status' }
  | { readonly kind: 'stop' };

/** A command line, and the data of the caller's process that the command needs. */
export interface RunRequest {
  readonly kind: 'run';
  /** JSON of the values that must be equal in the warm process and the caller. */
  readonly key: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminals: { readonly stdout: boolean; readonly stderr: boolean };
  /** Standard input, if the command reads it. */
  readonly input?: string | undefined;
}

/** A later line of the caller, after a signal such as SIGINT has interrupted the caller. */
export interface Cancel {
  readonly kind: 'cancel';
  readonly signal: string;
}

/** A line that the warm process sends. */
export type Reply =
  /** The process has read the request. For `stop`, this is the last reply. */
  | { readonly kind: 'accepted' }
  | { readonly kind: 'progress'; readonly text: string }
  | {
      readonly kind: 'done';
      readonly exitCode: number;
      readonly output: readonly (readonly [stream: 'stdout' | 'stderr', text: string])[];
    }
  /** The caller has to run the command itself. No output except progress was sent. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'status'; readonly status: DaemonStatus };

export interface DaemonStatus {
  readonly pid: number;
  readonly version: string;
  /** The number of command lines in progress. */
  readonly requests: number;
  /** The number of answered command lines, except declined ones. */
  readonly answered: number;
  /** The memory of the process and its servers, in MiB; null if it is unknown, for example on macOS. */
  readonly memoryMiB: number | null;
  readonly workspaces: readonly {
    readonly root: string;
    readonly idleSeconds: number;
    readonly servers: number;
  }[];
}

const MAX_LINE = 64 * 2 ** 20;

/** Calls `onMessage` for each JSON line. Ends the connection after an invalid or long line, or if the call throws. */
export function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let rest = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    let start = 0;
    try {
      // Searches only the new chunk. To search the whole line after each of its chunks would take quadratic time.
      for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
        const line = rest + chunk.slice(start, end);
        rest = '';
        start = end + 1;
        onMessage(JSON.parse(line));
      }
    } catch {
      socket.destroy();
    }
    rest += chunk.slice(start);
    if (rest.length > MAX_LINE) socket.destroy();
  });
}

export function sendMessage(socket: Socket, message: Request | Cancel | Reply): void {
  socket.write(`${JSON.stringify(message)}\n`);
}
