import { memberAt } from '../model/json-record.ts';
import { memoized } from './memoized.ts';

/** Returns the JSON pointer (RFC 6901) that appends keys to the pointer `base`. */
export function pointerTo(base: string, ...keys: readonly (string | number)[]): string {
  return base + keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns the keys of a pointer, without escapes. */
export function pointerParts(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a pointer, or undefined if the document does not contain it. */
export function valueAt(document: unknown, pointer: string): unknown {
  return memberAt(document, ...pointerParts(pointer));
}

/** Returns a comparator that sorts pointers by their place in a document. A parent comes before its children. */
export function placeOrder(document: unknown): (left: string, right: string) => number {
  const positionsIn = memoized(
    (value: object) => new Map(Object.keys(value).map((key, index) => [key, index])),
  );
  const position = (value: unknown, part: string): number => {
    if (typeof value !== 'object' || value === null) return 0;
    if (Array.isArray(value)) return Number(part);
    const positions = positionsIn(value);
    return positions.get(part) ?? positions.size;
  };
  const rankOf = memoized((pointer: string): readonly number[] => {
    let value = document;
    return pointerParts(pointer).map((part) => {
      const at = position(value, part);
      value = memberAt(value, part);
      return at;
    });
  });
  return (left, right) => {
    const [one, other] = [rankOf(left), rankOf(right)];
    for (const [index, rank] of one.entries()) {
      const against = other[index];
      if (against === undefined) return 1;
      if (rank !== against) return rank - against;
    }
    return one.length - other.length;
  };
}
