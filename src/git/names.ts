import { isUtf8 } from 'node:buffer';
import { LanserError } from '../model/lanser-error.ts';
import type { Git } from './git.ts';

/** Splits `-z` output into its fields as bytes, because names in Git have no encoding. */
export function splitNulBytes(output: Buffer): readonly Buffer[] {
  const fields: Buffer[] = [];
  for (let start = 0; start < output.length;) {
    const nul = output.indexOf(0, start);
    const end = nul === -1 ? output.length : nul;
    fields.push(output.subarray(start, end));
    start = end + 1;
  }
  return fields;
}

/** Decodes a name. Returns undefined for a name that is not UTF-8: two such names could decode to the same text. */
export function decodeName(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

/**
 * Decodes the path of a file. If the path is not UTF-8 and the file is not a Python file, logs the path and returns
 * undefined.
 *
 * @throws LanserError E/INCONCLUSIVE, with `details`, for a Python file whose path is not UTF-8.
 */
export function readableName(
  bytes: Buffer,
  git: Git,
  details: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const name = decodeName(bytes);
  if (name !== undefined) return name;
  const escaped = escapeName(bytes);
  if (!/\.pyi?$/u.test(bytes.toString('latin1'))) {
    git.log(`"${escaped}" is skipped: its name is not UTF-8`);
    return undefined;
  }
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The name "${escaped}" is not UTF-8, so the file cannot be checked. Rename the file in each compared version, and run again.`,
    { path: escaped, reason: 'name-not-utf-8', ...details },
  );
}

/** Escapes a name as in a JSON string. A byte that is not UTF-8 becomes `\x` and two hexadecimal digits. */
export function escapeName(bytes: Buffer): string {
  let escaped = '';
  for (const part of characters(bytes)) {
    escaped +=
      typeof part === 'number'
        ? `\\x${part.toString(16).padStart(2, '0')}`
        : JSON.stringify(part).slice(1, -1);
  }
  return escaped;
}

const FIRST_ESCAPE = 0xdc00;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Decodes a name. A byte that is not UTF-8 becomes a lone surrogate, as with `surrogateescape` (PEP 383). */
export function losslessName(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let name = '';
  for (const part of characters(bytes)) {
    name += typeof part === 'number' ? String.fromCharCode(FIRST_ESCAPE + part) : part;
  }
  return name;
}

/** Returns true if a name from {@link losslessName} represents bytes that are not UTF-8. */
export function isEscapedName(name: string): boolean {
  return LONE_SURROGATE.test(name);
}

/** Returns the bytes of a name from {@link losslessName}. */
export function nameBytes(name: string): Buffer {
  const parts = [...name.matchAll(/[^]/gu)].map(([part]) => {
    return isEscapedName(part) ? Buffer.from([part.charCodeAt(0) - FIRST_ESCAPE]) : Buffer.from(part);
  });
  return Buffer.concat(parts);
}

/** Yields each character of a name as a string, and each byte that is not UTF-8 as a number. */
function* characters(bytes: Buffer): Generator<string | number> {
  for (let start = 0; start < bytes.length;) {
    const length = [1, 2, 3, 4].find((count) => {
      return start + count <= bytes.length && isUtf8(bytes.subarray(start, start + count));
    });
    yield length === undefined ? (bytes[start] as number) : bytes.toString('utf8', start, start + length);
    start += length ?? 1;
  }
}
