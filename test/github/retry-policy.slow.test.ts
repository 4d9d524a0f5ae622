import { expect, test } from 'vitest';
import { RetryPolicy } from '../../src/github/retry-policy.ts';

// Each test waits for 60 seconds. GitHub recommends at least this wait if a rate-limit response names no time.
test.concurrent.each([
  ['names 60 seconds', { 'retry-after': '60' }],
  ['names no time', {}],
])(
  'by default, a request is sent again at least 60 seconds after a rate-limit response that %s',
  { timeout: 120_000 },
  async (_title, headers) => {
    const clock = { now: () => Date.now(), monotonicMs: () => performance.now() };
    const policy = new RetryPolicy(new AbortController().signal, clock);
    const data = { message: 'You have exceeded a secondary rate limit' };
    const sentAt: number[] = [];
    const send = async (): Promise<string> => {
      sentAt.push(performance.now());
      if (sentAt.length > 1) return Promise.resolve('sent');
      return Promise.reject(
        Object.assign(new Error(data.message), { status: 403, response: { headers, data } }),
      );
    };
    expect(await policy.request(send, false)).toBe('sent');
    const [first = 0, second = 0, ...others] = sentAt;
    expect(others).toEqual([]);
    expect(second - first).toBeGreaterThan(59_900);
  },
);
