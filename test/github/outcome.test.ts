import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { attempt, type PublishOutcome } from '../../src/github/outcome.ts';
import { RetryPolicy } from '../../src/github/retry-policy.ts';
import { LanserError } from '../../src/model/lanser-error.ts';

async function outcomeOf(work: () => Promise<never>): Promise<PublishOutcome> {
  return attempt('checks: write', work);
}

describe('attempt', () => {
  test('reports an internal error if no request caused the error', async () => {
    expect(await outcomeOf(async () => Promise.reject(new TypeError('x is undefined')))).toEqual({
      kind: 'failed',
      reason: 'internal error: x is undefined',
    });
  });

  test.each([
    ['no connection', Object.assign(new Error('refused'), { status: 500 }), 'refused'],
    ['a time limit', new DOMException('late', 'TimeoutError'), 'late'],
    ['an interruption', new LanserError('E/INTERRUPTED', 'stopped'), 'stopped'],
  ])('reports %s as a failed request', async (_, error, text) => {
    const outcome = await outcomeOf(async () => Promise.reject(error));
    expect(outcome).toEqual({ kind: 'failed', reason: `the request to GitHub failed: ${text}` });
  });

  test('reports an aborted wait as a failed request', async () => {
    const outcome = await outcomeOf(async () =>
      delay(1, undefined as never, { signal: AbortSignal.abort() }),
    );
    const reason = 'the request to GitHub failed: The operation was aborted';
    expect(outcome).toEqual({ kind: 'failed', reason });
  });
});

test('work that fails with an internal error is not repeated', async () => {
  const clock = { now: Date.now, monotonicMs: () => performance.now() };
  const policy = new RetryPolicy(new AbortController().signal, clock, { backoffMs: 1 });
  let calls = 0;
  const work = async (): Promise<never> => {
    calls += 1;
    return Promise.reject(new TypeError('x is undefined'));
  };
  await expect(policy.converge(work)).rejects.toThrow('x is undefined');
  expect(calls).toBe(1);
});
