import { memoized } from '../text/memoized.ts';
import { languageName, type LanguageName } from './language-names.ts';
import { loadPython } from './python/python.ts';
import type { SyntaxLanguage } from './source-syntax.ts';
import { loadTypeScript } from './typescript/typescript.ts';

const LOADERS: Readonly<Record<LanguageName, () => Promise<SyntaxLanguage>>> = {
  python: loadPython,
  typescript: loadTypeScript,
};

const load = memoized(async (name: LanguageName) => LOADERS[name]());

/** Loads a language by file extension, or returns undefined. Parsers have no deadline: use a thread with limits. */
export async function languageOf(file: string): Promise<SyntaxLanguage | undefined> {
  const name = languageName(file);
  return name === undefined ? undefined : load(name);
}
