import { parse, TomlError, type TomlTable } from 'smol-toml';

/** Some texts take the parser the square of their length: this many bytes take it a second. */
const MAX_KIB = 128;

/** @throws TomlError for a text that is not TOML, or longer than a configuration. */
export function parseToml(text: string): TomlTable {
  if (text.length <= MAX_KIB * 1024) return parse(text);
  throw new TomlError(`it is larger than ${MAX_KIB} KiB`, { toml: text.slice(0, 1), ptr: 0 });
}
