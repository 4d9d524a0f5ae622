import { isStopped, LanserError } from '../model/lanser-error.ts';
import type { RewardSession } from '../reward/reward-session.ts';
import type { Workspace } from '../registry/workspace.ts';
import { stableBundle } from '../bundle/stable-bundle.ts';
import { answerBatch, type BatchOptions } from './answer-batch.ts';
import type { BatchInput, BatchRequests } from './batch-input.ts';
import { answeredLines, bundleLine } from './bundle-line.ts';
import { checkAnswered } from './check-answered.ts';
import { openOutput, type OutputFile, type OutputName } from './output-file.ts';

export interface BatchToFileOptions extends BatchOptions {
  /** True to continue where an earlier run ended, even after a crash. */
  readonly resume?: boolean | undefined;
  /** Called with the number of answers in the file: once at the start, then after each new answer. */
  readonly onAnswer?: (done: number) => void;
}

/**
 * Writes the answers of a batch to a file, one per line, without times and data of the machine. With `resume`,
 * continues after the last complete answer in the file. Opens no workspace if the file has all answers.
 *
 * @throws LanserError E/USAGE if the file exists and `resume` is not true, or if it is not a regular file;
 *   E/VERSION_SKEW if the file has answers to a different input or shard, or from a different version of lanser;
 *   E/SCHEMA_INVALID if the file is not the output of a batch; E/CONTENT_MODIFIED if another process writes the
 *   file, or if the input changes; after an abort, the signal's reason or E/REQUEST_CANCELLED; E/JAIL if the path of
 *   the file follows a link in a checkout; E/FS_PERMISSIONS if the file or a trace cannot be read or written; the
 *   errors of reading the input and of opening the workspace.
 */
export async function batchToFile(
  openWorkspace: () => Promise<Workspace>,
  { lines }: BatchRequests,
  output: OutputName,
  options: BatchToFileOptions,
): Promise<void> {
  // Undefined until the answers in an existing file have been read.
  let done: number | undefined;
  const count = (answers: number): void => {
    done = answers;
    options.onAnswer?.(answers);
  };
  try {
    await using file = await openOutput(output, options.resume === true ? 'resume' : 'create');
    const answered = await checkAnswered(answeredLines(output.name, file.read()), lines);
    await file.cutTo(answered.bytes);
    let written = answered.requests;
    count(written);
    const first = await lines.next();
    if (first.done === true) return;
    await using workspace = await openWorkspace();
    const rewards = options.rewards?.(workspace);
    // A reward depends on all earlier answers, including the answers in the file.
    if (rewards !== undefined && answered.requests > 0) await scoreEarlierAnswers(rewards, file, output);
    for await (const bundle of answerBatch(workspace, withFirst(first.value, lines), {
      ...options,
      rewards,
    })) {
      await file.append(bundleLine(stableBundle(bundle)));
      written += 1;
      count(written);
    }
  } catch (error) {
    if (!(error instanceof LanserError) || !isStopped(error)) throw error;
    const name = JSON.stringify(output.name);
    const kept = done === undefined ? 'keeps its earlier answers' : `has the first ${done} answers`;
    const message = `The batch was stopped. ${name} ${kept}.`;
    const details = { ...error.details, ...(done === undefined ? {} : { answered: done }) };
    throw new LanserError(error.code, message, details, { cause: error, hint: 'resume-batch' });
  } finally {
    await lines.return();
  }
}

async function scoreEarlierAnswers(
  rewards: RewardSession,
  file: OutputFile,
  { name }: OutputName,
): Promise<void> {
  for await (const answer of answeredLines(name, file.read())) {
    if (!('kind' in answer)) rewards.score(answer.bundle);
  }
}

async function* withFirst(
  first: BatchInput,
  lines: AsyncGenerator<BatchInput, void>,
): AsyncGenerator<BatchInput, void> {
  yield first;
  yield* lines;
}
