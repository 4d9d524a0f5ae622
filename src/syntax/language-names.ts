/** The languages whose syntax lanser parses, by file extension. */
const LANGUAGE_NAMES = {
  '.py': 'python',
  '.pyi': 'python',
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.cts': 'typescript',
} as const;

export type LanguageName = (typeof LANGUAGE_NAMES)[keyof typeof LANGUAGE_NAMES];

export const KNOWN_ENDINGS: readonly string[] = Object.keys(LANGUAGE_NAMES);

export function languageName(file: string): LanguageName | undefined {
  const ending = /\.[^./\\]*$/u.exec(file)?.[0] ?? '';
  return Object.hasOwn(LANGUAGE_NAMES, ending)
    ? LANGUAGE_NAMES[ending as keyof typeof LANGUAGE_NAMES]
    : undefined;
}
