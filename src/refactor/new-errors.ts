import type { Check } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Returns the errors in `after` that `before` does not contain. Compares file, rule and message. Each error in
 * `before` matches at most one in `after`.
 *
 * @param nameAfter maps a path before the edit to the path after it.
 * @param comparable returns equal texts for two messages whose only difference comes from the edit.
 */
export function newErrors(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  nameAfter: (uri: string) => string,
  comparable: (message: string) => string = (message) => message,
): readonly Diagnostic[] {
  const keyOf = ({ rule, message }: Diagnostic, uri: string): string =>
    JSON.stringify([uri, rule, comparable(message)]);
  const counts = new Map<string, number>();
  for (const error of before.filter(isError)) {
    const key = keyOf(error, nameAfter(error.uri));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return after.filter(isError).filter((error) => {
    const key = keyOf(error, error.uri);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

const MAX_PLACES = 20;

/** Fails the check `name` if the edit causes new errors. Adds the places of the first {@link MAX_PLACES} errors. */
export function failedByErrors(
  checks: readonly Check[],
  name: Check['name'],
  edit: 'move' | 'rename',
  added: readonly Diagnostic[],
): readonly Check[] {
  const [first] = added;
  if (first === undefined) return checks;
  return checks.map((check) => {
    if (check.name !== name) return check;
    const count = added.length === 1 ? '1 new error' : `${added.length} new errors, the first`;
    const places = [...(check.places ?? []), ...added.slice(0, MAX_PLACES)];
    return {
      ...check,
      passed: false,
      detail: `${check.detail} The ${edit} causes ${count}: ${first.message}`,
      places: places.map(({ uri, range }) => ({ uri, range })),
    };
  });
}
