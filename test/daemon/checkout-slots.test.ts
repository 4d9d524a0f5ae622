import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutSlots } from '../../src/daemon/checkout-slots.ts';
import { eventually } from '../helpers/eventually.ts';

const NEVER = new AbortController().signal;

/**
 * Creates slots for `limit` open checkouts, and records the checkouts that are closed. Checks that no checkout in
 * use is closed, and that at most `limit` checkouts are open.
 */
function recordedSlots(limit: number) {
  const open = new Set<string>();
  const used: string[] = [];
  const closed: string[] = [];
  const slots = checkoutSlots(limit, async (roots) => {
    expect(used.filter((root) => roots.has(root))).toEqual([]);
    closed.push(...roots);
    await turn();
    for (const root of roots) open.delete(root);
  });
  async function command(root: string, turns = 0, signal = NEVER): Promise<void> {
    const { enter, end } = slots.begin();
    try {
      await enter(root, signal);
      open.add(root);
      used.push(root);
      expect(open.size).toBeLessThanOrEqual(limit);
      for (let left = turns; left > 0; left -= 1) await turn();
      used.splice(used.indexOf(root), 1);
    } finally {
      await end();
    }
  }
  return { command, closed };
}

test('any mix of commands ends, and the number of open checkouts stays within the limit', async () => {
  const commands = fc.array(
    fc.record({ root: fc.nat({ max: 5 }), turns: fc.nat({ max: 4 }), isCancelled: fc.boolean() }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), commands, async (limit, all) => {
      const { command } = recordedSlots(limit);
      await Promise.all(
        all.map(async ({ root, turns, isCancelled }) => {
          if (!isCancelled) return command(`/checkout-${root}`, turns);
          const controller = new AbortController();
          const cancelled = command(`/checkout-${root}`, turns, controller.signal).catch((error: unknown) => {
            expect(error).toMatchObject({ code: 'E/REQUEST_CANCELLED' });
          });
          await turn();
          controller.abort();
          return cancelled;
        }),
      );
    }),
  );
});

test('at the limit, the checkout that was unused for the longest time is closed', async () => {
  const { command, closed } = recordedSlots(2);
  for (const root of ['/a', '/b', '/a', '/c', '/b']) await command(root);
  expect(closed).toEqual(['/b', '/a']);
});

test('a command in an open checkout does not start before a command that was already waiting', async () => {
  const closed: string[] = [];
  const slots = checkoutSlots(1, async (roots) => void closed.push(...roots));
  const order: string[] = [];
  const first = slots.begin();
  await first.enter('/a', NEVER);
  const run = async (root: string, name: string, signal: AbortSignal): Promise<void> => {
    const { enter, end } = slots.begin();
    await enter(root, signal);
    order.push(name);
    await end();
  };
  const second = await waitingCommand(async (signal) => run('/b', 'second', signal));
  const third = await waitingCommand(async (signal) => run('/a', 'third', signal));
  await first.end();
  await Promise.all([second.ended, third.ended]);
  expect([order, closed]).toEqual([
    ['second', 'third'],
    ['/a', '/b'],
  ]);
});

/** Starts a command, and resolves when it waits for a slot. */
async function waitingCommand(
  start: (signal: AbortSignal) => Promise<void>,
): Promise<{ readonly ended: Promise<void>; readonly abort: () => void }> {
  const controller = new AbortController();
  const ended = start(controller.signal);
  await eventually('the command waits', () => getEventListeners(controller.signal, 'abort').length > 0);
  return { ended, abort: () => controller.abort() };
}

test('a command that is cancelled while it waits does not occupy a slot', async () => {
  const slots = checkoutSlots(1, async () => {});
  const [first, cancelled, last] = [slots.begin(), slots.begin(), slots.begin()];
  await first.enter('/a', NEVER);
  const waiting = await waitingCommand(async (signal) => cancelled.enter('/b', signal));
  waiting.abort();
  await expect(waiting.ended).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
  await cancelled.end();
  await first.end();
  await last.enter('/c', NEVER);
});
