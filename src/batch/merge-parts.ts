import { LanserError } from '../model/lanser-error.ts';
import type { BatchInputDigest } from '../model/generated/bundle.ts';
import { answeredLines, type AnsweredLine } from './bundle-line.ts';

/** The output of a batch or of one of its shards. */
export interface BatchPart {
  /** The name of the part in messages. */
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

interface NextLine {
  readonly name: string;
  readonly answer: PartLine;
  readonly rest: AsyncIterator<PartLine, void>;
}

/** An answered line without the parsed bundle, which needs much more memory than the text. */
interface PartLine extends Pick<AnsweredLine, 'line' | 'ordinal' | 'text'> {
  readonly input: BatchInputDigest;
  /** The version of lanser that wrote the answer. */
  readonly version: string;
}

/**
 * Yields the lines of the whole batch in order, from parts in any order. Reads the parts line by line.
 *
 * @throws LanserError E/INCONCLUSIVE for a missing or incomplete answer, and if all parts are empty; E/USAGE for two
 * answers to a line, and for answers to a stream of requests; E/VERSION_SKEW for different inputs or versions of
 * lanser; E/SCHEMA_INVALID for a part that is not a batch's output or is out of order; the errors of `chunks`.
 */
export async function* mergeParts(parts: readonly BatchPart[]): AsyncGenerator<string, void> {
  const readers = parts.map((part) => ({ name: part.name, rest: partLines(part) }));
  // An array, because a map that gains and loses an entry with each line would keep much memory.
  const heads: NextLine[] = [];
  let last: NextLine | undefined;
  let firstLine: NextLine | undefined;

  const read = async ({ name, rest }: Pick<NextLine, 'name' | 'rest'>): Promise<void> => {
    const next = await rest.next();
    if (next.done === true) return;
    const head: NextLine = { name, answer: next.value, rest };
    firstLine ??= head;
    checkSameInput(firstLine, head);
    checkSameVersion(firstLine, head);
    const duplicate = heads.find(({ answer }) => answer.ordinal === head.answer.ordinal);
    if (duplicate !== undefined) throw duplicateLine(duplicate, head);
    heads.push(head);
  };

  try {
    for (const reader of readers) await read(reader);
    for (let ordinal = 1; ; ordinal += 1) {
      const at = heads.findIndex(({ answer }) => answer.ordinal === ordinal);
      const [head] = at < 0 ? [] : heads.splice(at, 1);
      if (head === undefined) break;
      last = head;
      yield `${head.answer.text}\n`;
      await read(head);
    }
    checkComplete(firstLine, last, heads);
  } finally {
    for (const { rest } of readers) await rest.return();
  }
}

async function* partLines({ name, chunks }: BatchPart): AsyncGenerator<PartLine, void> {
  let before: PartLine | undefined;
  for await (const answer of answeredLines(name, chunks)) {
    const shown = JSON.stringify(name);
    if ('kind' in answer) {
      const message = `${shown} ends within a line: its batch was interrupted.`;
      throw new LanserError('E/INCONCLUSIVE', message, {}, { hint: 'resume-batch' });
    }
    const { line, ordinal, text, input, bundle } = answer;
    if (input === undefined) {
      throw new LanserError(
        'E/USAGE',
        `${shown} answers line ${line} of a stream, but only answers to a file of requests can be merged. Write the requests to a file, and run the batch again.`,
        { line },
      );
    }
    if (ordinal <= (before?.ordinal ?? 0) || line <= (before?.line ?? 0) || ordinal > input.requests) {
      throw new LanserError(
        'E/SCHEMA_INVALID',
        `The answer to line ${line} in ${shown} is out of order. Pass the parts as the batch wrote them.`,
        { line },
      );
    }
    before = { line, ordinal, text, input, version: bundle.environment.tool.version };
    yield before;
  }
}

function checkSameInput(one: NextLine, other: NextLine): void {
  const { digest, requests } = one.answer.input;
  if (other.answer.input.digest === digest && other.answer.input.requests === requests) return;
  throw new LanserError(
    'E/VERSION_SKEW',
    `${JSON.stringify(one.name)} and line ${other.answer.line} in ${JSON.stringify(other.name)} answer different inputs. Merge the parts of one input.`,
    { line: other.answer.line },
  );
}

function checkSameVersion(one: NextLine, other: NextLine): void {
  const [version, otherVersion] = [one.answer.version, other.answer.version];
  if (version === otherVersion) return;
  throw new LanserError(
    'E/VERSION_SKEW',
    `${JSON.stringify(one.name)} was written by lanser ${version}, but line ${other.answer.line} in ${JSON.stringify(other.name)} was written by lanser ${otherVersion}. Run all shards with one version.`,
    { line: other.answer.line },
  );
}

function duplicateLine(one: NextLine, other: NextLine): LanserError {
  const { line } = other.answer;
  return new LanserError(
    'E/USAGE',
    `Line ${line} is answered twice, in ${JSON.stringify(one.name)} and in ${JSON.stringify(other.name)}. Pass each part once.`,
    { line },
  );
}

function checkComplete(
  firstLine: NextLine | undefined,
  last: NextLine | undefined,
  heads: readonly NextLine[],
): void {
  if (firstLine === undefined) {
    const message = 'The parts are empty, so the batch is unknown. Pass at least one part with answers.';
    throw new LanserError('E/INCONCLUSIVE', message);
  }
  const { requests } = firstLine.answer.input;
  const ordinal = (last?.answer.ordinal ?? 0) + 1;
  if (ordinal > requests) return;
  const after = last?.answer.line ?? 0;
  const [next] = heads.toSorted((one, other) => one.answer.ordinal - other.answer.ordinal);
  const before = next?.answer.line ?? null;
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The answer to ${missingPlace(ordinal, after, next)} is missing in the parts: request ${ordinal} of ${requests}. Let all shards finish, and pass all parts.`,
    { ordinal, requests, after, before },
  );
}

/**
 * Describes the place of the first missing answer. The line number is unknown if no later answer exists, or if the
 * input has blank lines between the previous and the next answer.
 */
function missingPlace(ordinal: number, after: number, next: NextLine | undefined): string {
  if (next === undefined) return `the next request after line ${after}`;
  const { line } = next.answer;
  return line - after === next.answer.ordinal - ordinal + 1
    ? `line ${after + 1}`
    : `a line between ${after} and ${line}`;
}
