import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InitializeResult } from 'vscode-languageserver-protocol';
import { LanserError } from '../model/lanser-error.ts';
import type { Indexing } from '../model/selector.ts';
import { fromUtf16, toUtf16 } from '../text/column-units.ts';
import { lineIndex, type LineIndex } from '../text/line-index.ts';
import { documentOf, mapPositions, type MapPosition } from './map-positions.ts';

/** The offered encodings in order of preference. UTF-16 needs no conversion, and is the default of LSP. */
export const POSITION_ENCODINGS = ['utf-16', 'utf-8', 'utf-32'] as const;

const UNITS: Readonly<Record<(typeof POSITION_ENCODINGS)[number], Indexing>> = {
  'utf-16': 'utf-16',
  'utf-8': 'utf-8',
  'utf-32': 'codepoint',
};

/**
 * A converter of messages between the server's columns and UTF-16. Both conversions throw E/INDEXING_UNSUPPORTED if
 * they need the text of an unknown document. `fromServer` also throws this error for a column inside a character.
 */
export interface PositionCodec {
  /** Converts a message of the server. `uri` is the document of positions for which the message names no document. */
  fromServer<T>(message: T, uri?: string): T;
  toServer<T>(message: T): T;
  /**
   * Returns the URI of the document of a request with the parameters `message`; undefined if unknown. For a part of a
   * `fromServer` result, such as a code action, prefers the document of the enclosing object, then that call's `uri`.
   */
  documentOf(message: unknown): string | undefined;
}

/**
 * Returns the column unit that a server selects in its response to `initialize`.
 *
 * @throws LanserError E/INDEXING_UNSUPPORTED for an encoding that was not offered.
 */
export function negotiatedUnit({ capabilities }: InitializeResult): Indexing {
  const encoding: unknown = capabilities.positionEncoding ?? 'utf-16';
  const offered = POSITION_ENCODINGS.find((one) => one === encoding);
  if (offered !== undefined) return UNITS[offered];
  const message = `The language server counts columns in ${JSON.stringify(encoding)}, which lanser does not support. Supported: ${POSITION_ENCODINGS.join(', ')}.`;
  throw new LanserError(
    'E/INDEXING_UNSUPPORTED',
    message,
    { encoding, offered: POSITION_ENCODINGS },
    { hint: 'choose-server' },
  );
}

/** Creates a converter. `openText` returns the text of an open document. Other texts are read from disk. */
export function positionCodec(
  unit: Exclude<Indexing, 'utf-16'>,
  openText: (uri: string) => string | undefined,
): PositionCodec {
  // Maps each converted object to the server's original object, and to the document of the enclosing object. If a
  // request contains the converted object, the server gets the original back.
  const convertedObjects = new WeakMap<
    object,
    { readonly original: object; readonly uri: string | undefined }
  >();

  function linesIn(texts: Map<string, LineIndex | undefined>, uri: string): LineIndex | undefined {
    const cached = texts.get(uri);
    if (cached !== undefined || texts.has(uri)) return cached;
    const text = openText(uri) ?? textOnDisk(uri);
    const lines = text === undefined ? undefined : lineIndex(text);
    texts.set(uri, lines);
    return lines;
  }

  function mapping(convert: (line: string, column: number) => number): MapPosition {
    const texts = new Map<string, LineIndex | undefined>();
    return ({ line, character }, uri) => {
      if (character === 0) return { line, character };
      const lines = uri === undefined ? undefined : linesIn(texts, uri);
      if (lines === undefined) throw unknownText(unit);
      // A line beyond the end has no text, so the column stays. An edit at such a position is rejected later.
      return line < lines.lineCount
        ? { line, character: convert(lines.lineText(line), character) }
        : { line, character };
    };
  }

  return {
    fromServer: (message, uri) =>
      mapPositions(
        message,
        uri,
        mapping((line, column) => columnOf(line, column, unit)),
        {
          onObject: (original, mapped, document) => convertedObjects.set(mapped, { original, uri: document }),
        },
      ),
    toServer: (message) =>
      mapPositions(
        message,
        undefined,
        mapping((line, column) => fromUtf16(line, column, unit) + Math.max(0, column - line.length)),
        { replace: (value) => convertedObjects.get(value)?.original },
      ),
    documentOf: (message) =>
      typeof message !== 'object' || message === null
        ? undefined
        : (convertedObjects.get(message)?.uri ?? documentOf(message as Readonly<Record<string, unknown>>)),
  };
}

/** Converts a column of the server to UTF-16. */
function columnOf(line: string, column: number, unit: Indexing): number {
  const converted = toUtf16(line, column, unit);
  switch (converted.kind) {
    case 'column':
      return converted.utf16;
    case 'beyond':
      // In LSP, a column beyond the end of a line means the end of the line.
      return line.length;
    case 'inside':
      throw new LanserError(
        'E/INDEXING_UNSUPPORTED',
        `The server counts columns in ${unit}, and sent the zero-based column ${column}, which is inside a character.`,
        { indexing: unit, column },
        { hint: 'choose-server' },
      );
    default:
      return converted satisfies never;
  }
}

function textOnDisk(uri: string): string | undefined {
  try {
    return new TextDecoder().decode(readFileSync(fileURLToPath(uri)));
  } catch {
    return undefined;
  }
}

function unknownText(unit: Indexing): LanserError {
  return new LanserError(
    'E/INDEXING_UNSUPPORTED',
    `The server counts columns in ${unit}. They cannot be converted, because the text of the document is unknown.`,
    { indexing: unit },
    { hint: 'choose-server' },
  );
}
