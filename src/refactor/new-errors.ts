import type { Check } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { grouped } from '../text/grouped.ts';

/**
 * Returns the errors in `after` that `before` does not contain. Compares file, rule and message, and prefers errors on
 * the same line. Each error in `before` matches at most one in `after`.
 *
 * @param nameAfter maps a path before the edit to the path after it.
 * @param becomes for two errors on one line, returns true if the edit can change the first message to the second.
 */
export function newErrors(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  nameAfter: (uri: string) => string,
  becomes: (before: string, after: string) => boolean = () => false,
): readonly Diagnostic[] {
  const onLine = ({ uri, rule, range }: Diagnostic): string => JSON.stringify([uri, rule, range[0]]);
  let left = before.filter(isError).map((error) => ({ ...error, uri: nameAfter(error.uri) }));
  const unmatched = (
    errors: readonly Diagnostic[],
    keyOf: (error: Diagnostic) => string,
    isMatch: (one: string, other: string) => boolean,
  ): readonly Diagnostic[] => {
    const groups = new Map([...grouped(left, keyOf)].map(([key, group]) => [key, [...group]]));
    const rest = errors.filter((error) => {
      const group = groups.get(keyOf(error)) ?? [];
      const index = group.findIndex(({ message }) => isMatch(message, error.message));
      return index === -1 || group.splice(index, 1).length === 0;
    });
    left = [...groups.values()].flat();
    return rest;
  };
  const isSame = (one: string, other: string): boolean => one === other;
  const changed = unmatched(unmatched(after.filter(isError), onLine, isSame), onLine, becomes);
  return unmatched(changed, ({ uri, rule, message }) => JSON.stringify([uri, rule, message]), isSame);
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
