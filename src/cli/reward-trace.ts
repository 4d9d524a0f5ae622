import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import type { ProcessReward } from '../model/bundle.ts';
import type { TrainingRecord } from '../model/generated/training-record.ts';
import { stepsTable, type ScoredStep } from '../report/reward-steps.ts';
import { visible } from '../report/visible.ts';
import { atifTrajectory, type AtifTrajectory } from '../reward/atif.ts';
import { rewardFormula, type RewardChoice, type RewardFormula } from '../reward/formula.ts';
import {
  counterfactuals,
  trainingRecords,
  type PathOptions,
  type RecordOptions,
  type RecordedStep,
} from '../reward/training-records.ts';
import { scopeFiles } from '../reward/scope-files.ts';
import { traceRewards, traceSteps } from '../replay/trace-steps.ts';
import { shownName } from '../workspace/containment.ts';
import { documentsBelow } from './documents-below.ts';
import type { Edge } from './process-edge.ts';
import { bytesRead } from './trace-options.ts';

export const REWARD_FORMATS = ['table', 'json', 'jsonl', 'atif'] as const;

export type RewardFormat = (typeof REWARD_FORMATS)[number];

export interface TraceRewardOptions extends RecordOptions {
  readonly format: RewardFormat;
  readonly partial: boolean | undefined;
}

/** Prints scores, training records or ATIF trajectories of recordings. Returns the exit code 0. */
export async function printTraceRewards(
  edge: Edge,
  names: readonly string[],
  options: TraceRewardOptions,
): Promise<number> {
  const { format } = options;
  const traces = await chosenTraces(await tracesOf(edge, names), options);
  let isFirst = true;
  for (const { file, name, choice } of traces) {
    const recorded = traceSteps(file, {
      partial: options.partial,
      signal: edge.signal,
      progress: await bytesRead(file, edge),
    });
    const steps = withScopeFiles(recorded, options.scope);
    if (format === 'table') {
      if (traces.length > 1) edge.print(`${isFirst ? '' : '\n'}${edge.colors.bold(visible(name))}\n`);
      edge.print(stepsTable(await scoredSteps(steps, choice), edge.colors));
      isFirst = false;
      continue;
    }
    const records = trainingRecords(steps, { ...choice, episode: name });
    for await (const document of format === 'atif' ? trajectory(records) : records) {
      const text = JSON.stringify(document);
      const piece = format === 'json' ? `${isFirst ? '[' : ','}${text}` : `${text}\n`;
      isFirst = false;
      if (!edge.jsonText(piece) && !(await edge.drained())) return 0;
    }
  }
  if (format === 'json') edge.jsonText(isFirst ? '[]\n' : ']\n');
  return 0;
}

/**
 * Yields the steps unchanged, and then checks that their bundles contain the files of the scope.
 *
 * @throws LanserError E/USAGE after the last step, if {@link scopeFiles} reports a missing file.
 */
async function* withScopeFiles(
  steps: AsyncIterable<RecordedStep>,
  scope: PathOptions['scope'],
): AsyncGenerator<RecordedStep> {
  const named = scopeFiles(scope);
  for await (const step of steps) {
    const { previous = null } = step;
    if (previous !== null) named.add(previous);
    named.add(step.bundle);
    yield step;
  }
  named.check();
}

/**
 * Selects the formulas of all recordings before the caller scores one. So invalid weights fail before any output.
 * The command's options override the recorded formula, weights and scope.
 */
async function chosenTraces(
  traces: readonly NamedTrace[],
  { format: _format, partial: _partial, ...requested }: TraceRewardOptions,
): Promise<readonly ChosenTrace[]> {
  const chosen: ChosenTrace[] = [];
  for (const trace of traces) {
    const recorded = await traceRewards(trace.file);
    const formula = formulaOf(trace, requested, recorded);
    chosen.push({ ...trace, choice: { ...requested, ...formula, scope: requested.scope ?? recorded.scope } });
  }
  return chosen;
}

function formulaOf({ name }: NamedTrace, requested: RewardChoice, recorded: RewardChoice): RewardFormula {
  try {
    return rewardFormula(requested, recorded);
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    const next =
      error.code === 'E/USAGE' && 'version' in error.details
        ? ' Pass --reward-version, or score these recordings separately.'
        : '';
    throw new LanserError(error.code, `${JSON.stringify(name)}: ${error.message}${next}`, error.details, {
      cause: error,
    });
  }
}

async function* trajectory(records: AsyncIterable<TrainingRecord>): AsyncGenerator<AtifTrajectory> {
  const all: TrainingRecord[] = [];
  for await (const record of records) all.push(record);
  const document = atifTrajectory(all, TOOL.version);
  if (document !== undefined) yield document;
}

interface NamedTrace {
  readonly file: string;
  /** The name in the output. An absolute path on the command line loses its parent folders (`/a/b` becomes `b`). */
  readonly name: string;
}

interface ChosenTrace extends NamedTrace {
  readonly choice: RecordOptions;
}

/**
 * Returns the recordings with these names. For a folder, returns the `.jsonl` files of {@link documentsBelow}.
 *
 * @throws LanserError E/USAGE for a folder that cannot be read, or that has no such file.
 */
async function tracesOf({ cwd }: Edge, names: readonly string[]): Promise<readonly NamedTrace[]> {
  const found: NamedTrace[] = [];
  for (const given of names) {
    const place = path.resolve(cwd, given);
    const isFolder = (await stat(place).catch(() => undefined))?.isDirectory() === true;
    const name = shownName(given);
    if (!isFolder) found.push({ file: place, name });
    else {
      const files = (await documentsBelow(cwd, place)).filter((file) => file.endsWith('.jsonl'));
      if (files.length === 0) {
        throw new LanserError(
          'E/USAGE',
          `The folder ${JSON.stringify(name)} has no recording: no file below it ends in .jsonl. Write one with --trace-file.`,
        );
      }
      for (const file of files) found.push({ file, name: path.join(name, path.relative(place, file)) });
    }
  }
  return found;
}

/** Scores each step with the chosen formula and weights. Returns these scores with the recorded scores. */
async function scoredSteps(
  steps: AsyncIterable<RecordedStep>,
  { scope, version, weights }: PathOptions,
): Promise<readonly ScoredStep[]> {
  const recordedSteps: { readonly operation: string | null; readonly recorded: ProcessReward | null }[] = [];
  const recordSteps = async function* (): AsyncGenerator<RecordedStep> {
    for await (const step of steps) {
      recordedSteps.push({ operation: step.request.cmd, recorded: step.bundle.processReward });
      yield step;
    }
  };
  const scored: ScoredStep[] = [];
  for await (const { index, rewards } of counterfactuals(recordSteps(), [{ version, weights }], { scope })) {
    const { operation = null, recorded = null } = recordedSteps[scored.length] ?? {};
    scored.push({ index, operation, recorded, reward: rewards[0] ?? null });
  }
  return scored;
}
