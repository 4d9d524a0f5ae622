/** A task of `serveTasks` throws this error at a limit. The task's outcome is `gave up`, and its thread ends. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
