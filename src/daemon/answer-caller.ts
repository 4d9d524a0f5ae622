import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { ERROR_CODES } from '../model/error-codes.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Caller } from './caller.ts';
import type { CheckoutSlots } from './checkout-slots.ts';
import { sendMessage, type Cancel, type Reply, type RunRequest } from './messages.ts';
import type { WarmDeltas } from './warm-deltas.ts';
import type { WarmWorkspaces } from './warm-workspaces.ts';

/** Runs a caller's command line. Resolves to the exit code. */
export type RunCommandLine = (argv: readonly string[], caller: Caller) => Promise<number>;

export interface Work {
  /** Resolves to false if the caller has to run the command itself. */
  readonly finished: Promise<boolean>;
  readonly cancel: (message: Cancel) => void;
}

/** Runs a command line. Sends progress at once, other output at the end. Cancels the run if the connection closes. */
export function answerCaller(
  socket: Socket,
  { argv, cwd, env, terminals, input }: RunRequest,
  {
    workspaces,
    deltas,
    slots,
  }: { readonly workspaces: WarmWorkspaces; readonly deltas: WarmDeltas; readonly slots: CheckoutSlots },
  run: RunCommandLine,
  log: (message: string) => void,
): Work {
  const controller = new AbortController();
  const output: ['stdout' | 'stderr', string][] = [];
  const slot = slots.begin();
  const own = workspaces.openFor(env, slot.enter);
  const cancel = (signal: string): void => {
    const message = 'Interrupted. No file is half-written. Run the command again.';
    controller.abort(new LanserError('E/INTERRUPTED', message, { signal }));
  };
  socket.on('close', () => cancel('SIGHUP'));
  const caller: Caller = {
    cwd,
    env,
    terminals,
    stdin: Readable.from(input === undefined ? [] : [Buffer.from(input)]),
    signal: controller.signal,
    out(text) {
      output.push(['stdout', text]);
      return true;
    },
    drained: async () => true,
    err: (text) => void output.push(['stderr', text]),
    progress: (text) => sendMessage(socket, { kind: 'progress', text }),
    openWorkspace: own.openWorkspace,
    openDelta: deltas.openFor(env, slot.enter),
  };

  async function reply(): Promise<Reply> {
    try {
      const exitCode = await run(argv, caller);
      own.end(own.isDeclined || HEALTHY.has(exitCode));
      return own.isDeclined ? { kind: 'declined' } : { kind: 'done', exitCode, output };
    } catch (error) {
      // The caller runs the command itself, and reports the error if it occurs again.
      log(`declined: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      own.end(own.isDeclined);
      return { kind: 'declined' };
    } finally {
      await slot.end();
    }
  }

  async function answer(): Promise<boolean> {
    const message = await reply();
    if (!socket.destroyed) sendMessage(socket, message);
    return message.kind === 'done';
  }

  return {
    finished: answer(),
    cancel: ({ signal }) => cancel(signal),
  };
}

/** The errors after which a workspace stays open. */
const HARMLESS = [
  'E/BAD_SELECTOR_SYNTAX',
  'E/NOT_FOUND',
  'E/AMBIGUOUS',
  'E/VERSION_SKEW',
  'E/USAGE',
  'E/SCHEMA_INVALID',
  'E/JAIL',
  'E/INDEXING_MISMATCH',
  'E/INTERRUPTED',
  'E/UNSUPPORTED_CAP',
  'E/INDEXING_UNSUPPORTED',
] as const;

const HEALTHY: ReadonlySet<number> = new Set([0, 1, ...HARMLESS.map((code) => ERROR_CODES[code].exitCode)]);
