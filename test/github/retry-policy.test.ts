import { expect, test, vi } from 'vitest';
import { RetryPolicy } from '../../src/github/retry-policy.ts';

vi.mock(import('node:timers/promises'), async (original) => ({
  ...(await original()),
  setTimeout: vi.fn(async () => Promise.resolve()) as never,
}));

test.each([
  ['names 60 seconds', { 'retry-after': '60' }],
  ['names no time', {}],
])('by default, a request is sent again after a secondary rate limit that %s', async (_title, headers) => {
  let nowMs = 0;
  const clock = { now: () => nowMs, monotonicMs: () => nowMs };
  const policy = new RetryPolicy(new AbortController().signal, clock);
  const data = { message: 'You have exceeded a secondary rate limit' };
  let sent = 0;
  const send = async (): Promise<string> => {
    sent += 1;
    nowMs += 100;
    if (sent > 1) return Promise.resolve('sent');
    return Promise.reject(
      Object.assign(new Error(data.message), { status: 403, response: { headers, data } }),
    );
  };
  expect(await policy.request(send, false)).toBe('sent');
  expect(sent).toBe(2);
});
