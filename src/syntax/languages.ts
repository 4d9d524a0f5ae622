import { loadPython } from './python/python.ts';
import type { SyntaxLanguage } from './source-syntax.ts';
import { loadTypeScript } from './typescript/typescript.ts';

/** By the ending of file names; a language is loaded when its first file is asked for. */
const LANGUAGES: Readonly<Record<string, () => Promise<SyntaxLanguage>>> = {
  '.py': loadPython,
  '.pyi': loadPython,
  '.ts': loadTypeScript,
  '.mts': loadTypeScript,
  '.cts': loadTypeScript,
};

const loaded = new Map<() => Promise<SyntaxLanguage>, Promise<SyntaxLanguage>>();

/** The language of a file by its name, or undefined where the index knows none. */
export async function languageOf(file: string): Promise<SyntaxLanguage | undefined> {
  const load = LANGUAGES[/\.[^./\\]*$/u.exec(file)?.[0] ?? ''];
  if (load === undefined) return undefined;
  const language = loaded.get(load) ?? load();
  loaded.set(load, language);
  return language;
}
