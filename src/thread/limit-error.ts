/** The error that a task's own code throws at a limit. The task's outcome is `gave up`, and its thread ends. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
