import { placeOrder } from '../text/json-pointer.ts';
import { expectedWords } from './expected-words.ts';
import { pointerOf, type RawError } from './raw-error.ts';
import { withoutOtherBranches } from './union-branches.ts';

export interface SchemaViolation {
  /** JSON pointer into the document; '' for the document itself. */
  readonly pointer: string;
  /** The requirement, in words that follow "expected". */
  readonly expected: string;
}

/** Formats a violation, as in `/line: expected an integer`. */
export function violationText({ pointer, expected }: SchemaViolation): string {
  return `${pointer === '' ? '' : `${pointer}: `}expected ${expected}`;
}

/** Returns violations in document order, without duplicates. Omits those of unlikely `anyOf` or `oneOf` branches. */
export function violationsIn(document: unknown, errors: readonly RawError[]): readonly SchemaViolation[] {
  const unique = new Map<string, SchemaViolation>();
  for (const error of withoutOtherBranches(errors)) {
    const violation = { pointer: pointerOf(error), expected: expectedWords(error) };
    unique.set(JSON.stringify([violation.pointer, violation.expected]), violation);
  }
  const order = placeOrder(document);
  return [...unique.values()].toSorted((left, right) => order(left.pointer, right.pointer));
}
