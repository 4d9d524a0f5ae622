const PLAIN = /^[\x20-\x7E]*$/u;

/**
 * Maps a name to its form on a file system that ignores case and Unicode normalisation. Names that such a file system
 * treats as equal have equal results. Some other pairs (`ß` and `ss`) do as well, because file systems differ.
 */
export function foldedName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  // Both directions are needed: `ſ` equals `s` only in uppercase, and `ẞ` equals `ß` only in lowercase.
  return name.normalize('NFD').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
