import { languageOf } from '../../src/syntax/languages.ts';
import type { SourceSyntax } from '../../src/syntax/source-syntax.ts';
import { lineIndex, type LineIndex } from '../../src/text/line-index.ts';

export type TextSource = SourceSyntax & { readonly lines: LineIndex };

/** Reads a text as Python, and indexes its lines. */
export async function sourceOf(text: string): Promise<TextSource> {
  const language = await languageOf('a.py');
  if (language === undefined) throw new Error('lanser has no reader of Python sources');
  return { ...language.read(text), lines: lineIndex(text) };
}

/** Returns the offset of the `|` in a text, and the text without the `|`. */
export function marked(text: string): { readonly text: string; readonly offset: number } {
  return { text: text.replace('|', ''), offset: text.indexOf('|') };
}
