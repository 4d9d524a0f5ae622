import { findNodeAtLocation, parseTree, printParseErrorCode, visit, type ParseError } from 'jsonc-parser';
import type { TextPlace } from '../model/text-place.ts';
import { lineStarts, placeAt } from './lines.ts';
import { scanJson } from './scan-json.ts';
import { beginning } from './clip.ts';

/** The reason why {@link readJson} rejects a text: a syntax error, deep nesting or a duplicate key. */
export interface JsonFault {
  readonly place: TextPlace;
  /** JSON pointer to the fault; '' if the text is not JSON or is nested too deeply. */
  readonly pointer: string;
  /** The words that follow "expected" in a message. */
  readonly expected: string;
  /** The first characters at the fault. */
  readonly found: string;
}

export type ReadJson =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly faults: readonly JsonFault[] };

// JSON parsers fail at different depths, so lanser has its own limit.
const MAX_DEPTH = 1000;
const FOUND_LENGTH = 20;

/** Reads a JSON document (RFC 8259). Rejects more than 1000 levels of nesting, and duplicate keys in an object. */
export function readJson(text: string): ReadJson {
  const { tooDeep, duplicates } = scanJson(text, MAX_DEPTH);
  const found: FaultAt[] = [];
  if (tooDeep !== undefined) {
    found.push({ offset: tooDeep, expected: `at most ${MAX_DEPTH} levels of nesting` });
  } else {
    try {
      const value: unknown = JSON.parse(text);
      if (duplicates.length === 0) return { kind: 'read', value };
      for (const { offset, pointer, key } of duplicates) {
        found.push({ offset, pointer, expected: `no second property ${JSON.stringify(key)}` });
      }
    } catch {
      found.push(firstError(text));
    }
  }
  const starts = lineStarts(text);
  const faults = found.map(({ offset, expected, pointer = '' }) => ({
    place: placeAt(starts, offset),
    pointer,
    expected,
    found: beginning(text.slice(offset), FOUND_LENGTH),
  }));
  return { kind: 'refused', faults };
}

/** Returns a function that finds the start of a value by its path of keys in a JSON text; undefined if missing. */
export function placesInJson(text: string): (keys: readonly string[]) => TextPlace | undefined {
  const tree = parseTree(text);
  const starts = lineStarts(text);
  return (keys) => {
    let node = tree;
    for (const key of keys) {
      if (node === undefined) return undefined;
      node = findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);
    }
    return node === undefined ? undefined : placeAt(starts, node.offset);
  };
}

interface FaultAt {
  readonly offset: number;
  readonly expected: string;
  readonly pointer?: string;
}

/**
 * Returns the first syntax error. Parses the text again, because JSON.parse does not report the position of every
 * error. Stops at this error, because `scanJson` may miss nesting after it, for example after an unclosed string.
 * This nesting could overflow the stack of the recursive parser.
 */
function firstError(text: string): FaultAt {
  let first: FaultAt | undefined;
  const stop = new Error('the first error is found');
  const onError = (code: ParseError['error'], offset: number): never => {
    first = { offset, expected: expectedJson(code) };
    throw stop;
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (error !== stop) throw error;
  }
  return first ?? { offset: text.length, expected: 'JSON' };
}

export function expectedJson(code: ParseError['error']): string {
  return EXPECTED[printParseErrorCode(code)] ?? 'JSON';
}

const EXPECTED: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a JSON value',
  InvalidNumberFormat: 'a valid JSON number',
  PropertyNameExpected: 'a property name in double quotes',
  ValueExpected: 'a JSON value',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a closing brace',
  CloseBracketExpected: 'a closing bracket',
  EndOfFileExpected: 'the end of the document',
  InvalidCommentToken: 'no comment',
  UnexpectedEndOfComment: 'the end of a comment',
  UnexpectedEndOfString: 'the closing quote of a string',
  UnexpectedEndOfNumber: 'the rest of a number',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidEscapeCharacter: 'an escape that JSON defines',
  InvalidCharacter: 'control characters as escapes',
};
