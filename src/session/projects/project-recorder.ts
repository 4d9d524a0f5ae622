import path from 'node:path';
import type { DiagnosticsBundle } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import { createTraceFile } from '../../trace/write-trace.ts';
import type { TraceOptions } from '../operations/workspace-session.ts';
import { operationEvents, type RequestCounts } from '../recording/operation-events.ts';
import type { OperationRecord } from '../recording/operation-record.ts';
import { sessionEvents } from '../recording/session-events.ts';
import { snapshotEvents } from '../recording/snapshot-events.ts';

/** The call by which a trace says that a project was checked: its folder, and its files in their order. */
export const CHECK_PROJECT = 'checkProject';

/** A project of a tree, as it was checked. */
export interface CheckedProject {
  /** The tree; absolute. */
  readonly tree: string;
  /** The project's folder in it, relative. */
  readonly folder: string;
  /** The files that were checked; absolute, in their order. */
  readonly files: readonly string[];
  readonly record: OperationRecord;
  readonly bundle: DiagnosticsBundle;
}

/** Records checks of projects, of one tree after the other. */
export interface ProjectRecorder extends AsyncDisposable {
  add(project: CheckedProject): Promise<void>;
}

/** @throws LanserError E/FS_PERMISSIONS where the trace cannot be written. */
export async function openProjectRecorder(
  host: Host,
  { file, embed = true }: TraceOptions,
): Promise<ProjectRecorder> {
  const trace = await createTraceFile(file);
  const sessions = sessionEvents(host, {});
  const snapshots = snapshotEvents(embed, null);
  const counts: RequestCounts = new Map();
  let index = 0;
  await trace.write(sessions.first());
  return {
    async add({ tree, folder, files, record, bundle }) {
      await snapshots.hold(tree, record);
      const names = files.map((name) => path.relative(tree, name).split(path.sep).join('/'));
      const call = { method: CHECK_PROJECT, arguments: [folder, names] };
      const events = operationEvents({ index, call, record, bundle }, counts);
      index += 1;
      await trace.write([...sessions.of(record), ...snapshots.of(record), ...events]);
    },
    [Symbol.asyncDispose]: async () => trace.end(),
  };
}
