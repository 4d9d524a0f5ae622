import { LanserError } from '../model/lanser-error.ts';
import type { FrameQueue } from './frame-queue.ts';
import type { FrameLog } from './frames.ts';
import type { RootTokens } from './root-tokens.ts';
import { recordedError, tracedError } from './traced-error.ts';

/**
 * A function that runs `work` and logs the request with its result, or with a LanserError of `work`. If `recorded` is
 * given, it converts the logged result.
 */
export type LogRequest = <T>(
  server: string,
  method: string,
  params: unknown,
  work: () => Promise<T>,
  recorded?: (result: T) => unknown,
) => Promise<T>;

export function requestLogger(log: FrameLog, tokens: RootTokens): LogRequest {
  return async (server, method, params, work, recorded = (result) => result) => {
    const answered = log.request(server, method, params);
    try {
      const result = await work();
      answered({ result: recorded(result) });
      return result;
    } catch (error) {
      if (error instanceof LanserError) answered({ error: tracedError(error, tokens) });
      throw error;
    }
  };
}

/**
 * Returns the recorded result of an equal request. The result contains tokens such as `${typeshed}` instead of paths.
 * Throws the errors of {@link FrameQueue.request}, and the recorded error (with paths) if the request failed.
 */
export function recordedResult(
  queue: FrameQueue,
  tokens: RootTokens,
  server: string,
  method: string,
  params: unknown,
): unknown {
  const answer = queue.request(server, method, params);
  if ('error' in answer) throw recordedError(method, answer.error, tokens);
  return answer.result;
}
