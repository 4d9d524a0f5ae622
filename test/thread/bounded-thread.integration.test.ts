import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { boundedThread, type BoundedThread } from '../../src/thread/bounded-thread.ts';

interface Task {
  readonly kind: string;
  readonly steps?: readonly number[];
}

const program = new URL('./echo-worker.ts', import.meta.url);
const LONG = { timeoutMs: 60_000 };
const open = (): BoundedThread<Task> => boundedThread({ program, memoryMib: 64 });

test('a thread runs several tasks, and a new thread replaces it after a task that exceeds a limit', async () => {
  await using thread = open();
  const done = async (): Promise<unknown> => thread.run({ kind: 'count' }, LONG);
  expect([await done(), await done()]).toEqual([1, 2].map((result) => ({ kind: 'done', result })));
  expect(await thread.run({ kind: 'limit' }, LONG)).toEqual({ kind: 'gave up', reason: 'it is too much' });
  expect(await done()).toEqual({ kind: 'done', result: 1 });
  expect(await thread.run({ kind: 'hang' }, { timeoutMs: 300 })).toMatchObject({ kind: 'gave up' });
  expect(await done()).toEqual({ kind: 'done', result: 1 });
});

test('a thread can be started before its first task, and starts only once', async () => {
  const starts: number[] = [];
  const count = (): number => starts.push(0);
  process.on('worker', count);
  try {
    await using thread = open();
    thread.start();
    thread.start();
    expect(await thread.run({ kind: 'count' }, LONG)).toEqual({ kind: 'done', result: 1 });
    expect(starts).toHaveLength(1);
  } finally {
    process.off('worker', count);
  }
});

test('the thread does not inherit environment variables', async () => {
  await using thread = open();
  expect(Object.keys(process.env)).not.toEqual([]);
  expect(await thread.run({ kind: 'environment' }, LONG)).toEqual({ kind: 'done', result: [] });
});

test('concurrent tasks run one after another, each with its own timeout', async () => {
  await using thread = open();
  const kinds = ['count', 'hang', 'count', 'fail', 'count'];
  const ended = await Promise.allSettled(
    kinds.map(async (kind) => thread.run({ kind }, kind === 'hang' ? { timeoutMs: 304 } : LONG)),
  );
  expect(ended.map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason)))).toEqual([
    { kind: 'done', result: 1 },
    { kind: 'gave up', reason: 'it took longer than 0.3 seconds' },
    { kind: 'done', result: 1 },
    'LanserError: no',
    { kind: 'done', result: 3 },
  ]);
});

test('each step of a task has its own timeout, and the result names the step that exceeds its timeout', async () => {
  await using thread = open();
  expect(await thread.run({ kind: 'hang', steps: [60_000, 400] }, LONG)).toEqual({
    kind: 'gave up',
    reason: 'it took longer than 0.4 seconds',
    at: 'step 1',
  });
});

test('an error or exit in the thread rejects the task and does not affect the next task', async () => {
  await using thread = open();
  await expect(thread.run({ kind: 'crash' }, LONG)).rejects.toThrow('a defect');
  await expect(thread.run({ kind: 'exit' }, LONG)).rejects.toThrow('the thread ended');
  expect(await thread.run({ kind: 'count' }, LONG)).toEqual({ kind: 'done', result: 1 });
});

test('a waiting or running task ends when its signal aborts', async () => {
  await using thread = open();
  const controller = new AbortController();
  const { signal } = controller;
  const running = thread.run({ kind: 'never' }, { ...LONG, signal });
  const waiting = thread.run({ kind: 'count' }, { ...LONG, signal });
  controller.abort();
  await expect(running).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
  await expect(waiting).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
});

test('disposal cancels the running task, waiting tasks and later tasks', async () => {
  const thread = open();
  const running = thread.run({ kind: 'never' }, LONG);
  const waiting = thread.run({ kind: 'count' }, LONG);
  const tasks = Promise.allSettled([running, waiting]);
  await thread[Symbol.asyncDispose]();
  const later = thread.run({ kind: 'count' }, LONG);
  for (const end of [...(await tasks), ...(await Promise.allSettled([later]))]) {
    expect(end).toMatchObject({ status: 'rejected', reason: { code: 'E/REQUEST_CANCELLED' } });
  }
});

test('a disposed thread is not started', async () => {
  const starts: number[] = [];
  const count = (): number => starts.push(0);
  const thread = open();
  await thread[Symbol.asyncDispose]();
  process.on('worker', count);
  try {
    thread.start();
    // Node emits the event `worker` in a later tick.
    await new Promise(setImmediate);
    expect(starts).toEqual([]);
  } finally {
    process.off('worker', count);
  }
});

test('a task that cannot be sent to the thread is rejected, and the idle thread does not keep the process running', async () => {
  await using thread = open();
  const unsendable = { kind: 'count', steps: [() => 0] } as unknown as Task;
  await expect(thread.run(unsendable, LONG)).rejects.toMatchObject({ name: 'DataCloneError' });
  expect(await thread.run({ kind: 'count' }, LONG)).toEqual({ kind: 'done', result: 1 });
  const source = `
    import { boundedThread } from ${JSON.stringify(new URL('../../src/thread/bounded-thread.ts', import.meta.url))};
    const thread = boundedThread({ program: new URL(${JSON.stringify(program)}), memoryMib: 64 });
    await thread.run(() => 0, { timeoutMs: 60_000 }).catch((error) => console.log(error.name));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', source], {
    timeout: 20_000,
  });
  expect(stdout).toBe('DataCloneError\n');
});
