import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Returns the errors in `after` that `before` does not contain. Errors are equal if file, rule and message are
 * equal. Each error in `before` matches at most one in `after`.
 *
 * @param nameAfter maps a path before the edit to the path after it.
 */
export function newErrors(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  nameAfter: (uri: string) => string,
): readonly Diagnostic[] {
  const keyOf = ({ rule, message }: Diagnostic, uri: string): string => JSON.stringify([uri, rule, message]);
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
