import type { ChildProcess } from 'node:child_process';

/** Ends a process that leads a group of its own, and whatever it has started. */
export function killGroup(leader: ChildProcess, platform: NodeJS.Platform): void {
  if (platform === 'win32' || leader.pid === undefined) {
    leader.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}
