import { setTimeout as delay } from 'node:timers/promises';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { addressOf, isPrivateFolder } from './address.ts';
import { exchange } from './exchange.ts';
import type { DaemonStatus } from './messages.ts';

/** A warm process (`lanser serve`) that answers commands for a folder. */
export interface RunningDaemon {
  readonly socket: string;
  readonly status: DaemonStatus;
}

/**
 * Returns the warm process of a folder (absolute); undefined without a process.
 *
 * @throws LanserError E/LS_TIMEOUT if a process listens, but does not answer.
 */
export async function runningDaemon(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<RunningDaemon | undefined> {
  const address = addressOf(folder, env, TOOL.version);
  if (address === undefined || !isPrivateFolder(address.folder)) return undefined;
  const { socket } = address;
  let outcome = await exchange(socket, { kind: 'status' });
  // A process that was ending during the first request no longer listens, so the second request does not reach it.
  if (outcome.kind === 'lost') outcome = await exchange(socket, { kind: 'status' });
  if (outcome.kind === 'status') return { socket, status: outcome.status };
  if (outcome.kind !== 'lost') return undefined;
  const message = `A process listens on ${JSON.stringify(socket)}, but does not answer. Wait, or end the process.`;
  throw new LanserError('E/LS_TIMEOUT', message, { socket });
}

const EXIT_MS = 30_000;
const POLL_MS = 20;

/**
 * Ends a warm process and its servers after its current commands. Waits until the process has ended.
 *
 * @throws LanserError E/LS_TIMEOUT if the process still runs after 30 seconds.
 */
export async function stopDaemon({ socket, status: { pid } }: RunningDaemon): Promise<void> {
  await exchange(socket, { kind: 'stop' });
  for (const start = performance.now(); performance.now() - start < EXIT_MS; await delay(POLL_MS)) {
    if (!isAlive(pid)) return;
  }
  throw new LanserError(
    'E/LS_TIMEOUT',
    `The warm process ${pid} has not ended within ${EXIT_MS / 1000} s. It ends after its current commands. Wait for these commands.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
