import { languageName } from '../syntax/language-names.ts';

// People do not read or edit larger texts. Sources have a higher limit, because generated code may be larger.
const MAX_TEXT_BYTES = 4_000_000;
const MAX_SOURCE_BYTES = 64_000_000;

/** Returns the size in bytes up to which a file is searched for mentions of a name. */
export function searchLimit(file: string): number {
  return languageName(file) === undefined ? MAX_TEXT_BYTES : MAX_SOURCE_BYTES;
}
