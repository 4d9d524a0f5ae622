import type { Checkout } from './checkout.ts';

const NOT_SOURCES =
  /(?:^|\/)(?:tests?|testing|docs?|examples?|tools|scripts|bench(?:marks?)?|typing[^/]*)\/|(?:^|\/)(?:test_[^/]*|conftest|setup|noxfile|__main__)\.py$|^[^/]*\.py$/u;

/** Returns the Python sources below `src/`. Without such sources, returns the sources of all packages. */
export function sourcesOf(checkout: Checkout): readonly string[] {
  const files = checkout.git(['ls-files', '-z', '*.py']).split('\0').filter(Boolean);
  const packages = files.filter((file) => !NOT_SOURCES.test(file));
  const below = packages.filter((file) => file.startsWith('src/'));
  return below.length > 0 ? below : packages;
}

/** Returns true for a Python file of a package. Excludes, for example, tests, scripts and files at the root. */
export function isSource(file: string): boolean {
  return file.endsWith('.py') && !NOT_SOURCES.test(file);
}
