/** An error for a task that exceeds its own limit. The task's outcome is `gave up`, and the thread ends. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
