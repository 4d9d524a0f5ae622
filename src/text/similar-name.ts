import { closestMatch } from 'leven';

/** Returns the name that a mistyped one most resembles; undefined if none is similar. */
export function similarName(mistyped: string, names: readonly string[]): string | undefined {
  return closestMatch(mistyped, names, { maxDistance: Math.min(3, Math.floor(mistyped.length / 2)) });
}
