import { languageName, type LanguageName } from './language-names.ts';
import { loadPython } from './python/python.ts';
import type { SyntaxLanguage } from './source-syntax.ts';
import { loadTypeScript } from './typescript/typescript.ts';

const LOADERS: Readonly<Record<LanguageName, () => Promise<SyntaxLanguage>>> = {
  python: loadPython,
  typescript: loadTypeScript,
};

const loaded = new Map<LanguageName, Promise<SyntaxLanguage>>();

/**
 * Loads the language of a file by its extension. Returns undefined for an unsupported extension. Parsers
 * have no deadline, so callers run them in a thread with limits.
 */
export async function languageOf(file: string): Promise<SyntaxLanguage | undefined> {
  const name = languageName(file);
  if (name === undefined) return undefined;
  const language = loaded.get(name) ?? LOADERS[name]();
  loaded.set(name, language);
  return language;
}
