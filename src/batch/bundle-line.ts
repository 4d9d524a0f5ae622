import { isUtf8 } from 'node:buffer';
import { bundleIdOf } from '../bundle/hash-domain.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BatchInputDigest } from '../model/generated/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { jsonWithoutCommands } from '../report/workflow-commands.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import { byteLines } from '../text/byte-lines.ts';

/** Returns true if a bundle has no times and no data of the machine. */
export function isStable({ environment, meta }: Bundle): boolean {
  return !('local' in environment || 'timing' in meta || 'startedAt' in meta);
}

export function bundleLine(bundle: Bundle): string {
  return `${JSON.stringify(bundle)}\n`;
}

/** A line of an earlier output: a bundle with a verified id, and the position of the answered request. */
export interface AnsweredLine {
  /** The line as a batch writes it to a file, without its line feed. */
  readonly text: string;
  /**
   * The length in bytes of the line as it was read, without its line feed. A line from standard output in GitHub
   * Actions can be longer than `text`, because it can contain more escapes.
   */
  readonly bytes: number;
  readonly bundle: Bundle;
  readonly line: number;
  readonly ordinal: number;
  /** `sha256:` and the digest of the request's line. */
  readonly request: string;
  readonly input: BatchInputDigest | undefined;
}

/** An incomplete last line, for example from a process that was killed. */
export interface TruncatedLine {
  readonly kind: 'truncated';
}

const MAX_LINE_LENGTH = 256 * 2 ** 20;

/**
 * Reads the lines of a batch's output one at a time.
 *
 * @param name The name of the file in messages.
 * @throws LanserError E/SCHEMA_INVALID for a line that is not an answer of a batch; the errors of `chunks`.
 */
export async function* answeredLines(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<AnsweredLine | TruncatedLine, void> {
  for await (const { number, bytes, isEnded } of byteLines(chunks, MAX_LINE_LENGTH)) {
    const refuse = (reason: string): LanserError =>
      new LanserError(
        'E/SCHEMA_INVALID',
        `Line ${number} of ${JSON.stringify(name)} is not an answer of a batch: ${reason}. Pass the unchanged output of a batch.`,
        { line: number },
      );
    if (bytes === undefined) throw refuse('it is longer than 256 MiB');
    if (isEnded) yield readAnswer(bytes, refuse);
    else if (beginsBundle(bytes)) yield { kind: 'truncated' };
    else throw refuse('it is not a bundle');
  }
}

const BEGINNING = Buffer.from('{"version":"1.2","bundleId":"sha256:');

/**
 * Returns true if an incomplete last line starts like a bundle. A resumed batch removes only such a line, because a
 * different file, passed by mistake, must not lose its last line.
 */
function beginsBundle(bytes: Buffer): boolean {
  const length = Math.min(bytes.length, BEGINNING.length);
  return bytes.subarray(0, length).equals(BEGINNING.subarray(0, length));
}

function readAnswer(bytes: Buffer, refuse: (reason: string) => LanserError): AnsweredLine {
  if (!isUtf8(bytes)) throw refuse('it is not UTF-8');
  const text = bytes.toString('utf8');
  if (text.startsWith('\u{FEFF}')) throw refuse('it begins with a byte order mark (U+FEFF)');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('it is not JSON');
  }
  const [violation] = violationsOf('bundle', value);
  if (violation !== undefined) throw refuse(violationText(violation));
  const canonical = JSON.stringify(value);
  // In GitHub Actions, a batch escapes workflow commands on standard output, but not in files. Any other difference
  // shows that a program has rewritten the line.
  if (text !== canonical && text !== jsonWithoutCommands(canonical))
    throw refuse('it is not formatted as a batch writes it');
  const bundle = value as Bundle;
  if (!matchesId(bundle)) throw refuse('bundleId is not the hash of the bundle');
  const { line, ordinal, request, input } = bundle.meta.batch ?? {};
  if (line === undefined || ordinal === undefined || request === undefined) {
    throw refuse('meta.batch lacks line, ordinal or request');
  }
  return { text: canonical, bytes: bytes.length, bundle, line, ordinal, request, input };
}

function matchesId({ bundleId, ...rest }: Bundle): boolean {
  try {
    return bundleIdOf(rest) === bundleId;
  } catch {
    // Lone surrogates have no canonical form and never appear in a bundle.
    return false;
  }
}
