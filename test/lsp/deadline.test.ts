import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withinDeadline } from '../../src/lsp/deadline.ts';

const LIMITS = { timeoutMs: 60_000, signal: new AbortController().signal };

test('a crash rejects all waits, including waits that start after the crash', async () => {
  let crash = (_error: Error): void => {};
  const crashed = new Promise<never>((_, reject) => {
    crash = reject;
  });
  const wait = async (): Promise<unknown> => withinDeadline(new Promise(() => {}), 'answer', crashed, LIMITS);
  const waiting = [wait(), wait()];
  crash(new Error('ended'));
  for (const one of [...waiting, wait(), wait()]) await expect(one).rejects.toThrow('ended');
});

test('most answers are garbage-collected while the server runs', async () => {
  const crashed = new Promise<never>(() => {});
  const answered = async (): Promise<WeakRef<object>> => {
    const answer = await withinDeadline(Promise.resolve({}), 'answer', crashed, LIMITS);
    return new WeakRef(answer);
  };
  const answers: WeakRef<object>[] = [];
  for (let count = 0; count < 20; count += 1) answers.push(await answered());
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await turn();
  collect();
  // The garbage collector may keep some of these objects.
  expect(answers.filter((answer) => answer.deref() !== undefined).length).toBeLessThan(10);
});
