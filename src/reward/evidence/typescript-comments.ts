import type { Token } from '../../syntax/token.ts';
import { codeOfLine, endOfLine, type Mark } from './mark.ts';

const IGNORE = /@ts-(?<form>ignore|expect-error)\b/u;
const NO_CHECK = /^\/[/*]+\s*@ts-nocheck\b/u;

/** Reads the compiler directives in a TypeScript text. A comment applies to the line below it. */
export function typeScriptMarks(text: string, tokens: readonly Token[]): readonly Mark[] {
  return tokens.flatMap(({ kind, start, end }): readonly Mark[] => {
    if (kind !== 'comment') return [];
    const comment = text.slice(start, end);
    const ignore = IGNORE.exec(comment)?.groups?.['form'];
    if (ignore !== undefined) {
      const below = Math.min(endOfLine(text, end) + 1, text.length);
      const code = codeOfLine(text, below, endOfLine(text, below));
      return [{ kind: 'suppression', start, end, form: `@ts-${ignore}`, code, hides: 1, isBlanket: true }];
    }
    if (!NO_CHECK.test(comment)) return [];
    const form = '@ts-nocheck';
    return [{ kind: 'directive', start, end, form, code: form, hides: 1, isBlanket: true }];
  });
}
