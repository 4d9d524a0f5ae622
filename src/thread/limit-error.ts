/** An error of a worker thread's task that exceeds its own limit. The outcome is `gave up`, and the thread ends. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
