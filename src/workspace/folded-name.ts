const PLAIN = /^[\x20-\x7E]*$/u;

/**
 * Maps a name to its form on a file system that ignores case and Unicode form. If two names are
 * equal on such a file system, their folded names are equal. The folded names of some other pairs (`ß` and
 * `ss`) are equal as well, because file systems differ.
 */
export function foldedName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  // Both directions are needed: some letters have no uppercase form, and some have no lowercase form.
  return name.normalize('NFD').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
