const PLAIN = /^[\x20-\x7E]*$/u;

/**
 * Maps a name to its form on a file system that ignores case and Unicode normalization. Names that are equal
 * there have the same folded name. Some different names (`ß` and `ss`) have the same folded name too, because
 * file systems fold differently.
 */
export function foldedName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  // Both directions are needed: some letters have no uppercase form, and some have no lowercase form.
  return name.normalize('NFD').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
