import { readdirSync, readFileSync } from 'node:fs';
import { descendantsOf } from '../../test/helpers/processes.ts';

/** The resources of a warm process (`lanser serve`) and its servers at one time. Memory is resident, in MiB. */
export interface ProcessUse {
  readonly mainMiB: number;
  readonly serversMiB: number;
  /** The memory of the process and all its descendants, such as janitors, which clean up after ended processes. */
  readonly totalMiB: number;
  readonly servers: number;
  /** Open files, sockets and pipes. */
  readonly mainHandles: number;
  readonly serverHandles: number;
  readonly threads: number;
}

export function processUse(pid: number): ProcessUse {
  const all = descendantsOf(pid);
  const servers = all.filter(({ command }) => command.includes('langserver'));
  const sum = (pids: readonly number[], of: (pid: number) => number): number =>
    pids.reduce((total, one) => total + of(one), 0);
  const serverPids = servers.map((one) => one.pid);
  const main = residentMiB(pid);
  return {
    mainMiB: main,
    serversMiB: sum(serverPids, residentMiB),
    totalMiB:
      main +
      sum(
        all.map((one) => one.pid),
        residentMiB,
      ),
    servers: servers.length,
    mainHandles: entriesOf(`/proc/${pid}/fd`),
    serverHandles: sum(serverPids, (one) => entriesOf(`/proc/${one}/fd`)),
    threads: entriesOf(`/proc/${pid}/task`),
  };
}

function residentMiB(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s*(\d+) kB$/mu.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function entriesOf(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}
