/** An error for a task that exceeds its own limit. The result is `gave up`, and the thread ends. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
