const PLAIN = /^[\x20-\x7E]*$/u;

/**
 * A name as a file system sees it that minds neither case nor Unicode form: two names that are one there
 * have one folded name. A few more do too (`ß` and `ss`), since file systems differ in what they fold.
 */
export function foldedName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  // Both ways, since some letters have no capital of their own, and some capitals no small one.
  return name.normalize('NFD').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
