export interface LanguageFinding {
  /** One-based. */
  readonly line: number;
  readonly reason: string;
}

const OPENING = /^(?:What|Of|Who|Whoever|Where|Whether|That|How|Which)\b/u;

/** A word that has a plain or standard one in its place. */
const WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/(?<![Tt]here )\b(?:is|are|was|were) no\b(?! (?:longer|more)\b)/u, '"is not a"'],
  [/\bheed(?:s|ed|ing)?\b/iu, '"respect"'],
  [/\bmend(?:s|ed|ing)?\b/iu, '"fix"'],
  [/\bat hand\b/iu, '"available"'],
  [/\bout of reach\b/iu, '"unreachable"'],
  [/\bwhoever\b/iu, 'a noun'],
  [/\b(?:hold|holds|held) against\b/iu, '"compare with"'],
];

/** The start of a comment on its own line; block comments continue with an asterisk. */
const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?\s*$/u;

/** Finds the comment lines of a TypeScript text that break the rules of language. */
export function languageFindings(text: string): readonly LanguageFinding[] {
  const findings: LanguageFinding[] = [];
  let isFirst = true;
  for (const [index, content] of text.split('\n').entries()) {
    const comment = COMMENT.exec(content)?.[1];
    if (comment === undefined) {
      isFirst = true;
      continue;
    }
    const words = comment.trim();
    if (/^\s*\/\*/u.test(content)) isFirst = true;
    if (isFirst && OPENING.test(words)) {
      findings.push({ line: index + 1, reason: `a comment opens with "${words.split(' ')[0]}"` });
    }
    for (const [word, instead] of WORDS) {
      const found = word.exec(words)?.[0];
      if (found !== undefined) findings.push({ line: index + 1, reason: `"${found}": use ${instead}` });
    }
    isFirst = words === '' && isFirst;
  }
  return findings;
}
