import { parse, TomlError, type TomlTable } from 'smol-toml';

/** The maximum size. The parser takes about a second for some texts of this size. */
const MAX_KIB = 128;

/** The maximum depth of values. Recursive functions overflow the stack for much deeper values. */
export const MAX_CONFIGURATION_DEPTH = 1000;

/** Parses a configuration. Throws TomlError for a text that is not TOML, is too large, or nests values too deeply. */
export function parseToml(text: string): TomlTable {
  if (text.length > MAX_KIB * 1024) throw refused(`it is larger than ${MAX_KIB} KiB`, text);
  const table = parse(text);
  let level: readonly unknown[] = [table];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_CONFIGURATION_DEPTH) {
      throw refused(`more than ${MAX_CONFIGURATION_DEPTH} levels are nested`, text);
    }
    level = level.flatMap(membersOf);
  }
  return table;
}

function membersOf(value: unknown): readonly unknown[] {
  return Object.values(value as object).filter((member) => typeof member === 'object');
}

function refused(reason: string, text: string): TomlError {
  return new TomlError(reason, { toml: text.slice(0, 1), ptr: 0 });
}
