import type { Diagnostic } from '../model/diagnostic.ts';

/** Returns the errors that are not among the earlier ones, compared by rule and message in each file. */
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
