import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** True if the system has /proc. Otherwise, the functions below return empty lists, false or 0. */
export const HAS_PROC: boolean = process.platform === 'linux';

/** Returns the processes whose command line contains a folder's path, or whose working directory is in the folder. */
export function processesNaming(folder: string): readonly RunningProcess[] {
  return runningProcesses().filter(
    ({ pid, command }) => command.includes(folder) || workingDirectoryOf(pid)?.startsWith(folder) === true,
  );
}

export function descendantsOf(ancestor: number): readonly RunningProcess[] {
  const all = runningProcesses();
  const found: RunningProcess[] = [];
  for (const parents = [ancestor]; parents.length > 0;) {
    const parent = parents.shift();
    const children = all.filter((candidate) => candidate.parent === parent);
    found.push(...children);
    parents.push(...children.map(({ pid }) => pid));
  }
  return found;
}

/** Returns true if the process is still running with the same command line, and is not a zombie. */
export function isRunning({ pid, command }: RunningProcess): boolean {
  return readProcess(pid)?.command === command;
}

/** Returns the CPU time of a process in seconds; 0 if it has ended. */
export function cpuSeconds(pid: number): number {
  return secondsIn(`/proc/${pid}/stat`);
}

/** Returns the CPU time in seconds of a process's busiest thread except the main thread; 0 without such a thread. */
export function busiestThreadSeconds(pid: number): number {
  try {
    const others = readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== String(pid));
    return Math.max(0, ...others.map((thread) => secondsIn(`/proc/${pid}/task/${thread}/stat`)));
  } catch {
    return 0;
  }
}

function secondsIn(file: string): number {
  try {
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    // The fields are the user time and the system time in ticks. Linux has 100 ticks per second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

function runningProcesses(): readonly RunningProcess[] {
  if (!HAS_PROC) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
}

function readProcess(pid: number): RunningProcess | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    if (/^State:\s+[ZX]/mu.test(status)) return undefined;
    return { pid, parent: Number(/^PPid:\s+(\d+)/mu.exec(status)?.[1]), command };
  } catch {
    // The process has ended.
    return undefined;
  }
}

function workingDirectoryOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
