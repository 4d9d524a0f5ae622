/** The error of a task that exceeds its own limit. The outcome of the task is `gave up`, and its thread ends. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
