import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Address } from './address.ts';

const WAIT_MS = 20_000;
const POLL_MS = 15;
/** Matches the variables that the warm process inherits. Others may contain secrets, for example NODE_AUTH_TOKEN. */
const KEPT =
  /^(?:PATH|HOME|USER|LOGNAME|LANG|LC_.*|TZ|TMPDIR|TMP|TEMP|RUNNER_TEMP|XDG_.*|LD_.*|DYLD_.*|NODE_(?:OPTIONS|PATH|EXTRA_CA_CERTS|ICU_DATA|V8_COVERAGE|(?:DISABLE_)?COMPILE_CACHE))$/u;

/**
 * Starts the warm process, which keeps language servers running between commands. If another caller already starts
 * it, only waits. Resolves to true when the process listens; to false if it ends early or does not listen in time.
 */
export async function startDaemon(
  { socket, folder: cwd }: Address,
  folder: string,
  { env, program }: { readonly env: Readonly<Record<string, string | undefined>>; readonly program: string },
): Promise<boolean> {
  const lock = `${socket}.lock`;
  // A killed process leaves its socket behind. The new process has a socket with a different inode.
  const stale = inodeOf(socket);
  const isOwn = takeLock(lock);
  const started = isOwn ? await spawned(program, folder, cwd, env) : undefined;
  try {
    for (const start = performance.now(); performance.now() - start < WAIT_MS;) {
      const inode = inodeOf(socket);
      if (inode !== undefined && inode !== stale) return true;
      if (started?.hasEnded() === true) return false;
      // The other caller removes its lock when the process listens, has failed to start, or takes too long.
      if (!isOwn && !existsSync(lock)) return inodeOf(socket) !== undefined;
      await delay(POLL_MS);
    }
    return false;
  } finally {
    if (isOwn) rmSync(lock, { force: true });
  }
}

async function spawned(
  program: string,
  folder: string,
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly hasEnded: () => boolean }> {
  // Loads `node:child_process` here, because a command does not need it to use a warm process that already runs.
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, [...process.execArgv, program, 'serve', '--workspace', folder], {
    // Some systems cannot remove or unmount a process's working directory, so the process does not run in a checkout.
    cwd,
    detached: true,
    stdio: 'ignore',
    env: Object.fromEntries(Object.entries(env).filter(([name]) => KEPT.test(name))),
    windowsHide: true,
  });
  let ended = false;
  child.on('error', () => (ended = true)).on('exit', () => (ended = true));
  child.unref();
  return { hasEnded: () => ended };
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

/** Takes the lock. Replaces an abandoned lock. Returns false if another caller has the lock, or after a failure. */
function takeLock(lock: string): boolean {
  for (const isLast of [false, true]) {
    try {
      const file = openSync(lock, 'wx', 0o600);
      writeSync(file, String(process.pid));
      closeSync(file);
      return true;
    } catch {
      if (isLast || !isAbandoned(lock)) return false;
      // Two callers may replace the lock at the same time and start two processes. Only one gets the socket.
      rmSync(lock, { force: true });
    }
  }
  return false;
}

/** Returns true if the lock is missing or too old, or if its owner has ended. */
function isAbandoned(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (Date.now() - statSync(lock).mtimeMs > 2 * WAIT_MS) return true;
    // The owner has not written its process id yet.
    if (pid === 0) return false;
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
