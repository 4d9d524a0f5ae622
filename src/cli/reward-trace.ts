import path from 'node:path';
import type { ProcessReward } from '../model/bundle.ts';
import { stepsTable, type ScoredStep } from '../report/reward-steps.ts';
import {
  counterfactuals,
  trainingRecords,
  type PathOptions,
  type RecordedStep,
} from '../reward/training-records.ts';
import { traceRewards, traceSteps } from '../replay/trace-steps.ts';
import type { Edge } from './process-edge.ts';
import { bytesRead } from './trace-options.ts';

export const REWARD_FORMATS = ['table', 'json', 'jsonl'] as const;

export type RewardFormat = (typeof REWARD_FORMATS)[number];

/** Prints the scores of a trace's steps, by default with the recorded weights. Returns the exit code. */
export async function printTraceRewards(
  edge: Edge,
  name: string,
  format: RewardFormat,
  requested: PathOptions,
  partial: boolean | undefined,
): Promise<number> {
  const file = path.resolve(name);
  const isRequested = requested.version !== undefined || requested.weights !== undefined;
  const recorded = await traceRewards(file);
  const choice = isRequested ? requested : { ...recorded, scope: requested.scope ?? recorded.scope };
  const { signal } = edge;
  const steps = traceSteps(file, { partial, signal, progress: await bytesRead(file, edge) });
  if (format === 'table') {
    edge.print(stepsTable(await scoredSteps(steps, choice), edge.colors));
    return 0;
  }
  let isFirst = true;
  for await (const record of trainingRecords(steps, choice)) {
    const text = JSON.stringify(record);
    const piece = format === 'jsonl' ? `${text}\n` : `${isFirst ? '[' : ','}${text}`;
    isFirst = false;
    if (!edge.out(piece) && !(await edge.drained())) return 0;
  }
  if (format === 'json') edge.out(isFirst ? '[]\n' : ']\n');
  return 0;
}

/** Pairs each step's recorded score with its score by the chosen weights. */
async function scoredSteps(
  steps: AsyncIterable<RecordedStep>,
  { scope, ...choice }: PathOptions,
): Promise<readonly ScoredStep[]> {
  const recordedSteps: { readonly operation: string | null; readonly recorded: ProcessReward | null }[] = [];
  const recordSteps = async function* (): AsyncGenerator<RecordedStep> {
    for await (const step of steps) {
      recordedSteps.push({ operation: step.request.cmd, recorded: step.bundle.processReward });
      yield step;
    }
  };
  const scored: ScoredStep[] = [];
  for await (const { index, rewards } of counterfactuals(recordSteps(), [choice], { scope })) {
    const { operation = null, recorded = null } = recordedSteps[scored.length] ?? {};
    scored.push({ index, operation, recorded, reward: rewards[0] ?? null });
  }
  return scored;
}
