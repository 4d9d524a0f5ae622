import type { DocumentVerdict, DocumentViolation, FileDocumentVerdict } from '../model/validation.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { placesInJson, readJson } from '../text/json-text.ts';
import { pointerParts } from '../text/json-pointer.ts';
import { checkSettings, isSettingsFile } from './check-settings.ts';
import { documentPieces, MAX_DOCUMENT_LENGTH, type DocumentPiece } from './document-pieces.ts';
import { validateDocument, type ValidateOptions } from './validate-document.ts';

/** The maximum UTF-16 length of JSON whose schema violations get a place. In longer JSON, this needs much memory. */
const MAX_LENGTH_WITH_PLACES = 16 * 2 ** 20;
/** The maximum number of violations of a JSON text that get a line and column. Finding them may visit many values. */
const MAX_PLACES = 1000;

export type CheckOptions = Pick<ValidateOptions, 'schema' | 'hashes'>;

/**
 * Checks the documents of a file, each as soon as it is read. A YAML or TOML file is one document, by default a
 * lanser configuration. Other files contain one JSON document, or one per line. An unreadable document is `invalid`.
 *
 * @param path the path in the verdicts. Its extension determines the format.
 */
export async function* checkDocuments(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  options: CheckOptions,
): AsyncGenerator<FileDocumentVerdict> {
  const isSettings = isSettingsFile(path);
  const isLines = /\.(?:jsonl|ndjson)$/u.test(path);
  for await (const piece of documentPieces(chunks, isSettings ? 'one' : isLines ? 'lines' : 'either')) {
    const { startLine, isLine } = piece;
    const text = textOf(piece);
    const verdict =
      typeof text !== 'string'
        ? unreadable([text])
        : isSettings
          ? await checkSettings(path, text, options)
          : await checkText(path, text, startLine, options);
    yield { path, line: isLine ? startLine : null, ...verdict };
  }
}

function textOf({ bytes, startLine }: DocumentPiece): string | DocumentViolation {
  if (bytes === undefined) {
    const expected = `at most ${MAX_DOCUMENT_LENGTH / 2 ** 20} MiB in one document`;
    return { pointer: '', value: null, expected, place: { line: startLine, column: 1 } };
  }
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'decoded') return decoded.text;
  const lines = decoded.text.split('\n');
  return {
    pointer: '',
    value: `\\x${(bytes[decoded.byte] ?? 0).toString(16).padStart(2, '0')}`,
    expected: 'UTF-8',
    place: { line: startLine + lines.length - 1, column: (lines.at(-1) ?? '').length + 1 },
  };
}

async function checkText(
  path: string,
  text: string,
  startLine: number,
  options: CheckOptions,
): Promise<DocumentVerdict> {
  const read = readJson(text);
  if (read.kind === 'refused') {
    return unreadable(
      read.faults.map(({ pointer, found, expected, place }) => ({
        pointer,
        value: found,
        expected,
        place: { ...place, line: place.line + startLine - 1 },
      })),
    );
  }
  const verdict = await validateDocument(read.value, { ...options, fileName: path });
  if (verdict.conclusion === 'valid' || text.length > MAX_LENGTH_WITH_PLACES) return verdict;
  const placeOf = placesInJson(text);
  const placed = verdict.errors.map((error, index) => {
    if (index >= MAX_PLACES) return error;
    const place = placeOf(pointerParts(error.pointer));
    return place === undefined ? error : { ...error, place: { ...place, line: place.line + startLine - 1 } };
  });
  return { ...verdict, errors: placed };
}

function unreadable(errors: readonly DocumentViolation[]): DocumentVerdict {
  return { schema: null, conclusion: 'invalid', errors };
}
