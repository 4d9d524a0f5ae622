// daemon/ keeps workspaces open between commands. A process serves one repository, or one folder outside of Git. The
// caller passes the function that runs a command line, so daemon/ does not depend on cli/.
import { existsSync, rmdirSync, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { addressOf, makePrivateFolder, programIdentity, type Address } from './address.ts';
import { answerCaller, type RunCommandLine, type Work } from './answer-caller.ts';
import { checkoutSlots } from './checkout-slots.ts';
import { claimSocket } from './claim-socket.ts';
import { readMessages, sendMessage, type Cancel, type DaemonStatus, type Request } from './messages.ts';
import { warmDeltas } from './warm-deltas.ts';
import { warmWorkspaces } from './warm-workspaces.ts';
import { limitYoungGeneration } from './young-generation.ts';

/** The options of a warm process, which keeps workspaces open. */
export interface ServeOptions {
  /** A folder in the repository to serve, or the folder to serve outside of Git; absolute. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The process ends after this time without a command. A workspace or session closes after this time unused. */
  readonly idleMs: number;
  /**
   * The limit in MiB for the memory of the process and its servers. Above this limit, unused workspaces and delta
   * sessions are closed. Applies only on Linux, because lanser reads the memory use from `/proc`.
   */
  readonly memoryMiB: number;
  /** The maximum number of checkouts whose servers run at the same time. */
  readonly worktrees: number;
  readonly run: RunCommandLine;
  readonly onListening: (address: Address) => void;
  readonly log: (message: string) => void;
  /** An abort of this signal ends the process, without waiting for commands in progress. */
  readonly signal: AbortSignal;
}

const TICK_MS = 2000;
const MIB = 2 ** 20;

function daemonAddress(folder: string, env: ServeOptions['env']): Address {
  const address = addressOf(folder, env, TOOL.version);
  if (address === undefined) {
    const message =
      'The warm process needs Unix sockets, the built program, and a socket path of at most 103 bytes. Set a shorter XDG_RUNTIME_DIR, or run commands without the warm process.';
    throw new LanserError('E/USAGE', message);
  }
  if (makePrivateFolder(address.folder)) return address;
  throw new LanserError(
    'E/FS_PERMISSIONS',
    `The warm process needs the folder ${address.folder}. The folder must belong to you, have mode 700, and be outside of checkouts. Create or replace it, or set XDG_RUNTIME_DIR.`,
  );
}

/**
 * Answers callers until the process is stopped, interrupted or unused for too long. Also ends if the socket is
 * removed or replaced, the program's files change, or the repository is removed. Returns true after all
 * workspaces are closed. Returns false without serving if another process has the socket.
 *
 * @throws LanserError E/USAGE if the folder has no address (see `addressOf`), E/FS_PERMISSIONS if the folder
 * of the sockets cannot be created or is not private.
 */
export async function serve(options: ServeOptions): Promise<boolean> {
  const { idleMs, memoryMiB, run, log } = options;
  const address = daemonAddress(options.folder, options.env);
  limitYoungGeneration();
  const program = programIdentity();
  const closing = new AbortController();
  const workspaces = warmWorkspaces(closing.signal);
  const deltas = warmDeltas(closing.signal);
  const kept = [workspaces, deltas];
  const slots = checkoutSlots(options.worktrees, async (roots) => {
    await Promise.all(kept.map(async (one) => one.close(({ root }) => roots.has(root))));
  });
  const working = new Set<Promise<boolean>>();
  const connections = new Set<Socket>();
  let lastUseMs = performance.now();
  let answered = 0;
  let end = (_reason: string): void => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });

  function status(): DaemonStatus {
    const bytes = memoryUse();
    return {
      pid: process.pid,
      version: TOOL.version,
      requests: working.size,
      answered,
      memoryMiB: bytes === undefined ? null : Math.round(bytes / MIB),
      workspaces: kept
        .flatMap((one) => one.list())
        .map(({ root, idleMs: unusedMs, servers }) => ({
          root,
          idleSeconds: Math.round(unusedMs / 1000),
          servers,
        })),
    };
  }

  async function follow({ finished }: Work): Promise<void> {
    working.add(finished);
    if (await finished) answered += 1;
    working.delete(finished);
    lastUseMs = performance.now();
  }

  function take(socket: Socket, request: Request): ((message: Cancel) => void) | undefined {
    switch (request.kind) {
      case 'status':
        sendMessage(socket, { kind: 'status', status: status() });
        return undefined;
      case 'stop':
        sendMessage(socket, { kind: 'accepted' });
        end('stopped');
        return undefined;
      case 'forget':
        sendMessage(socket, { kind: 'accepted' });
        void Promise.all(kept.map(async (one) => one.close(({ root }) => root === request.folder))).then(() =>
          sendMessage(socket, { kind: 'forgotten' }),
        );
        return undefined;
      case 'run': {
        if (request.key !== address.key) {
          sendMessage(socket, { kind: 'declined' });
          return undefined;
        }
        sendMessage(socket, { kind: 'accepted' });
        const work = answerCaller(socket, request, { workspaces, deltas, slots }, run, log);
        void follow(work);
        return work.cancel;
      }
      default:
        return request satisfies never;
    }
  }

  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('error', () => {}).on('close', () => connections.delete(socket));
    let cancel: ((message: Cancel) => void) | undefined;
    let isFirst = true;
    readMessages(socket, (message) => {
      if (isFirst) cancel = take(socket, message as Request);
      else cancel?.(message as Cancel);
      isFirst = false;
    });
  });
  const claimed = await claimSocket(server, address.socket);
  if (claimed === undefined) {
    server.close();
    return false;
  }

  async function tick(): Promise<void> {
    if (!claimed?.isOwn()) end('the socket was removed or replaced');
    else if (programIdentity() !== program) end('lanser has changed');
    else if (!existsSync(address.shared)) end('the repository was removed');
    else if (working.size === 0 && performance.now() - lastUseMs >= idleMs) end('idle');
    for (const one of kept) {
      await one.close((open) => open.idleMs >= idleMs || !existsSync(open.root));
      while ((memoryUse() ?? 0) > memoryMiB * MIB && (await one.closeOldest()))
        log('closed an unused workspace, because the memory limit was exceeded');
    }
  }

  let ticking: Promise<void> | undefined;
  const timer = setInterval(
    () => {
      ticking ??= tick().finally(() => (ticking = undefined));
    },
    Math.min(TICK_MS, idleMs),
  );
  const interrupted = (): void => end('interrupted');
  options.signal.addEventListener('abort', interrupted, { once: true });
  if (options.signal.aborted) interrupted();
  try {
    options.onListening(address);
    log(await ended);
  } finally {
    clearInterval(timer);
    // From now on, new callers start a new process or run their commands themselves.
    claimed[Symbol.dispose]();
    server.close();
    if (!options.signal.aborted)
      await Promise.race([Promise.allSettled(working), once(options.signal, 'abort')]);
    closing.abort(new LanserError('E/INTERRUPTED', 'The warm process was stopped.'));
    await Promise.all(kept.map(async (one) => one[Symbol.asyncDispose]()));
    for (const socket of connections) socket.destroy();
    removeIfEmpty(address.folder);
  }
  return true;
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder contains files of other processes, such as sockets.
  }
}

/**
 * Returns the resident memory of this process and its descendants in bytes. Returns undefined if the memory cannot be
 * read, for example on a system other than Linux, or because a process ends meanwhile.
 */
function memoryUse(): number | undefined {
  try {
    let bytes = 0;
    const pids = [process.pid];
    for (let pid = pids.pop(); pid !== undefined; pid = pids.pop()) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      bytes += Number(/^VmRSS:\s*(\d+) kB$/mu.exec(status)?.[1] ?? 0) * 1024;
      for (const task of readdirSync(`/proc/${pid}/task`)) {
        const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8');
        pids.push(...children.split(' ').filter(Boolean).map(Number));
      }
    }
    return bytes;
  } catch {
    return undefined;
  }
}
