import { setTimeout as delay } from 'node:timers/promises';

/**
 * Repeats a call until its result is neither false nor undefined. Returns this result.
 *
 * @throws Error with the description after `limitMs`.
 */
export async function eventually<T>(
  description: string,
  attempt: () => T | false | undefined,
  limitMs = 120_000,
): Promise<T> {
  for (const end = performance.now() + limitMs; performance.now() < end; await delay(20)) {
    const answer = attempt();
    if (answer !== false && answer !== undefined) return answer;
  }
  throw new Error(`did not happen within ${limitMs} ms: ${description}`);
}
