import type { TestProject } from 'vitest/node';

const FIXED = '1';

/**
 * Returns the seed of the property tests. The environment variable `PROPERTY_SEED` is the seed, or `random` for a
 * random seed. If it is not set, `byDefault` is used. With the fixed seed, results do not depend on chance.
 *
 * @throws Error if `PROPERTY_SEED` is neither an integer nor `random`.
 */
export function propertySeed(byDefault: typeof FIXED | 'random' = FIXED): number {
  const requested = process.env['PROPERTY_SEED'] ?? byDefault;
  const seed = requested === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(requested);
  if (requested.trim() === '' || !Number.isInteger(seed)) {
    throw new Error(`PROPERTY_SEED is "${requested}"; set it to an integer or to "random"`);
  }
  return seed;
}

/** Prints the seed unless it is the fixed seed, so that the run can be repeated. */
export function setup(project: TestProject): void {
  const seed = project.getProvidedContext().propertySeed;
  if (seed !== Number(FIXED)) process.stdout.write(`property tests: PROPERTY_SEED=${seed}\n`);
}
