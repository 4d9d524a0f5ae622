import type { ChildProcess } from 'node:child_process';

/** Kills a process group. On Windows, kills only the leader, because Node cannot signal a group there. */
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
