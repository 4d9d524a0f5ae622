import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { within } from '../../src/model/time-limit.ts';

const never = async (): Promise<never> => new Promise(() => {});

test('work that ignores its signal is abandoned after the time limit', async () => {
  const { signal } = new AbortController();
  await expect(within(20, signal, never)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test("the work's signal aborts with a TimeoutError or, if the caller aborts, with the caller's reason", async () => {
  const controller = new AbortController();
  const reasons: unknown[] = [];
  const work = async (signal: AbortSignal): Promise<never> => {
    signal.addEventListener('abort', () => reasons.push(signal.reason));
    return never();
  };
  await expect(within(10, controller.signal, work)).rejects.toMatchObject({ name: 'TimeoutError' });
  const reason = new Error('stopped');
  const ending = within(60_000, controller.signal, work);
  controller.abort(reason);
  await expect(ending).rejects.toBe(reason);
  expect(reasons).toEqual([expect.objectContaining({ name: 'TimeoutError' }), reason]);
  await expect(within(60_000, controller.signal, never)).rejects.toBe(reason);
});

test('work that ends in time keeps its result or error', async () => {
  const { signal } = new AbortController();
  expect(await within(60_000, signal, async () => delay(1, 'done'))).toBe('done');
  const failing = within(60_000, signal, async () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
});
