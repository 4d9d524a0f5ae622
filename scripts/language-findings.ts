import { parseSync, Visitor } from 'oxc-parser';

export interface LanguageFinding {
  /** One-based. */
  readonly line: number;
  readonly reason: string;
}

const OPENING = /^(?:What|Of|Who|Whoever|Where|Whether|That|How|Which)\b/u;

/** Words with their plain or standard replacements. */
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

/** Finds the comments, sentences in strings and names of tests that break the rules of language. */
export function languageFindings(text: string): readonly LanguageFinding[] {
  return [...commentFindings(text), ...stringFindings(text)].toSorted(
    (left, right) => left.line - right.line,
  );
}

function commentFindings(text: string): readonly LanguageFinding[] {
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
    findings.push(...wordFindings(words, index + 1));
    isFirst = words === '' && isFirst;
  }
  return findings;
}

/**
 * Finds the words in strings. A string with a space is text for people; a string without a space is a name or a
 * key.
 */
function stringFindings(text: string): readonly LanguageFinding[] {
  const findings: LanguageFinding[] = [];
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const read = (words: string, start: number): void => {
    if (words.includes(' ')) findings.push(...wordFindings(words, lineAt(start)));
  };
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && read(value, start),
    TemplateElement: ({ value, start }) => read(value.raw, start),
  }).visit(parseSync('text.ts', text).program);
  return findings;
}

function wordFindings(words: string, line: number): readonly LanguageFinding[] {
  return WORDS.flatMap(([word, instead]) => {
    const found = word.exec(words)?.[0];
    return found === undefined ? [] : [{ line, reason: `"${found}": use ${instead}` }];
  });
}
