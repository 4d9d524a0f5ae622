import type { Bundle } from '../model/bundle.ts';
import type { BatchOptions as RequestOptions } from '../model/generated/batch.ts';
import type { BatchLine } from '../model/generated/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { errorBundle, requestError } from '../registry/error-bundle.ts';
import { isWriting, operationNamed, type RequestName } from '../registry/operations.ts';
import { runRequest } from '../registry/run-request.ts';
import type { Workspace } from '../registry/workspace.ts';
import type { BatchInput } from './batch-input.ts';
import { readRequest } from './read-request.ts';

/** A line without its arrival time, which recordings omit. In a replay, {@link RunInOrder} passes a new time. */
export type RequestLine = Omit<BatchInput, 'arrivedMs'>;

export interface LineOperation {
  readonly operation: RequestName;
  readonly options: RequestOptions;
  readonly writes: boolean;
}

/** A function whose answer reflects all file writes before `arrivedMs`, a time of the host's `monotonicMs`. */
export type Work<T> = (arrivedMs: number) => Promise<T>;

/** A function that runs `work` when the order of reads and writes allows it. */
export type RunInOrder = (lineOperation: LineOperation, work: Work<Bundle>) => Promise<Bundle>;

/** Answers a line. Every failure becomes an error bundle. */
export async function answerLine(
  workspace: Workspace,
  { line, ordinal, text, request: digest, input }: RequestLine,
  { host, signal }: { readonly host: Host; readonly signal?: AbortSignal | undefined },
  runInOrder: RunInOrder,
): Promise<Bundle> {
  const read = readRequest(text);
  const ofInput = input === undefined ? {} : { input };
  const batch: BatchLine = { line, id: read.id, ordinal, request: digest, ...ofInput };
  try {
    const { request } = read;
    if (request instanceof LanserError) throw request;
    const { options = {} } = request;
    const operation = operationNamed(request.cmd);
    const lineOperation = { operation, options, writes: isWriting(operation, options) };
    const bundle = await runInOrder(lineOperation, async (arrivedMs) =>
      runRequest(workspace, request, { signal, arrivedMs }),
    );
    return { ...bundle, meta: { ...bundle.meta, batch } };
  } catch (thrown) {
    const cmd = read.request instanceof LanserError ? null : operationNamed(read.request.cmd);
    return errorBundle(host, { cmd, options: {} }, requestError(thrown, host), batch);
  }
}
