/** The languages of the index, by the endings of file names. */
const LANGUAGE_NAMES = {
  '.py': 'python',
  '.pyi': 'python',
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.cts': 'typescript',
} as const;

export type LanguageName = (typeof LANGUAGE_NAMES)[keyof typeof LANGUAGE_NAMES];

/** The endings of file names that the index reads. */
export const KNOWN_ENDINGS: readonly string[] = Object.keys(LANGUAGE_NAMES);

/** Names a file's language by its ending; undefined for a file that the index does not read. */
export function languageName(file: string): LanguageName | undefined {
  const ending = /\.[^./\\]*$/u.exec(file)?.[0] ?? '';
  return Object.hasOwn(LANGUAGE_NAMES, ending)
    ? LANGUAGE_NAMES[ending as keyof typeof LANGUAGE_NAMES]
    : undefined;
}
