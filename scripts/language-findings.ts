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
  [/\b(?:hold|holds|held)(?: [\w`/-]+){0,7} against\b/iu, '"compare with"'],
  [/\btells? (?:whether|which|what)\b/iu, '"report"'],
  [/\bfor ever\b/iu, '"without end"'],
];

/** Matches a comment on its own line, and, in a block comment, each line that starts with `*`. */
const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?\s*$/u;

/** Matches a Python comment on its own line. */
const PYTHON_COMMENT = /^\s*#(?!!)\s?(.*?)\s*$/u;

/** The functions with which {@link languageFindings} reads a file, by file extension. */
const FINDERS: Readonly<Record<string, (text: string) => readonly LanguageFinding[]>> = {
  '.ts': scriptFindings,
  '.mjs': scriptFindings,
  '.cjs': scriptFindings,
  '.py': pythonFindings,
  '.md': proseFindings,
  '.json': proseFindings,
  '.yml': proseFindings,
};

/** The extensions of the checked files, without the dot. */
export const CHECKED_EXTENSIONS: readonly string[] = Object.keys(FINDERS).map((name) => name.slice(1));

/**
 * Finds {@link WORDS} in comments, strings and prose. Also finds comments that begin with {@link OPENING}.
 *
 * @param extension the file extension, with its dot. Files with an unknown extension have no findings.
 */
export function languageFindings(text: string, extension = '.ts'): readonly LanguageFinding[] {
  return (FINDERS[extension]?.(text) ?? []).toSorted((left, right) => left.line - right.line);
}

function scriptFindings(text: string): readonly LanguageFinding[] {
  return [...commentFindings(text, COMMENT), ...stringFindings(text)];
}

/** Checks comments and docstrings. A docstring is a triple-quoted literal at the start of a line. */
function pythonFindings(text: string): readonly LanguageFinding[] {
  const findings = [...commentFindings(text, PYTHON_COMMENT)];
  for (const { 1: words = '', index, 0: whole } of text.matchAll(/^[ \t]*r?"""(.*?)"""/gmsu)) {
    const first = lineAt(text, index + whole.indexOf(words));
    const opening = OPENING.exec(words.trimStart())?.[0];
    if (opening !== undefined) findings.push(openingFinding(opening, first));
    for (const [line, content] of words.split('\n').entries())
      findings.push(...wordFindings(content, first + line));
  }
  return findings;
}

/** Checks all lines, but not code blocks or inline code. Prose may open with any word. */
function proseFindings(text: string): readonly LanguageFinding[] {
  let isCode = false;
  return text.split('\n').flatMap((content, index) => {
    if (/^\s*```/u.test(content)) isCode = !isCode;
    return isCode ? [] : wordFindings(content.replaceAll(/`[^`]*`/gu, '``'), index + 1);
  });
}

function commentFindings(text: string, pattern: RegExp): readonly LanguageFinding[] {
  const findings: LanguageFinding[] = [];
  let isFirst = true;
  for (const [index, content] of text.split('\n').entries()) {
    const comment = pattern.exec(content)?.[1];
    if (comment === undefined) {
      isFirst = true;
      continue;
    }
    const words = comment.trim();
    if (/^\s*\/\*/u.test(content)) isFirst = true;
    const opening = isFirst ? OPENING.exec(words)?.[0] : undefined;
    if (opening !== undefined) findings.push(openingFinding(opening, index + 1));
    findings.push(...wordFindings(words, index + 1));
    isFirst = words === '' && isFirst;
  }
  return findings;
}

/**
 * Finds {@link WORDS} in strings with a space, which are texts for people. A string without a space is a name or a
 * key.
 */
function stringFindings(text: string): readonly LanguageFinding[] {
  const findings: LanguageFinding[] = [];
  const read = (words: string, start: number): void => {
    if (words.includes(' ')) findings.push(...wordFindings(words, lineAt(text, start)));
  };
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && read(value, start),
    TemplateElement: ({ value, start }) => read(value.raw, start),
  }).visit(parseSync('text.ts', text).program);
  return findings;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function openingFinding(opening: string, line: number): LanguageFinding {
  return { line, reason: `a comment opens with "${opening}"` };
}

function wordFindings(words: string, line: number): readonly LanguageFinding[] {
  return WORDS.flatMap(([word, instead]) => {
    const found = word.exec(words)?.[0];
    return found === undefined ? [] : [{ line, reason: `"${found}": use ${instead}` }];
  });
}
