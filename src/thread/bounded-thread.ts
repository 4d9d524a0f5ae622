// thread/ runs tasks on worker threads, within limits of time and memory. The tasks process untrusted input.
import { Worker, type Transferable } from 'node:worker_threads';
import { anySignal } from '../model/any-signal.ts';
import { abortError, errnoOf, errorFrom, type ErrorDocument } from '../model/lanser-error.ts';
import { MAX_TIMER_MS } from '../model/max-timer.ts';

export interface ThreadOptions {
  /** The URL of the program; see {@link threadProgram}. */
  readonly program: URL;
  /** The limit of the old generation of the JavaScript heap in MiB. It does not cover WebAssembly memory. */
  readonly memoryMib: number;
}

export interface TaskLimits {
  /** The time limit until the task ends or announces its first step. Each step sets a new limit. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Members of the task whose ownership moves to the thread. */
  readonly transfer?: readonly Transferable[];
}

/** The result of a task, or the reason why the task was given up. */
export type TaskOutcome =
  | { readonly kind: 'done'; readonly result: unknown }
  /** `at` is the last step that the task announced. */
  | { readonly kind: 'gave up'; readonly reason: string; readonly at?: string | undefined };

/** A message from the thread: a step that begins, or the end of the task. */
export type ThreadMessage =
  | TaskOutcome
  | { readonly kind: 'step'; readonly at: string; readonly timeoutMs: number }
  | { readonly kind: 'failed'; readonly error: ErrorDocument };

/** A worker thread that does one task at a time. By default, the thread starts with its first task. */
export interface BoundedThread<Task> extends AsyncDisposable {
  /** Starts the thread early, so that the first task does not wait for the start. After disposal, does nothing. */
  start(): void;
  /**
   * Runs a task after all earlier tasks. Stops the thread if the running task exceeds a limit, is cancelled or
   * crashes. The next task then starts a new thread.
   *
   * @throws the task's LanserError; {@link abortError} after an abort or disposal; the error of a crash.
   */
  run(task: Task, limits: TaskLimits): Promise<TaskOutcome>;
}

export const TOO_DEEP = 'it is too large or nested too deeply';

/**
 * The limit of the heap's young generation in MiB. If too many objects survive one collection, V8 ends the whole
 * process, not only the thread. The small limit keeps the number of these objects low.
 */
const YOUNG_MIB = 8;

/** Locates a program beside the calling file: a TypeScript source, or a bundle in dist/. */
export function threadProgram(caller: string, name: string): URL {
  return new URL(`./${name}${caller.endsWith('.ts') ? '.ts' : '.js'}`, caller);
}

export function boundedThread<Task>({ program, memoryMib }: ThreadOptions): BoundedThread<Task> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const ends = new AbortController();

  function startWorker(): Worker {
    const started = new Worker(program, {
      env: {},
      // By default, a thread inherits the flags of the process, such as --eval.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMib, maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    // Without a listener, an error while no task runs would end the process.
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function stop(): Promise<void> {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  }

  async function perform(task: Task, limits: TaskLimits): Promise<TaskOutcome> {
    const signal = anySignal([ends.signal, ...(limits.signal === undefined ? [] : [limits.signal])]);
    if (signal.aborted) throw abortError(signal);
    const current = (worker ??= startWorker());
    let end: End;
    try {
      end = await endOf(current, task, { ...limits, signal });
    } finally {
      // An idle thread must not keep the process running, even after an error of `endOf`.
      current.unref();
    }
    if (end.kind === 'failed') throw errorFrom(end.error);
    if (end.kind === 'done') return end;
    await stop();
    if (end.kind === 'gave up') return end;
    if (end.kind === 'aborted') throw abortError(end.signal);
    if (errnoOf(end.error) !== 'ERR_WORKER_OUT_OF_MEMORY') throw end.error;
    return { kind: 'gave up', reason: `it takes more than ${memoryMib} MiB of memory`, at: end.at };
  }

  return {
    start() {
      if (!ends.signal.aborted) (worker ??= startWorker()).unref();
    },
    // Tasks run one after the other, so that the time limit of a task includes no other task.
    async run(task, limits) {
      const turn = last.then(async () => perform(task, limits));
      last = turn.catch(() => {});
      return turn;
    },
    async [Symbol.asyncDispose]() {
      ends.abort();
      await stop();
    },
  };
}

type End =
  | Exclude<ThreadMessage, { readonly kind: 'step' }>
  | { readonly kind: 'aborted'; readonly signal: AbortSignal }
  | { readonly kind: 'crashed'; readonly error: unknown; readonly at: string | undefined };

async function endOf(
  worker: Worker,
  task: unknown,
  { timeoutMs, signal, transfer = [] }: TaskLimits,
): Promise<End> {
  const listeners = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<End>((resolve) => {
      let at: string | undefined;
      const allow = (ms: number): void => {
        clearTimeout(timer);
        const reason = `it took longer than ${Math.round(ms / 100) / 10} seconds`;
        timer = setTimeout(() => resolve({ kind: 'gave up', reason, at }), Math.min(ms, MAX_TIMER_MS));
      };
      const on = (event: string, listener: (value: unknown) => void): void => {
        worker.on(event, listener);
        listeners.signal.addEventListener('abort', () => worker.off(event, listener));
      };
      on('message', (sent) => {
        const message = sent as ThreadMessage;
        if (message.kind !== 'step') resolve(message.kind === 'gave up' ? { at, ...message } : message);
        else {
          ({ at } = message);
          allow(message.timeoutMs);
        }
      });
      // Node copies messages recursively, so a deep message overflows the stack.
      on('messageerror', () => resolve({ kind: 'gave up', reason: TOO_DEEP, at }));
      on('error', (error) => resolve({ kind: 'crashed', error, at }));
      on('exit', () => resolve({ kind: 'crashed', error: new TypeError('the thread ended'), at }));
      signal?.addEventListener('abort', () => resolve({ kind: 'aborted', signal }), {
        signal: listeners.signal,
      });
      allow(timeoutMs);
      worker.ref();
      try {
        worker.postMessage(task, transfer);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        resolve({ kind: 'gave up', reason: TOO_DEEP, at });
      }
    });
  } finally {
    clearTimeout(timer);
    listeners.abort();
  }
}
