import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from '../model/bundle.ts';
import type { RequestEvent, SessionEvent, SnapshotEvent, TracedServer } from '../model/generated/trace.ts';
import type { Host } from '../model/host.ts';
import { errorFrom, isStopped, LanserError, messageOf } from '../model/lanser-error.ts';
import { SHIPPED_COMMAND, type ServerDefinition } from '../server/definition.ts';
import { frameQueue } from '../trace/frame-queue.ts';
import { mismatchError } from '../trace/mismatch.ts';
import { storePlan } from '../refactor/stored-plans.ts';
import type { PreviewedPlan } from '../refactor/read-plan.ts';
import { openWorkspaceSession } from '../session/open-session.ts';
import { stableBundle } from '../bundle/stable-bundle.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { workspaceRewards } from '../session/rewards/workspace-rewards.ts';
import { isUnreadable } from '../sources/read-source.ts';
import { openSyntaxCache } from '../sources/syntax-cache.ts';
import { allDifferences } from '../trace/differences.ts';
import { answerLine } from '../batch/answer-line.ts';
import { callReadsCheckout, LINE, lineOf } from '../batch/line-call.ts';
import { callOperation, isOperation } from '../registry/operations.ts';
import { workspaceOver } from '../registry/workspace-over.ts';
import type { RootTokens } from '../trace/root-tokens.ts';
import { CHECK_PROJECT, checkAgain } from './check-again.ts';
import { rememberedFiles } from './replayed-files.ts';
import { recordedRewards, replayedSeries } from './replayed-series.ts';
import { replayRoots } from './replay-roots.ts';
import { openLiveCopy, type LiveCopy, type LiveReplay } from './live-session.ts';
import { liveSession, replayedSession } from './replayed-session.ts';
import { replayPlace, type FindVersion, type ReplayPlace } from './replay-place.ts';
import type { ReplayedOperation, TracedOperation } from './traced-operation.ts';

export interface OpenReplayOptions {
  readonly host: Host;
  /** The absolute path of the folder for the replay's files. The folder need not exist. */
  readonly scratch: string;
  readonly session: SessionEvent;
  readonly findVersion: FindVersion;
  readonly signal?: AbortSignal | undefined;
  readonly live?: LiveReplay | undefined;
}

/** A session that repeats the operations of one trace. Starts servers only if `live` is set. */
export interface Replay extends AsyncDisposable {
  /** Defines servers for the following operations. A server with the same id is replaced. */
  addServers(servers: readonly TracedServer[]): void;
  /** Writes and removes the files and links of a snapshot, and stores its plans. */
  apply(snapshot: SnapshotEvent): Promise<void>;
  /** Repeats an operation, and compares its bundle with the recorded one. */
  run(operation: TracedOperation): Promise<ReplayedOperation>;
  /** Skips an operation. Its recorded bundle still counts in the series of rewards. */
  pass(operation: TracedOperation): void;
}

/** Opens a replay. Throws, for example, E/USAGE, E/CONFIG, or E/SCHEMA_INVALID for an invalid `session.folder`. */
export async function openReplay(options: OpenReplayOptions): Promise<Replay> {
  const { host, scratch, session, signal, live } = options;
  await mkdir(scratch, { recursive: true });
  const real = live === undefined ? undefined : await openLiveCopy(host, live, session, signal);
  try {
    return await replayOver(options, real);
  } catch (error) {
    await real?.[Symbol.asyncDispose]();
    throw error;
  }
}

async function replayOver(options: OpenReplayOptions, real: LiveCopy | undefined): Promise<Replay> {
  const { scratch, session: event, signal } = options;
  const checkout = real?.checkout ?? path.join(scratch, 'checkout');
  const outside = path.join(scratch, 'outside');
  const folder = event.folder ?? '.';
  const place = await replayPlace({ checkout, folder, outside, signal }, options.findVersion);
  const base = real?.session ?? (await openWithoutServers(options, place));
  const environment = { tool: event.tool, platform: event.platform };
  const session = {
    ...base,
    // Even with real servers, plans of a trace stay out of the user's cache.
    plansFolder: path.join(scratch, 'plans'),
    environment: { ...base.environment, ...environment },
    ...workspaceRewards(recordedRewards(event), base.configured.configuration),
  };
  const documents = openSyntaxCache(signal);
  const servers = new Map<string, TracedServer>();
  const remembered = rememberedFiles(session.files);
  const roots = replayRoots(place);
  const series = replayedSeries(event);

  return {
    addServers(added) {
      for (const server of added) servers.set(server.id, server);
    },
    async apply(snapshot) {
      remembered.forget();
      await real?.expectTree(snapshot.tree);
      await place.apply(snapshot);
      for (const [planId, plan] of Object.entries(snapshot.plans ?? {})) {
        await storePlan(session, planId, plan as unknown as PreviewedPlan);
      }
    },
    async run({ index, request, frames, bundle: recorded, seq }) {
      const isOfGate = request.call?.method === CHECK_PROJECT;
      // A gate checks trees of Git, but the copy of the workspace for real servers has no Git repository.
      if (isOfGate && real !== undefined) throw notLive();
      const queue = frameQueue(index, frames);
      const readsAnyFile = request.call !== undefined && callReadsCheckout(request.call);
      if (readsAnyFile) remembered.forget();
      const files = readsAnyFile || real !== undefined ? session.files : remembered.files;
      const state = { session, place, roots, servers, environment, documents };
      const replaySession =
        real === undefined ? replayedSession(state, files, queue) : liveSession(state, files, queue);
      const answering = isOfGate
        ? checkAgain(state, request, queue)
        : callAgain(replaySession, request, roots.tokens);
      const answered = await answering.catch((error: unknown) => {
        throw isEnd(error) ? error : unanswered(index, seq, recorded, error);
      });
      if (readsAnyFile) remembered.forget();
      expectConclusive(recorded, answered);
      const bundle = series.scored(request, answered);
      if (real !== undefined) expectVersion(recorded, bundle);
      const left = real === undefined ? queue.end() : undefined;
      // If a frame (a recorded message) differs, the differences of the bundles are only consequences.
      const differences = left === undefined ? allDifferences(recorded, stableBundle(bundle)) : [];
      // If a hashed value differs, the hash `bundleId` differs too. So the mismatch names the value, not the hash.
      const difference = differences.find(({ pointer }) => pointer !== '/bundleId') ?? differences[0];
      const mismatch = left ?? (difference && mismatchError({ index, seq, event: 'bundle', ...difference }));
      return { index, request: recorded.request, bundle, mismatch, differences };
    },
    pass: ({ request, bundle }) => series.pass(request, bundle),
    async [Symbol.asyncDispose]() {
      documents[Symbol.dispose]();
      await (real ?? (base as typeof base & AsyncDisposable))[Symbol.asyncDispose]();
    },
  };
}

/** Repeats a call. Throws E/SCHEMA_INVALID for bad `LINE` arguments or, with the trace line, an unknown operation. */
async function callAgain(
  session: WorkspaceSession,
  { seq, call }: RequestEvent,
  tokens: RootTokens,
): Promise<Bundle> {
  if (call?.method === LINE) {
    const recordedCall = { ...call, arguments: tokens.show(call.arguments) as unknown[] };
    const { host, signal } = session;
    return answerLine(workspaceOver(session), lineOf(recordedCall), { host, signal }, async (_, work) =>
      work(host.monotonicMs()),
    );
  }
  if (call === undefined || !isOperation(call.method)) {
    const method = call?.method ?? null;
    const message = `Line ${seq + 1}: the operation of the request is unknown. Replay the trace with the version of lanser that recorded it.`;
    throw new LanserError('E/SCHEMA_INVALID', message, { line: seq + 1, method });
  }
  const args = (tokens.show(call.arguments) as readonly unknown[]).map(argumentOf);
  return callOperation(workspaceOver(session), call.method, args);
}

/** Restores an argument from its recorded JSON: null means a missing argument, and `base64` contains bytes. */
function argumentOf(argument: unknown): unknown {
  if (argument === null) return undefined;
  const { base64 } = argument as { readonly base64?: unknown };
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : argument;
}

function notLive(): LanserError {
  return new LanserError(
    'E/USAGE',
    'The trace of a gate cannot be replayed with real servers. Run the gate again.',
  );
}

/** Returns true for an error that ends the replay: an interruption, E/INCONCLUSIVE, or an error in the trace file. */
function isEnd(error: unknown): boolean {
  if (isStopped(error)) return true;
  return (
    error instanceof LanserError && (error.code === 'E/INCONCLUSIVE' || error.details['line'] !== undefined)
  );
}

/** Returns the mismatch for a replayed operation that throws. The recorded operation returned a bundle. */
function unanswered(index: number, seq: number, recorded: Bundle, error: unknown): LanserError {
  const got = error instanceof LanserError ? `${error.code}: ${error.message}` : messageOf(error);
  return mismatchError({ index, seq, event: 'bundle', pointer: '', expected: recorded.bundleId, got });
}

const STOPS: ReadonlySet<string> = new Set(['E/INTERRUPTED', 'E/REQUEST_CANCELLED']);

/**
 * Throws the replay's error if the replay was interrupted or exceeded the reading limits, and the recorded operation
 * does not have the same error code. Such an error is not a mismatch.
 */
function expectConclusive(recorded: Bundle, { error }: Bundle): void {
  if (error === null || recorded.error?.code === error.code) return;
  if (isUnreadable(error) || STOPS.has(error.code)) throw errorFrom(error);
}

/** Throws E/VERSION_SKEW if both servers are known and differ in name or version: their answers may differ. */
function expectVersion(recorded: Bundle, got: Bundle): void {
  const [before, now] = [recorded.environment.server, got.environment.server];
  if (before === null || now === null || (before.name === now.name && before.version === now.version)) return;
  throw new LanserError(
    'E/VERSION_SKEW',
    `The trace was recorded with ${before.name} ${before.version}, but ${now.name} ${now.version} is installed. Install ${before.name} ${before.version}, and run again.`,
    { expected: before, got: now },
  );
}

async function openWithoutServers(
  { scratch, session: recorded, signal, host }: OpenReplayOptions,
  place: ReplayPlace,
): Promise<WorkspaceSession & AsyncDisposable> {
  const [platform = '', arch = ''] = recorded.platform.split('-');
  const definitions = recorded.settings?.definitions ?? [];
  const found = new Set(definitions.filter(({ available }) => available).map(({ name }) => name));
  const recordedHost: Host = { ...host, platform: platform as NodeJS.Platform, arch };
  return openWorkspaceSession(
    place.root,
    {
      host: recordedHost,
      signal,
      keepAnswers: false,
      cacheFolder: path.join(scratch, 'cache'),
      stateFolder: path.join(scratch, 'state'),
      readableRoot: place.checkout,
      routing: {
        definitions: definitions.map(definitionOf),
        // The path does not exist. It shows only that the program was installed during the recording.
        findCommand: async (command) => (found.has(command) ? place.outside(command) : undefined),
      },
    },
    {
      configuration: recorded.settings?.configuration ?? {},
      servers: [],
    },
  );
}

type Traced = NonNullable<SessionEvent['settings']>['definitions'][number];

/** Restores a definition. The command of an external server is its name, because this replay runs no server. */
function definitionOf({ name, shipped, available: _available, ...definition }: Traced): ServerDefinition {
  return { ...definition, name, command: shipped ? SHIPPED_COMMAND : name, args: [] };
}
