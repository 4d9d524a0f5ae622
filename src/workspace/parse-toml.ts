import { parse, TomlError, type TomlTable } from 'smol-toml';

/** The parser is quadratic for some texts, and takes about a second for this size. */
const MAX_KIB = 128;

/** Parses TOML. @throws TomlError for a text that is not TOML or is too large for a configuration. */
export function parseToml(text: string): TomlTable {
  if (text.length <= MAX_KIB * 1024) return parse(text);
  throw new TomlError(`it is larger than ${MAX_KIB} KiB`, { toml: text.slice(0, 1), ptr: 0 });
}
