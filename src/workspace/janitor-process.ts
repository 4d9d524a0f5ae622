// A program that reads a pipe from lanser. The pipe closes when lanser disposes of the janitor, or ends for any
// reason. The program then kills the processes and removes the folders that are still on its lists, and ends.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

interface Entry {
  readonly op: 'add' | 'drop';
  readonly kind: 'directory' | 'process';
  readonly target: string;
}

const directories = new Set<string>();
const processes = new Set<string>();

// A service manager or CI runner may signal lanser and this program together. This program must end after lanser.
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
    // A negative number names the process group, which also contains processes that its leader started.
    for (const target of [-Number(pid), Number(pid)]) {
      try {
        process.kill(target, 'SIGKILL');
      } catch {
        // The process has already ended, or does not lead a process group.
      }
    }
  }
  for (const directory of directories) {
    try {
      rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    } catch {
      // A folder that cannot be removed must not prevent the removal of the other folders.
    }
  }
});
