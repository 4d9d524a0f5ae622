import { LanserError } from '../model/lanser-error.ts';

/** @throws LanserError E/USAGE if the value is not one of the allowed values. */
export function choiceInput<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((entry) => entry === value);
  if (found !== undefined) return found;
  throw new LanserError(
    'E/USAGE',
    `The input ${name} is ${JSON.stringify(value)}; allowed: ${allowed.join(', ')}.`,
  );
}
