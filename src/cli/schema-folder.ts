import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import type { SchemaFiles } from '../session/schemas/gather-references.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { readJson } from '../text/json-text.ts';

/** The schemas that stand beside one on the disk. */
export function schemaFolder(folder: string): SchemaFiles {
  const read = async (file: string): Promise<unknown> => {
    try {
      return readSchemaFile(file, await readFile(path.join(folder, file)));
    } catch {
      return undefined;
    }
  };
  return {
    read,
    named: async (name) => ((await read(name)) === undefined ? [] : [name]),
    likely: async () =>
      (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted(compareCodeUnits),
  };
}

/**
 * The JSON of a schema's file.
 *
 * @throws LanserError E/SCHEMA_INVALID with the place where it is none.
 */
export function readSchemaFile(name: string, bytes: Buffer): unknown {
  const text = decodeUtf8(bytes);
  if (text.kind !== 'decoded') throw invalid(name, { pointer: '', expected: `UTF-8 (byte ${text.byte})` });
  const read = readJson(text.text.replace(/^\uFEFF/u, ''));
  if (read.kind === 'read') return read.value;
  const [fault] = read.faults;
  const { line, column } = fault?.place ?? { line: 1, column: 1 };
  const place = `line ${line}, column ${column}`;
  throw invalid(name, { pointer: fault?.pointer ?? '', expected: `${fault?.expected ?? 'JSON'} (${place})` });
}

function invalid(
  name: string,
  violation: { readonly pointer: string; readonly expected: string },
): LanserError {
  const message = `${JSON.stringify(name)} is no JSON Schema: expected ${violation.expected}.`;
  return new LanserError('E/SCHEMA_INVALID', message, { violations: [violation] });
}
