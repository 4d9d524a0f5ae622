import { languageName } from '../../syntax/language-names.ts';
import { languageOf } from '../../syntax/languages.ts';
import { pythonCodeTokens } from '../../syntax/python/code-tokens.ts';
import type { Mark } from './mark.ts';
import { modulesOf } from './module-sources.ts';
import { pythonCommentMarks } from './python-comments.ts';
import { pythonEscapeMarks } from './python-escapes.ts';
import { typeScriptMarks } from './typescript-comments.ts';
import { typingNames, type TypingNames } from './typing-names.ts';

const ALONE: TypingNames = typingNames(modulesOf(new Map()));

/** Returns the marks of a text in source order; none for an unknown language. */
export async function marksOf(
  uri: string,
  text: string,
  names: TypingNames = ALONE,
): Promise<readonly Mark[]> {
  const language = await languageOf(uri);
  if (language === undefined) return [];
  const syntax = language.read(text);
  if (languageName(uri) === 'typescript') return typeScriptMarks(text, syntax.tokens());
  const tokens = pythonCodeTokens(text);
  const escapes = await pythonEscapeMarks(uri, text, tokens, syntax, names);
  return [...pythonCommentMarks(text, tokens), ...escapes].toSorted(
    (left, right) => left.start - right.start,
  );
}
