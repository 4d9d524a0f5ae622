import type { ChildProcess } from 'node:child_process';
import { errnoOf } from '../model/lanser-error.ts';

/**
 * Checks that a child process has its streams. Must be called directly after `spawn`.
 *
 * @throws Error EMFILE if no file descriptor is free. The child then has no streams, contrary to its type.
 */
export function withStreams<Child extends ChildProcess>(child: Child): Child {
  const stdio = child.stdio as ChildProcess['stdio'] | undefined;
  if (stdio !== undefined) return child;
  // Without a listener, the `error` event would end this process.
  child.on('error', () => {});
  throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
}

const TOO_MANY_FILES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** Returns advice after a failed start of a program: `usual`, unless the cause is too many open files. */
export function startAdvice(error: unknown, usual: string): string {
  return TOO_MANY_FILES.has(errnoOf(error))
    ? 'Close programs, or raise the limit of open files (ulimit -n).'
    : usual;
}
