import { languageName, languageOf } from '../../syntax/languages.ts';
import type { Mark } from './mark.ts';
import { pythonCommentMarks } from './python-comments.ts';
import { pythonEscapeMarks } from './python-escapes.ts';
import { typeScriptMarks } from './typescript-comments.ts';

/** The marks of a text, in source order; none of a language that is not known. */
export async function marksOf(uri: string, text: string): Promise<readonly Mark[]> {
  const language = await languageOf(uri);
  if (language === undefined) return [];
  const syntax = language.read(text);
  const tokens = syntax.tokens();
  if (languageName(uri) === 'typescript') return typeScriptMarks(text, tokens);
  const marks = [...pythonCommentMarks(text, tokens), ...pythonEscapeMarks(text, tokens, syntax)];
  return marks.toSorted((left, right) => left.start - right.start);
}
