import path from 'node:path';
import { addressOf, isPrivateFolder, makePrivateFolder, realPath, type Address } from './address.ts';
import { exchange, type Outcome } from './exchange.ts';
import type { Cancel, Reply, RunRequest } from './messages.ts';
import { startDaemon } from './start-daemon.ts';
import { isForDaemon, readsInput, workspaceArgument } from './warm-commands.ts';

/** The process that the user has started. */
export interface Client {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly terminals: RunRequest['terminals'];
  readonly version: string;
  /** The absolute path of lanser, whose command `serve` starts a warm process (which keeps servers running). */
  readonly program: string;
  /** Reads standard input. Called only for commands that need input. */
  readonly readInput: () => Promise<string>;
  readonly write: (stream: 'stdout' | 'stderr', text: string) => void;
  /** Registers a callback for signals that interrupt the process. The returned function removes the callback. */
  readonly onSignal: (interrupted: (signal: string) => void) => () => void;
  /** Ends this process by a signal to itself. At the call, the process has no handler for the signal. */
  readonly raise: (signal: string) => void;
}

/**
 * Runs a command line in the warm process, and starts the warm process if needed. Returns the exit code, or undefined
 * if the caller has to run the command itself. In the latter case, only progress messages have been written. For
 * `reload`, makes a running warm process close its workspaces and delta sessions of the command's folder, and returns
 * undefined.
 */
export async function handOver(argv: readonly string[], client: Client): Promise<number | undefined> {
  const { env, cwd, terminals, version } = client;
  const isReload = argv[0] === 'reload';
  if (!isReload && !isForDaemon(argv, env)) return undefined;
  const folder = path.resolve(cwd, workspaceArgument(argv));
  const address = addressOf(folder, env, version);
  if (address === undefined) return undefined;
  const { socket, key } = address;
  if (isReload) {
    if (isPrivateFolder(address.folder))
      await exchange(socket, { kind: 'forget', key, folder: realPath(folder) });
    return undefined;
  }
  if (!isPrivateFolder(address.folder) && !makePrivateFolder(address.folder)) return undefined;
  const input = readsInput(argv) ? await client.readInput() : undefined;
  const request: RunRequest = { kind: 'run', key, argv, cwd, env, terminals, input };
  const outcome = await interruptible(client, async (listen) => {
    const asked = await ask(request, address, client, listen);
    if (asked.kind !== 'absent' || !(await startDaemon(address, folder, client))) return asked;
    return ask(request, address, client, listen);
  });
  if (outcome.kind !== 'done') return undefined;
  for (const [stream, text] of outcome.output) client.write(stream, text);
  return outcome.exitCode;
}

type Send = (message: Cancel) => void;

/**
 * Forwards signals to the warm process. After connecting, also forwards the last signal that arrived before the
 * connection. If the warm process does not finish the command, the last signal ends this process.
 */
async function interruptible(
  client: Client,
  work: (listen: (send: Send) => void) => Promise<Outcome>,
): Promise<Outcome> {
  let received: string | undefined;
  let forward: Send | undefined;
  const stopListening = client.onSignal((signal) => {
    received = signal;
    forward?.({ kind: 'cancel', signal });
  });
  const outcome = await work((send) => {
    forward = send;
    if (received !== undefined) send({ kind: 'cancel', signal: received });
  });
  stopListening();
  if (outcome.kind !== 'done' && received !== undefined) client.raise(received);
  return outcome;
}

async function ask(
  request: RunRequest,
  { socket }: Address,
  client: Client,
  onConnected: (send: Send) => void,
): Promise<Outcome> {
  return exchange(socket, request, {
    onReply(reply: Reply) {
      if (reply.kind === 'progress') client.write('stderr', reply.text);
    },
    onConnected,
  });
}
