const PLAIN = /^[\x20-\x7E]*$/u;

/**
 * Returns a key that is equal for names that differ only in case or Unicode normalisation. Some other pairs (`ß` and
 * `ss`) also have equal keys, because some file systems treat them as equal.
 */
export function foldedName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  // Both conversions are needed: `ſ` and `s` are equal only in uppercase, `ẞ` and `ß` only in lowercase.
  return name.normalize('NFD').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
