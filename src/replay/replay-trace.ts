// replay/ records the operations of a session in a trace (recording/) and repeats them. trace/ reads and
// writes the trace file.
import path from 'node:path';
import { expectOptions } from '../model/expect-options.ts';
import type { Host } from '../model/host.ts';
import type { ReadTraceOptions } from '../trace/read-trace.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import type { LiveReplay } from './live-session.ts';
import { openReplay, type Replay } from './open-replay.ts';
import type { FindVersion } from './replay-place.ts';
import { operationsOf, traceEvents } from './trace-operations.ts';
import type { ReplayedOperation } from './traced-operation.ts';

export interface ReplayOptions extends Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'> {
  readonly host: Host;
  /** The only operation to run, counted from 0. If the trace lacks it, the replay yields nothing. Default: all. */
  readonly index?: number | undefined;
  /** The settings of a replay with real servers in a copy of the workspace. Default: answers come from the trace. */
  readonly live?: LiveReplay | undefined;
  /** Finds documents that the trace does not embed. Default: finds none. */
  readonly findVersion?: FindVersion | undefined;
}

/**
 * Repeats the operations of a trace and compares the results with the recorded bundles. Without `live`, the replay of
 * embedded documents needs no language server, no workspace and no Git.
 *
 * @throws LanserError E/SCHEMA_INVALID for an invalid trace; E/REPLAY_MISMATCH if the trace does not match its digest
 * or an operation throws; E/NOT_FOUND if a document is neither embedded nor found; E/INCONCLUSIVE if a document takes
 * too much time or memory to read in the replay, but did not in the recording; E/USAGE if the trace cannot be read;
 * E/FS_PERMISSIONS if a file cannot be created; after an abort, the signal's LanserError or E/REQUEST_CANCELLED. With
 * `live`, also E/USAGE for a gate's trace, E/VERSION_SKEW for a different tree or server version, and the errors of
 * opening the workspace, such as E/CONFIG.
 */
export async function* replayTrace(file: string, options: ReplayOptions): AsyncGenerator<ReplayedOperation> {
  expectOptions('replayTrace', ['host'], options);
  const { host, index, findVersion = async () => undefined } = options;
  await using bench = await openWorkbench(host);
  let replay: Replay | undefined;
  try {
    for await (const item of operationsOf(traceEvents(file, options))) {
      if (item.kind === 'session') {
        const scratch = path.join(bench.scratch.path, 'replay');
        replay ??= await openReplay({ ...options, scratch, session: item, findVersion });
        replay.addServers(item.servers);
      } else if (item.kind === 'snapshot') await replay?.apply(item);
      else if (index !== undefined && index !== item.operation.index) replay?.pass(item.operation);
      else {
        const replayed = await replay?.run(item.operation);
        if (replayed !== undefined) yield replayed;
      }
    }
  } finally {
    await replay?.[Symbol.asyncDispose]();
  }
}
