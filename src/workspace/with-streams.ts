import type { ChildProcess } from 'node:child_process';

/**
 * Returns the child process if it has its streams. Must be called directly after `spawn`.
 *
 * @throws Error with the code EMFILE if the process was not started because no file descriptor is free. The
 * child then has no streams, contrary to its type, and Node emits the error later.
 */
export function withStreams<Child extends ChildProcess>(child: Child): Child {
  const stdio = child.stdio as ChildProcess['stdio'] | undefined;
  if (stdio !== undefined) return child;
  // Without a listener, the `error` event would end this process.
  child.on('error', () => {});
  throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
}
