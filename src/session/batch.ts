import { pMapIterable } from 'p-map';
import { assembleBundle, bareEnvironment } from '../bundle/assemble.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BatchRequest } from '../model/generated/batch.ts';
import type { Host } from '../model/host.ts';
import { abortError, LanserError, messageOf } from '../model/lanser-error.ts';
import { assertValid, violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import { isWriting } from './edit-requests.ts';
import type { Workspace } from './open-workspace.ts';
import { operationNamed, runRequest } from './run-request.ts';
import { turns } from './servers/turns.ts';

/** One line of a batch that is not blank. */
export interface BatchInput {
  /** One-based. */
  readonly line: number;
  readonly text: string;
  /** When it was read, by the host's `monotonicMs`: what was written before that is seen. */
  readonly arrivedMs: number;
}

export interface BatchOptions {
  readonly host: Host;
  /** How many requests are under way at a time; default: 32. */
  readonly concurrency?: number | undefined;
  /** Ends the batch: what is under way ends as E/INTERRUPTED, and no further line is answered. */
  readonly signal?: AbortSignal | undefined;
}

// A server that has much to read at once is twice as fast as one that is fed by the piece.
const DEFAULT_CONCURRENCY = 32;

/**
 * Answers the lines of a batch, each by one bundle with `meta.batch: {line, id}`, in the order of the
 * lines and as soon as that allows. A line that is no request is answered by a bundle that says so.
 *
 * @throws LanserError E/INTERRUPTED, and whatever reading the lines throws.
 */
export async function* answerBatch(
  workspace: Workspace,
  lines: AsyncIterable<BatchInput>,
  options: BatchOptions,
): AsyncGenerator<Bundle> {
  const concurrency = options.concurrency ?? DEFAULT_CONCURRENCY;
  const inOrder = ordered(options.host);
  const answers = pMapIterable(lines, async (input) => answerLine(workspace, input, options, inOrder), {
    concurrency,
  });
  for await (const bundle of answers) {
    if (options.signal?.aborted === true) throw abortError(options.signal);
    yield bundle;
  }
}

/** Runs what writes alone, after everything before it and before everything after it. */
type InOrder = <T>(writes: boolean, arrivedMs: number, work: (arrivedMs: number) => Promise<T>) => Promise<T>;

function ordered(host: Host): InOrder {
  const working = turns();
  let writtenMs = 0;
  return async (writes, arrivedMs, work) => {
    const end = await working.take(writes);
    try {
      // A line that was read before a write of ours is answered about what was written.
      return await work(Math.max(arrivedMs, writtenMs));
    } finally {
      if (writes) writtenMs = host.monotonicMs();
      end();
    }
  };
}

async function answerLine(
  workspace: Workspace,
  { line, text, arrivedMs }: BatchInput,
  { host, signal }: BatchOptions,
  inOrder: InOrder,
): Promise<Bundle> {
  const read = readLine(text);
  const batch = { line, id: read.id };
  try {
    const { request } = read;
    if (request instanceof LanserError) throw request;
    const writes = isWriting(operationNamed(request.cmd), request.options ?? {});
    const bundle = await inOrder(writes, arrivedMs, async (seenMs) =>
      runRequest(workspace, request, { signal, arrivedMs: seenMs }),
    );
    return { ...bundle, meta: { ...bundle.meta, batch } };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    const cmd = read.request instanceof LanserError ? null : operationNamed(read.request.cmd);
    const bundle = assembleBundle({
      request: { cmd, options: {} },
      environment: bareEnvironment(`${host.platform}-${host.arch}`),
      error,
      volatile: { startedAt: new Date(host.now()).toISOString(), batch },
    });
    return assertValid('bundle', bundle);
  }
}

interface ReadLine {
  readonly id: unknown;
  readonly request: BatchRequest | LanserError;
}

function readLine(text: string): ReadLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = messageOf(error).replace(/, ".*" is not valid JSON$/su, '');
    return { id: null, request: new LanserError('E/USAGE', `The line is no JSON: ${reason}.`, { reason }) };
  }
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  const violations = violationsOf('batch', value);
  if (violations.length === 0) return { id, request: value as BatchRequest };
  const [first] = violations;
  return {
    id,
    request: new LanserError(
      'E/USAGE',
      `The line is no request: ${first === undefined ? '' : violationText(first)}.`,
      {
        violations,
      },
    ),
  };
}
