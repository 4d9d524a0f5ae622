import { LanserError } from '../../model/lanser-error.ts';
import { decodeUtf8 } from '../../text/decode-utf8.ts';
import { readJson } from '../../text/json-text.ts';

/**
 * Parses the JSON of a schema file.
 *
 * @throws LanserError E/SCHEMA_INVALID with the position if the file is not UTF-8, or if {@link readJson}
 * rejects the text.
 */
export function readSchemaFile(name: string, bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  if (text.kind !== 'decoded') throw invalid(name, { pointer: '', expected: `UTF-8 (byte ${text.byte})` });
  const read = readJson(text.text);
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
  const message = `${JSON.stringify(name)} is not a JSON Schema: expected ${violation.expected}.`;
  return new LanserError('E/SCHEMA_INVALID', message, { violations: [violation] });
}
