import { isUtf8 } from 'node:buffer';
import { LanserError } from '../model/lanser-error.ts';
import type { Git } from './git.ts';

const PYTHON_NAME = /\.pyi?$/u;

/** Fields of a `-z` output as bytes: Git's names have no encoding. */
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

/** The name, or undefined where its bytes are not UTF-8: two such names may look the same once decoded. */
export function decodeName(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

/**
 * The name of a file that the check may need; undefined, and a line in the log, where it is not UTF-8
 * and no name of Python. A file in a folder of such a name has such a name itself.
 *
 * @throws LanserError E/INCONCLUSIVE where it is not UTF-8 and the name of a Python file.
 */
export function readableName(
  bytes: Buffer,
  git: Git,
  details: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const name = decodeName(bytes);
  if (name !== undefined) return name;
  const escaped = escapeName(bytes);
  if (!PYTHON_NAME.test(bytes.toString('latin1'))) {
    git.log(`"${escaped}" is left out: its name is not UTF-8`);
    return undefined;
  }
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The name "${escaped}" is not UTF-8, so the file cannot be checked. Rename it, on both sides where both have it, and run again.`,
    { path: escaped, reason: 'name-not-utf-8', ...details },
  );
}

/** As in a JSON string, with `\xe9` for a byte that is no part of a character. */
export function escapeName(bytes: Buffer): string {
  let escaped = '';
  for (let start = 0; start < bytes.length;) {
    const length = [1, 2, 3, 4].find((count) => {
      return start + count <= bytes.length && isUtf8(bytes.subarray(start, start + count));
    });
    const character = bytes.toString('utf8', start, start + (length ?? 1));
    escaped +=
      length === undefined
        ? `\\x${(bytes[start] as number).toString(16).padStart(2, '0')}`
        : JSON.stringify(character).slice(1, -1);
    start += length ?? 1;
  }
  return escaped;
}
