import type { ChildProcess } from 'node:child_process';

/** Ends the leader of a process group and every process that it started. */
export function killGroup(leader: ChildProcess, platform: NodeJS.Platform): void {
  if (platform === 'win32' || leader.pid === undefined) {
    leader.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}
