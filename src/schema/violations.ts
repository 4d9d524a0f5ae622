import { expectedWords } from './expected-words.ts';
import { placeOrder, pointerPart } from './json-pointer.ts';
import type { RawError } from './raw-error.ts';
import { withoutOtherBranches } from './union-branches.ts';

/** One place where a document does not match. */
export interface SchemaViolation {
  /** JSON pointer into the document; '' is the document itself. */
  readonly pointer: string;
  /** In words that go on after "expected". */
  readonly expected: string;
}

/** `/line: expected an integer` */
export function violationText({ pointer, expected }: SchemaViolation): string {
  return `${pointer === '' ? '' : `${pointer}: `}expected ${expected}`;
}

/** Violations by their places in the document, each once; of a union those of its likeliest branch. */
export function violationsIn(document: unknown, errors: readonly RawError[]): readonly SchemaViolation[] {
  const unique = new Map<string, SchemaViolation>();
  for (const error of withoutOtherBranches(errors)) {
    const violation = { pointer: pointerOf(error), expected: expectedWords(error) };
    unique.set(JSON.stringify([violation.pointer, violation.expected]), violation);
  }
  const order = placeOrder(document);
  return [...unique.values()].toSorted((left, right) => order(left.pointer, right.pointer));
}

/** The place itself: of an unknown property, or of one whose name is wrong, that property. */
function pointerOf({ instancePath, params, propertyName }: RawError): string {
  const key = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? propertyName;
  return typeof key === 'string' ? `${instancePath}/${pointerPart(key)}` : instancePath;
}
