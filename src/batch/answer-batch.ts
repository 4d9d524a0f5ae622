// batch/ reads the lines of a batch, answers them in order, writes the output file, selects the requests of a shard,
// and merges the outputs of shards. registry/ defines the operations.
import { pMapIterable } from 'p-map';
import type { Bundle } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { abortError } from '../model/lanser-error.ts';
import type { RewardSession } from '../reward/reward-session.ts';
import { asOperation } from '../registry/as-operation.ts';
import type { Workspace } from '../registry/workspace.ts';
import { readWriteLock } from '../server-pool/read-write-lock.ts';
import type { BatchInput } from './batch-input.ts';
import { answerLine, type Work } from './answer-line.ts';
import { lineCall } from './line-call.ts';

export interface BatchOptions {
  readonly host: Host;
  /** The maximum number of concurrent requests; default: 32. */
  readonly concurrency?: number | undefined;
  /** Ends the batch with E/REQUEST_CANCELLED, or with the signal's reason if the reason is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /** Opens the session that scores the answers, in the order of the lines even if later lines are answered first. */
  readonly rewards?: ((workspace: Workspace) => RewardSession) | undefined;
}

// In a measurement, a server answered queued requests twice as fast as requests sent one at a time.
const DEFAULT_CONCURRENCY = 32;

/**
 * Answers each line of a batch with one bundle that has `meta.batch`. The bundles come in the order of the
 * lines, each as early as this order allows. The answer to an invalid line is an error bundle.
 *
 * A line that writes files starts only when the caller requests the bundle of that line. The caller can thus
 * save all previous bundles before the files change.
 *
 * @throws LanserError E/FS_PERMISSIONS if a trace of the workspace cannot be written; after an abort, the signal's
 * reason or E/REQUEST_CANCELLED; the errors of `lines`.
 */
export async function* answerBatch(
  workspace: Workspace,
  lines: AsyncIterable<BatchInput>,
  options: Omit<BatchOptions, 'rewards'> & { readonly rewards?: RewardSession | undefined },
): AsyncGenerator<Bundle> {
  const { rewards } = options;
  const concurrency = options.concurrency ?? DEFAULT_CONCURRENCY;
  const received = counter();
  const inOrder = ordered(options.host, received);
  const answers = pMapIterable(
    lines,
    async (input, index) =>
      asOperation(workspace, lineCall(input), async (session, beforeReading) =>
        answerLine(session, input, options, async ({ operation, options: requestOptions, writes }, work) =>
          inOrder(writes ? { before: index } : undefined, input.arrivedMs, async (arrivedMs) => {
            await beforeReading(operation, [requestOptions.plan, requestOptions]);
            return work(arrivedMs);
          }),
        ),
      ),
    { concurrency },
  );
  for await (const bundle of answers) {
    // An answer with a written edit is returned even after an abort, because a resumed batch cannot write the edit
    // again.
    const isWritten = bundle.edits?.applied === true;
    if (options.signal?.aborted === true && !isWritten) throw abortError(options.signal);
    yield rewards?.scored(bundle) ?? bundle;
    received.add();
  }
}

interface Counter {
  add(): void;
  /** Resolves when the count reaches this number. Only one caller may wait at a time. */
  reaches(number: number): Promise<void>;
}

function counter(): Counter {
  let count = 0;
  let waiting: { readonly number: number; readonly resolve: () => void } | undefined;
  return {
    add() {
      count += 1;
      if (waiting !== undefined && count >= waiting.number) waiting.resolve();
    },
    async reaches(number) {
      if (count >= number) return;
      await new Promise<void>((resolve) => {
        waiting = { number, resolve };
      });
      waiting = undefined;
    },
  };
}

/**
 * Returns a function that starts requests in the order of its calls. Requests that only read run at the same time.
 * A request that writes runs alone, after the caller of {@link answerBatch} has received all earlier answers. Later
 * requests start after the write.
 */
function ordered(
  host: Host,
  received: Counter,
): <T>(write: { readonly before: number } | undefined, arrivedMs: number, work: Work<T>) => Promise<T> {
  const lock = readWriteLock();
  let writtenMs = 0;
  return async (write, arrivedMs, work) => {
    const end = await lock.take(write !== undefined);
    try {
      if (write !== undefined) await received.reaches(write.before);
      // The answer reflects all writes before the time that `work` gets. A line that arrives before a write can run
      // after the write. So the time is the line's arrival or, if later, the end of the last write.
      return await work(Math.max(arrivedMs, writtenMs));
    } finally {
      if (write !== undefined) writtenMs = host.monotonicMs();
      end();
    }
  };
}
