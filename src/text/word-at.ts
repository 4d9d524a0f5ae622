/** As long as any name that somebody has typed. */
const LONGEST_NAME = 1000;

/** The name that an offset stands in or beside; empty where it is none. */
export function wordAt(text: string, offset: number): string {
  // Around it alone: from the start of a text this would look at every character of it.
  const before = /[\p{ID_Continue}$]*$/u.exec(text.slice(Math.max(0, offset - LONGEST_NAME), offset))?.[0];
  const after = /^[\p{ID_Continue}$]*/u.exec(text.slice(offset, offset + LONGEST_NAME))?.[0];
  return `${before ?? ''}${after ?? ''}`;
}
