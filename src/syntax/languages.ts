import { loadPython } from './python/python.ts';
import type { SyntaxLanguage } from './source-syntax.ts';
import { loadTypeScript } from './typescript/typescript.ts';

/** A language, loaded when its first file is asked for. */
interface Known {
  readonly name: string;
  readonly load: () => Promise<SyntaxLanguage>;
}

const PYTHON: Known = { name: 'python', load: loadPython };
const TYPESCRIPT: Known = { name: 'typescript', load: loadTypeScript };

const LANGUAGES: Readonly<Record<string, Known>> = {
  '.py': PYTHON,
  '.pyi': PYTHON,
  '.ts': TYPESCRIPT,
  '.mts': TYPESCRIPT,
  '.cts': TYPESCRIPT,
};

/** What the names of files end in that a language of the index knows. */
export const KNOWN_ENDINGS: readonly string[] = Object.keys(LANGUAGES);

const loaded = new Map<Known, Promise<SyntaxLanguage>>();

/** The language of a file by its name, or undefined where the index knows none. */
export async function languageOf(file: string): Promise<SyntaxLanguage | undefined> {
  const known = knownBy(file);
  if (known === undefined) return undefined;
  const language = loaded.get(known) ?? known.load();
  loaded.set(known, language);
  return language;
}

/** The language's name, without loading it. */
export function languageName(file: string): string | undefined {
  return knownBy(file)?.name;
}

function knownBy(file: string): Known | undefined {
  return LANGUAGES[/\.[^./\\]*$/u.exec(file)?.[0] ?? ''];
}
