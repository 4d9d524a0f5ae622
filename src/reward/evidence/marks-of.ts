import { languageName } from '../../syntax/language-names.ts';
import { languageOf } from '../../syntax/languages.ts';
import { pythonCodeTokens } from '../../syntax/python/code-tokens.ts';
import type { Token } from '../../syntax/token.ts';
import { codeOfLine, endOfLine, startOfNextLine, type Mark } from './mark.ts';
import { modulesOf } from './module-sources.ts';
import { dynamicMarks } from './python-dynamic.ts';
import { pythonCommentMarks } from './python-comments.ts';
import { pythonEscapeMarks } from './python-escapes.ts';
import { typingNames, type TypingNames } from './typing-names.ts';

const ALONE: TypingNames = typingNames(modulesOf(new Map()));

/** Returns the {@link Mark}s of a text, such as suppressions, in source order; none for an unknown language. */
export async function marksOf(
  uri: string,
  text: string,
  names: TypingNames = ALONE,
): Promise<readonly Mark[]> {
  const language = await languageOf(uri);
  if (language === undefined) return [];
  if (languageName(uri) === 'typescript') return typeScriptMarks(text, language.tokens(text));
  const tokens = pythonCodeTokens(text);
  const escapes = await pythonEscapeMarks(uri, text, tokens, { language, names });
  return [...pythonCommentMarks(text, tokens), ...dynamicMarks(text, tokens), ...escapes].toSorted(
    (left, right) => left.start - right.start,
  );
}

// TypeScript searches for the directives of `IGNORE` only at the start of the last line of a comment.
const IGNORE = /^[\s/*]*@ts-(?<form>ignore|expect-error)/u;
const NO_CHECK = /^\/\/\/?\s*@ts-nocheck(?=[\s:]|$)/iu;

/** Finds `@ts-nocheck` before all code. Finds `@ts-ignore` and `@ts-expect-error`, which apply to the next line. */
function typeScriptMarks(text: string, tokens: readonly Token[]): readonly Mark[] {
  const begin = /^#!.*/u.exec(text)?.[0].length ?? 0;
  const firstCode =
    tokens.find(({ kind, start }) => kind !== 'comment' && start >= begin)?.start ?? text.length;
  return tokens.flatMap(({ kind, start, end }): readonly Mark[] => {
    if (kind !== 'comment') return [];
    const comment = text.slice(start, end);
    const lastLine = comment.split(/[\r\n]/u).at(-1) ?? '';
    const ignore = IGNORE.exec(lastLine)?.groups?.['form'];
    if (ignore !== undefined) {
      const below = startOfNextLine(text, end);
      const code = codeOfLine(text, below, endOfLine(text, below));
      return [{ kind: 'suppression', start, end, form: `@ts-${ignore}`, code, hides: 1, isBlanket: true }];
    }
    if (start > firstCode || !NO_CHECK.test(comment)) return [];
    const form = '@ts-nocheck';
    return [{ kind: 'directive', start, end, form, code: form, hides: 1, isBlanket: true }];
  });
}
