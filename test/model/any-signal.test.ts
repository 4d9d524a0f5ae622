import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { anySignal } from '../../src/model/any-signal.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('the signal aborts if any of its sources aborts, with the same reason', () => {
  const second = new AbortController();
  const signal = anySignal([new AbortController().signal, second.signal]);
  expect(signal.aborted).toBe(false);
  second.abort('second');
  expect([signal.aborted, signal.reason]).toEqual([true, 'second']);
  expect(anySignal([signal]).reason).toBe('second');
});

test('the signal has the reason of an aborted source even if garbage is collected before the signal is read', async () => {
  const caller = new AbortController();
  const signals = Array.from({ length: 20 }, () => {
    const ended = new AbortController();
    setTimeout(() => ended.abort('ended'), 1);
    return anySignal([anySignal([caller.signal, ended.signal]), caller.signal]);
  });
  await delay(5);
  collectGarbage();
  await delay(1);
  collectGarbage();
  expect(signals.map(({ reason }) => reason as unknown)).toEqual(signals.map(() => 'ended'));
});
