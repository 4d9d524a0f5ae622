import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startApply, type ApplyCall } from './apply-program.ts';

export const HAS_STRACE: boolean = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

/** System calls that a program uses to write files and folders. */
const WRITING =
  'chmod,chown,fchmod,fchown,fchownat,fsetxattr,fsync,link,linkat,mkdir,mkdirat,openat,pwrite64,rename,' +
  'renameat,renameat2,rmdir,unlink,unlinkat,write';

/** A moment in a program's run: a thread makes its `when`-th system call with the name `call`. */
export interface Instant {
  readonly call: string;
  readonly when: number;
}

/**
 * Runs apply-steps.mjs under strace. Returns the instants of `WRITING` calls that no thread reaches before the
 * program accesses `/begin-of-work`. If two threads each make a third `write`, these calls share an instant.
 */
export async function instantsOf(call: ApplyCall, log: string): Promise<readonly Instant[]> {
  await startApply(call, ['strace', '-f', '-qq', '--seccomp-bpf', '-o', log, '-e', `trace=${WRITING},access`])
    .outcome;
  const counts = new Map<string, Map<string, number>>();
  const first = new Map<string, number>();
  let hasBegun = false;
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [, thread = '', name = ''] = /^(\d+) +([a-z\d]+)\(/u.exec(line) ?? [];
    if (name === '') continue;
    if (line.includes('/begin-of-work')) hasBegun = true;
    const callCounts = counts.get(name) ?? new Map<string, number>();
    counts.set(name, callCounts.set(thread, (callCounts.get(thread) ?? 0) + 1));
    if (!hasBegun) first.set(name, Math.max(first.get(name) ?? 0, callCounts.get(thread) ?? 0));
  }
  counts.delete('access');
  return [...counts].flatMap(([name, callCounts]) => {
    const start = (first.get(name) ?? 0) + 1;
    const end = Math.max(...callCounts.values());
    return Array.from({ length: end - start + 1 }, (_, index) => ({ call: name, when: start + index }));
  });
}

/** Returns a command to put before a program. At the instant, strace kills the program or makes the call fail. */
export function under({ call, when }: Instant, effect: 'signal=KILL' | `error=${string}`): readonly string[] {
  const inject = `inject=${call}:${effect}:when=${when}`;
  return ['strace', '-f', '-qq', '-o', '/dev/null', '-e', `trace=${call}`, '-e', inject];
}
