/** A task's own limit that it exceeds. The thread gives the task up, and ends. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
