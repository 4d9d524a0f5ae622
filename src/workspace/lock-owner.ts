import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { threadId } from 'node:worker_threads';
import { errnoOf } from '../model/lanser-error.ts';
import { once } from '../text/once.ts';

/** The state of a lock file's owner. `unknown`: the owner is a process of a different machine or container. */
export type Liveness = 'live' | 'dead' | 'unknown';

const NAME =
  /^(?<start>\d{20})-(?<pid>\d+)-(?<thread>\d+)-(?<count>\d+)-(?<space>\d+)-(?<boot>[\da-f]+)-(?<machine>[\da-f]{16})$/u;

/** The names of this thread's lock files, without the names that {@link dropLockName} has removed. */
const ownNames = new Set<string>();
let count = 0;

/** Returns the name of a new lock file. On Linux, a name is unique and begins with the start time of its process. */
export function newLockName(): string {
  count += 1;
  const { start, space, boot, machine } = hostIdentity();
  const name = [start, process.pid, threadId, count, space, boot, machine].join('-');
  ownNames.add(name);
  return name;
}

/** Makes {@link livenessOf} return `dead` for this lock file in this thread, even if the file still exists. */
export function dropLockName(name: string): void {
  ownNames.delete(name);
}

/** Returns the state of a lock file's owner; undefined if the name is not that of a lock file. */
export function livenessOf(name: string): Liveness | undefined {
  const owner = NAME.exec(name)?.groups;
  if (owner === undefined) return undefined;
  const current = hostIdentity();
  if (owner['machine'] !== current.machine) return 'unknown';
  if (owner['boot'] !== current.boot) return 'dead';
  if (owner['space'] !== current.space) return 'unknown';
  const pid = Number(owner['pid']);
  if (pid === process.pid && owner['start'] === current.start && Number(owner['thread']) === threadId) {
    return ownNames.has(name) ? 'live' : 'dead';
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errnoOf(error) === 'ESRCH') return 'dead';
  }
  const start = startOf(String(pid));
  return start === undefined || start === owner['start'] ? 'live' : 'dead';
}

/** The parts of a lock file's name that distinguish processes with the same id. */
interface HostIdentity {
  /** The start time of this process; zeros outside Linux. */
  readonly start: string;
  /** The id of the PID namespace, which usually differs between containers; 0 outside Linux. */
  readonly space: string;
  /** The id of the current boot; 0 outside Linux. */
  readonly boot: string;
  /** A hash of `/etc/machine-id`, if it exists, and of the host name. */
  readonly machine: string;
}

const hostIdentity = once((): HostIdentity => {
  const machine = `${textOf('/etc/machine-id')}\0${hostname()}`;
  return {
    start: startOf('self') ?? ''.padStart(20, '0'),
    space: /\d+/u.exec(linkOf('/proc/self/ns/pid'))?.[0] ?? '0',
    boot: textOf('/proc/sys/kernel/random/boot_id').replaceAll(/[^\da-f]/gu, '') || '0',
    machine: createHash('sha256').update(machine).digest('hex').slice(0, 16),
  };
});

/** Returns a process's start time in clock ticks since the boot; `ended` for a zombie; undefined if unknown. */
function startOf(pid: string): string | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  const fields = text.replace(/^.*\) /su, '').split(' ');
  if (fields[19] === undefined) return undefined;
  return 'ZXx'.includes(fields[0] ?? '') ? 'ended' : fields[19].padStart(20, '0');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
