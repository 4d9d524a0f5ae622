import path from 'node:path';
import type { OutputName } from '../batch/output-file.ts';
import type { Shard } from '../batch/shard.ts';
import type { ManifestEntry } from '../model/generated/manifest.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import type { PairOutcome } from './pair-task.ts';
import { planPairs, type PlannedLine } from './plan-pairs.ts';
import { readManifest, type ManifestLine } from './read-manifest.ts';
import {
  copyManifest,
  intactReport,
  isFinished,
  makeResultsFolder,
  openIndex,
  readCopiedManifest,
  readEntries,
  type Entries,
} from './results-folder.ts';
import { costsOf, linesInShard, longestFirst, type Costs } from './select-shard.ts';
import { failed, runPairs, type RunnableLine } from './worker-pool.ts';

export interface ManifestOptions {
  readonly host: Host;
  readonly manifest: string;
  /** The folder to which paths in the manifest are relative; absolute. */
  readonly directory: string;
  readonly out: OutputName;
  /** The maximum number of worker processes. */
  readonly workers: number;
  /** The part of the manifest to run. Default: the whole manifest. */
  readonly shard?: Shard | undefined;
  /** The results folder of an earlier run. Its recorded durations balance the shards and the workers. */
  readonly costs?: OutputName | undefined;
  /** Called for each line that cannot run, before any pair runs. */
  readonly onInvalid?: ((line: number, error: LanserError) => void) | undefined;
  /** Called after the outcome of a pair is recorded. Not called for lines that cannot run. */
  readonly onPair?: ((progress: RunProgress) => void) | undefined;
  readonly signal: AbortSignal;
}

/** The progress of a run. A pair counts once, even if several lines contain it. */
export interface RunProgress {
  /** The number of pairs with an outcome, including lines that cannot run, and reused results of earlier runs. */
  readonly done: number;
  readonly total: number;
  /** The number of pairs that this run evaluates per minute. */
  readonly perMinute: number;
  readonly secondsLeft: number;
}

/**
 * The numbers of pairs after a run, in the manifest or in the shard. A pair that is on several lines counts once for
 * each line, except in `evaluated`.
 */
export interface RunSummary {
  readonly pairs: number;
  /** The pairs that this run has evaluated, each once. Omits lines that cannot run, and reused results. */
  readonly evaluated: number;
  readonly clean: number;
  readonly findings: number;
  /** The pairs without a conclusive result (the next run repeats them), and the lines that cannot run. */
  readonly unfinished: readonly UnfinishedPair[];
}

export interface UnfinishedPair {
  readonly line: number;
  readonly id: unknown;
  /** Null if the gate was inconclusive; the report then has the reason. */
  readonly error: ManifestEntry['error'];
  readonly report: string | null;
}

/**
 * Runs the gates of a manifest or of one shard in worker processes. Reuses a conclusive result for the same commits
 * and version of lanser if its report is unchanged. A pair that fails or ends its worker does not affect other pairs.
 *
 * @throws LanserError E/USAGE, E/JAIL, E/FS_PERMISSIONS, E/CONTENT_MODIFIED (another run of the same shard in this
 * folder), E/SCHEMA_INVALID (an index in the folder of results or costs), E/INTERRUPTED, E/REQUEST_CANCELLED.
 */
export async function runManifest(options: ManifestOptions): Promise<RunSummary> {
  const { host, manifest, directory, out, shard, signal } = options;
  const lines = readManifest(manifest);
  if (lines.length === 0) {
    throw new LanserError('E/USAGE', 'The manifest has no pairs. Write one pair per line.');
  }
  if (shard !== undefined && options.costs?.file === out.file) {
    throw new LanserError(
      'E/USAGE',
      'The folder of costs is also the folder of results. This run adds durations there, so later shards would balance the pairs differently. Name a folder of costs that does not change.',
    );
  }
  const seconds = options.costs === undefined ? undefined : await secondsIn(options.costs);
  const mine = shard === undefined ? lines : linesInShard(lines, shard, seconds);
  const folder = await makeResultsFolder(out);
  await using index = await openIndex({ file: folder, name: out.name }, shard);
  // `openIndex` has locked the index, so a second run of the same shard cannot replace the manifest of this run.
  await copyManifest(folder, out, manifest);
  const clones = path.join(folder, 'clones');
  const planned = await planPairs(mine, { host, directory, clones, signal });
  for (const { line, task } of planned) if (task instanceof LanserError) options.onInvalid?.(line, task);
  const known = await readEntries({ file: folder, name: out.name });
  const unique = new Map(planned.map((line) => [line.key, line]));
  const entries = new Map<string, ManifestEntry>();
  for (const line of unique.values()) {
    const entry = known.get(line.key);
    if (entry === undefined || !isStillTrue(entry, line)) continue;
    // The file of a report may be missing, changed or unreadable.
    if (entry.report !== null && (await intactReport(folder, entry.report)) === undefined) continue;
    entries.set(line.key, entry);
  }
  const record = async (line: PlannedLine, outcome: PairOutcome): Promise<void> => {
    const { key: pair, base, head } = line;
    const endedAt = endedAtAfter(known.get(pair), host);
    const entry: ManifestEntry = {
      version: '1.0',
      pair,
      base,
      head,
      ...outcome,
      tool: TOOL.version,
      endedAt,
    };
    await index.append(entry);
    entries.set(pair, entry);
  };
  const left = [...unique.values()].filter(({ key }) => !entries.has(key));
  for (const line of left) {
    if (line.task instanceof LanserError) await record(line, failed(line.task));
  }
  const queue = left.filter((line): line is RunnableLine => !(line.task instanceof LanserError));
  const startMs = host.monotonicMs();
  let evaluated = 0;
  const ordered = seconds === undefined ? queue : longestFirst(queue, costsOf(lines, seconds));
  await runPairs(ordered, { ...options, folder }, async (line, outcome) => {
    await record(line, outcome);
    evaluated += 1;
    const perMs = evaluated / (host.monotonicMs() - startMs);
    options.onPair?.({
      done: entries.size,
      total: unique.size,
      perMinute: perMs * 60_000,
      secondsLeft: (queue.length - evaluated) / perMs / 1000,
    });
  });
  return summaryOf(mine, entries, evaluated);
}

async function secondsIn(costs: OutputName): Promise<Costs> {
  // Rejects a missing folder, for example a mistyped name. `readEntries` would find no costs in it.
  await readCopiedManifest(costs);
  const entries = await readEntries(costs);
  return new Map([...entries.values()].map(({ pair, seconds }) => [pair as ManifestLine['key'], seconds]));
}

/**
 * Returns true if the run can reuse an entry. A line with an error reuses an entry with the same error. Any other
 * line reuses a conclusive result for the same commits by the same version of lanser.
 */
function isStillTrue(entry: ManifestEntry, { pair, task, base, head }: PlannedLine): boolean {
  if (task instanceof LanserError) return JSON.stringify(entry.error) === JSON.stringify(task.toJSON());
  // An entry is not reused if the commit of a branch is unknown. In a shallow clone, the worker fetches such a
  // branch, and the branch may have moved in the remote repository.
  if (!(pair instanceof LanserError) && (isUnknown(pair.base, base) || isUnknown(pair.head, head))) {
    return false;
  }
  return isFinished(entry) && entry.base === base && entry.head === head && entry.tool === TOOL.version;
}

/** Returns true for a revision without a known commit, unless the revision is a full commit id. */
function isUnknown(revision: string | undefined, commit: string | null): boolean {
  return revision !== undefined && commit === null && !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(revision);
}

/** Returns the current time, or a later time if the clock was set back since the earlier entry of the pair. */
function endedAtAfter(earlier: ManifestEntry | undefined, host: Host): string {
  const minimum = earlier === undefined ? 0 : Date.parse(earlier.endedAt) + 1;
  const ended = new Date(Math.max(host.now(), minimum));
  // The schema permits any text as `endedAt`, so `minimum` may be NaN.
  return (Number.isNaN(ended.getTime()) ? new Date(host.now()) : ended).toISOString();
}

function summaryOf(lines: readonly ManifestLine[], entries: Entries, evaluated: number): RunSummary {
  const found = lines.flatMap((line) => {
    const entry = entries.get(line.key);
    return entry === undefined ? [] : [{ line, entry }];
  });
  const count = (conclusion: ManifestEntry['conclusion']): number =>
    found.filter(({ entry }) => entry.conclusion === conclusion).length;
  return {
    pairs: lines.length,
    evaluated,
    clean: count('clean'),
    findings: count('findings'),
    unfinished: found
      .filter(({ entry }) => !isFinished(entry))
      .map(({ line: { line, id }, entry: { error, report } }) => ({ line, id, error, report })),
  };
}
