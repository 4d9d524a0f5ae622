import path from 'node:path';
import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { createTraceFile } from '../trace/write-trace.ts';
import type { TraceOptions } from '../session/workspace-session.ts';
import { CHECK_PROJECT } from '../replay/check-again.ts';
import { operationEvents, type RequestCounts } from '../replay/recording/operation-events.ts';
import type { OperationRecord } from '../replay/recording/operation-record.ts';
import { sessionEvents } from '../replay/recording/session-events.ts';
import { snapshotEvents } from '../replay/recording/snapshot-events.ts';

export interface CheckedProject {
  /** The absolute path of the tree. */
  readonly tree: string;
  /** The project's folder, relative to the tree. */
  readonly folder: string;
  /** The absolute paths of the checked files, in the order of the check. */
  readonly files: readonly string[];
  readonly record: OperationRecord;
  readonly bundle: DiagnosticsBundle;
}

/** A recorder of project checks. Each call of `add` must end before the next call. Disposal completes the trace. */
export interface ProjectRecorder extends AsyncDisposable {
  add(project: CheckedProject): Promise<void>;
}

/**
 * Creates a trace file and writes its first event.
 *
 * @throws LanserError E/FS_PERMISSIONS if the trace cannot be written; the errors of {@link createTraceFile}. `add`
 * and the disposal also throw E/FS_PERMISSIONS.
 */
export async function openProjectRecorder(
  host: Host,
  { file, embed = true }: TraceOptions,
): Promise<ProjectRecorder> {
  const trace = await createTraceFile(file);
  const sessions = sessionEvents(host, {});
  const snapshots = snapshotEvents(embed, null);
  const counts: RequestCounts = new Map();
  let index = 0;
  try {
    await trace.write(sessions.first());
  } catch (error) {
    await trace.abandon();
    throw error;
  }
  return {
    async add({ tree, folder, files, record, bundle }) {
      await snapshots.keepBelow(tree, record);
      const names = files.map((name) => path.relative(tree, name).split(path.sep).join('/'));
      const call = { method: CHECK_PROJECT, arguments: [folder, names] };
      const events = operationEvents({ index, call, record, bundle }, counts);
      index += 1;
      await trace.write([...sessions.eventsOf(record), ...snapshots.eventsOf(record), ...events]);
    },
    [Symbol.asyncDispose]: async () => trace.end(),
  };
}
