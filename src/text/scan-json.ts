import { pointerTo } from './json-pointer.ts';

/** A key that its object already contains. */
export interface DuplicateKey {
  readonly offset: number;
  readonly pointer: string;
  readonly key: string;
}

export interface JsonScan {
  /** The offset at which the nesting exceeds the limit and the scan stops; undefined within the limit. */
  readonly tooDeep: number | undefined;
  /** The first duplicate keys, limited by {@link MAX_CHARACTERS}. Meaningless for texts that are not JSON. */
  readonly duplicates: readonly DuplicateKey[];
}

/** An object or array around the current position. */
interface Container {
  /** The keys so far; undefined for an array. */
  readonly keys: Set<string> | undefined;
  /** The key or index of the current member. */
  key: string | number;
}

/** Limits the total length of the reported duplicates, because each pointer may be as long as the text. */
const MAX_CHARACTERS = 1_000_000;
/** The cost of each duplicate in characters, in addition to its pointer and key. */
const SHARE = 1000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/** Finds nesting deeper than `deepest`, and duplicate keys. `JSON.parse` accepts both. Does not use recursion. */
export function scanJson(text: string, deepest: number): JsonScan {
  const duplicates: DuplicateKey[] = [];
  const around: Container[] = [];
  let expectsKey = false;
  let characters = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const top = around.at(-1);
    const character = text[offset] ?? '';
    switch (character) {
      case '"': {
        const end = endOfString(text, offset);
        if (expectsKey && top?.keys !== undefined) {
          const key = decoded(text.slice(offset, end + 1));
          top.key = key;
          if (top.keys.has(key) && characters < MAX_CHARACTERS) {
            const pointer = pointerTo('', ...around.map((container) => container.key));
            characters += SHARE + pointer.length + key.length;
            duplicates.push({ offset, pointer, key });
          }
          top.keys.add(key);
          expectsKey = false;
        }
        offset = end;
        break;
      }
      case '{':
      case '[': {
        if (around.length === deepest) return { tooDeep: offset, duplicates };
        const isObject = character === '{';
        around.push(isObject ? { keys: new Set(), key: '' } : { keys: undefined, key: 0 });
        expectsKey = isObject;
        break;
      }
      case '}':
      case ']':
        around.pop();
        expectsKey = false;
        break;
      case ',':
        if (typeof top?.key === 'number') top.key += 1;
        else expectsKey = top !== undefined;
        break;
      default:
    }
  }
  return { tooDeep: undefined, duplicates };
}

function decoded(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal;
  }
}

/** Returns the index of the quote that ends the string at `start`; the text's length if the quote is missing. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at += 1;
    else if (unit === QUOTE) return at;
  }
  return text.length;
}
