// The program that outlives lanser. It holds the other end of a pipe; when that pipe closes, for
// whatever reason, it ends the processes and removes the folders that are still on its list.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

interface Entry {
  readonly op: 'add' | 'drop';
  readonly kind: 'directory' | 'process';
  readonly target: string;
}

const directories = new Set<string>();
const processes = new Set<string>();

// A Ctrl-C or a hang-up of the terminal is for lanser; this program only waits for lanser's end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const entry = JSON.parse(line) as Entry;
  const list = entry.kind === 'directory' ? directories : processes;
  if (entry.op === 'add') list.add(entry.target);
  else list.delete(entry.target);
});
lines.on('close', () => {
  for (const pid of processes) {
    // The group first: what the server has started belongs to it.
    for (const target of [-Number(pid), Number(pid)]) {
      try {
        process.kill(target, 'SIGKILL');
      } catch {
        // It has already ended, or this system has no groups.
      }
    }
  }
  for (const directory of directories) {
    try {
      rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    } catch {
      // One that cannot be removed does not keep the others.
    }
  }
});
