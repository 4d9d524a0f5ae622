import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import type { BatchInput } from './batch-input.ts';
import { isStable, type AnsweredLine, type TruncatedLine } from './bundle-line.ts';
import { readRequest } from './read-request.ts';

/** The complete answers in the output file of an interrupted batch. */
export interface AnsweredPart {
  readonly requests: number;
  /** The length of the complete lines in bytes. An incomplete last line is not included. */
  readonly bytes: number;
}

/**
 * Compares the answers in an output file with the start of the input. Consumes the answered lines from `lines`. The
 * remaining lines still need answers.
 *
 * @throws LanserError E/VERSION_SKEW if the answers belong to a different input or shard, or come from a different
 * version of lanser; E/SCHEMA_INVALID if an answer contains times or data of the machine, because a batch does not
 * write them to its file; the errors of `answers` and `lines`.
 */
export async function checkAnswered(
  answers: AsyncIterable<AnsweredLine | TruncatedLine>,
  lines: AsyncIterator<BatchInput, void>,
): Promise<AnsweredPart> {
  let requests = 0;
  let bytes = 0;
  // A changed line also changes the digest of the input. An error for the line is more useful, so the error for the
  // digest comes only after all lines match.
  let otherInput: BatchInput | undefined;
  for await (const answer of answers) {
    if ('kind' in answer) break;
    const next = await lines.next();
    const input = next.done === true ? undefined : next.value;
    checkAnswer(answer, input);
    if (!isSameInput(answer.input, input?.input)) otherInput = input;
    requests += 1;
    bytes += answer.bytes + 1;
  }
  if (otherInput !== undefined) {
    throw skew(`The output answers line ${otherInput.line} as a part of a different input`, {
      line: otherInput.line,
    });
  }
  return { requests, bytes };
}

function checkAnswer(answer: AnsweredLine, input: BatchInput | undefined): void {
  const { line, bundle } = answer;
  if (input === undefined)
    throw skew(`The output answers line ${line}, but no request of the input or shard is left`, { line });
  if (line !== input.line || answer.ordinal !== input.ordinal) {
    throw skew(`The output answers line ${line}, but line ${input.line} of the input is next`, {
      line: input.line,
      answered: line,
    });
  }
  if (answer.request !== input.request || !hasIdOf(answer, input)) {
    throw skew(`The request on line ${line} of the input differs from the request that the output answers`, {
      line,
    });
  }
  const { name, version } = bundle.environment.tool;
  if (name !== TOOL.name || version !== TOOL.version) {
    throw skew(`The output contains an answer of ${name} ${version} to line ${line}`, { line });
  }
  if (isStable(bundle)) return;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `The answer to line ${line} contains values that differ between runs, such as times. A batch does not write such values to its output file.`,
    { line },
    { hint: 'name-output' },
  );
}

/**
 * Returns true if the answer and the line belong to inputs with the same digest and number of requests, or if both
 * belong to streams. Compares both values: the hash covers neither, so a program can have changed only one of them.
 */
function isSameInput(answered: AnsweredLine['input'], input: BatchInput['input']): boolean {
  return answered?.digest === input?.digest && answered?.requests === input?.requests;
}

/** Returns true if the answer has the request's id, which the bundle's hash does not cover. */
function hasIdOf({ bundle }: AnsweredLine, { text }: BatchInput): boolean {
  return JSON.stringify(bundle.meta.batch?.id) === JSON.stringify(readRequest(text).id);
}

function skew(problem: string, details: Readonly<Record<string, number>>): LanserError {
  return new LanserError(
    'E/VERSION_SKEW',
    `${problem}. Resume with the input, shard and lanser version of the earlier run, or name a different output file.`,
    details,
  );
}
