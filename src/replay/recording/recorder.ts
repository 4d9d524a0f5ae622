import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bundle } from '../../model/bundle.ts';
import { isRecord } from '../../model/json-record.ts';
import type { TracedCall } from '../../model/generated/trace.ts';
import { rootTokens } from '../../trace/root-tokens.ts';
import { createTraceFile, type NewEvent } from '../../trace/write-trace.ts';
import { partsOf, throughOuterLinks } from '../../workspace/containment.ts';
import { fileNamed, isFileUri } from '../../workspace/file-uri.ts';
import { openSyntaxCache } from '../../sources/syntax-cache.ts';
import type { TraceOptions, WorkspaceSession } from '../../session/workspace-session.ts';
import { treeOf } from '../workspace-tree.ts';
import { gitFoldersOf } from './git-folders.ts';
import { noteCheckout } from './note-checkout.ts';
import { operationEvents, type RequestCounts } from './operation-events.ts';
import { operationRecord, type OperationRecord } from './operation-record.ts';
import { foldersOf } from './personal-folders.ts';
import { recordedSession } from './recorded-session.ts';
import { workspaceSessionEvents } from './session-events.ts';
import { snapshotEvents } from './snapshot-events.ts';

/** An operation on a recorded session. If it may search the whole checkout, it first awaits `recordCheckout`. */
export type RecordedWork<B extends Bundle> = (
  session: WorkspaceSession,
  record: OperationRecord,
  recordCheckout: (request: unknown) => Promise<void>,
) => Promise<B>;

/** A recorder of the operations of a session, in the order of their requests. */
export interface Recorder extends AsyncDisposable {
  /** Runs an operation. Writes it to the trace if it returns a bundle. */
  run<B extends Bundle>(call: TracedCall, work: RecordedWork<B>): Promise<B>;
}

interface Ended {
  readonly events: () => readonly NewEvent[];
  readonly isWritten: () => void;
  readonly fail: (error: unknown) => void;
}

export async function openRecorder(
  session: WorkspaceSession,
  { file, embed = true }: TraceOptions,
): Promise<Recorder> {
  const first = session.opened.reward?.previous ?? null;
  const sessions = await workspaceSessionEvents(session);
  const snapshots = snapshotEvents(embed, await treeOf(session));
  const gitFolders = await gitFoldersOf(session);
  const tokens = rootTokens([{ token: 'workspace', path: session.root }, ...foldersOf(session.host)]);
  const trace = await createTraceFile(file);
  const documents = openSyntaxCache(session.signal);
  /** Finished operations by request number. They are written in order, because events depend on earlier ones. */
  const ended = new Map<number, Ended>();
  const counts: RequestCounts = new Map();
  let started = 0;
  let written = 0;
  let index = 0;
  let writing: Promise<void> = Promise.resolve();
  try {
    await trace.write(sessions.first());
  } catch (error) {
    await trace.abandon();
    throw error;
  }

  async function writeInOrder(): Promise<void> {
    for (let next = ended.get(written); next !== undefined; next = ended.get(written)) {
      ended.delete(written);
      written += 1;
      try {
        await trace.write(next.events());
      } catch (error) {
        // Later operations that wait for this one also fail.
        for (const { fail } of [next, ...ended.values()]) fail(error);
        throw error;
      }
      next.isWritten();
    }
  }

  /** Resolves when the operation and all earlier operations are written. */
  async function end(place: number, events: Ended['events']): Promise<void> {
    await new Promise<void>((isWritten, reject) => {
      ended.set(place, { events, isWritten, fail: reject });
      writing = writing.then(writeInOrder);
      writing.catch(reject);
    });
  }

  return {
    async run(call, work) {
      const place = started;
      started += 1;
      const record = operationRecord();
      try {
        const given = tokens.hide(await pathsInside(session.root, call.arguments)) as unknown[];
        const recorded = recordedSession(session, record, `#${place}`, documents, gitFolders);
        const bundle = await work(recorded, record, async (request) => {
          await noteCheckout(session, record, request);
          await snapshots.keepBelow(session.root, record);
        });
        await record.waitForBackground();
        await snapshots.keepBelow(session.root, record);
        let scored = bundle;
        await end(place, () => {
          // Runs in the order of the requests, so a reward series has this order.
          scored = (session.rewards?.scored(bundle) as typeof bundle | undefined) ?? bundle;
          const before = [...sessions.eventsOf(record), ...snapshots.eventsOf(record)];
          const previous = index === 0 && session.rewards !== undefined ? first : undefined;
          const events = operationEvents(
            { index, call: { ...call, arguments: given }, record, bundle: scored, previous },
            counts,
          );
          index += 1;
          return [...before, ...events];
        });
        return scored;
      } catch (error) {
        await end(place, () => []);
        throw error;
      }
    },
    async [Symbol.asyncDispose]() {
      documents[Symbol.dispose]();
      try {
        await writing;
      } catch {
        // The callers of `run` have received the error.
        await trace.abandon();
        return;
      }
      await trace.end();
    },
  };
}

/**
 * Replaces absolute paths and `file:` URIs that lead into the workspace through a link outside of it. For example,
 * `/link/x` becomes `/workspace/x`, because a replay does not have the link.
 */
async function pathsInside(root: string, value: unknown): Promise<unknown> {
  if (typeof value === 'string') return isFileUri(value) ? uriInside(root, value) : pathInside(root, value);
  if (Array.isArray(value)) return Promise.all(value.map(async (item) => pathsInside(root, item)));
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(async ([name, member]) => [
    name,
    await pathsInside(root, member),
  ]);
  return Object.fromEntries(await Promise.all(members)) as unknown;
}

async function pathInside(root: string, text: string): Promise<string> {
  return path.isAbsolute(text) ? throughOuterLinks(root, text) : text;
}

/** Replaces the part of a URI that leads to `root`. The rest keeps its spelling and may contain a selector. */
async function uriInside(root: string, uri: string): Promise<string> {
  const file = fileNamed(root, uri);
  const place = file === undefined ? undefined : await throughOuterLinks(root, file);
  if (place === undefined || place === file) return uri;
  const names = uri.split('/');
  const below = partsOf(place).length - partsOf(root).length;
  return [pathToFileURL(root).href, ...names.slice(names.length - below)].join('/');
}
