import { languageName } from '../syntax/language-names.ts';

// Sources have a higher limit, because generated code may be large.
const MAX_TEXT_BYTES = 4_000_000;
const MAX_SOURCE_BYTES = 64_000_000;

/** Returns the maximum size in bytes of a file that is searched for mentions of a name. */
export function searchLimit(file: string): number {
  return languageName(file) === undefined ? MAX_TEXT_BYTES : MAX_SOURCE_BYTES;
}
