import { isKeyword } from '../syntax/python/names.ts';
import { type LogicalLine, logicalLines, nesting, type SourceToken } from './logical-lines.ts';

/** A statement, or a clause such as `else:`, with its decorators and its suite. */
export interface Statement {
  /**
   * The first token, or the second if the first is `async` or the `lazy` of an import. Empty for a `match` with a
   * colon but no indented suite (`match: int`), and for a `case` not directly in the suite of a `match` statement.
   */
  readonly keyword: string;
  /** The tokens of the decorators, and of the type comments of a compound statement. */
  readonly decorators: readonly SourceToken[];
  /** For a compound statement, the tokens up to and including the colon. Otherwise, all tokens and type comments. */
  readonly tokens: readonly SourceToken[];
  /** Undefined for a simple statement. */
  readonly suite: readonly Statement[] | undefined;
}

export interface SourceStatements {
  readonly statements: readonly Statement[];
  /** The comments that change Pyright's settings for the file. */
  readonly settings: string;
  /** True if Pyright may read the text as other statements than these, for example after a syntax error. */
  readonly isBroken: boolean;
}

const COMPOUND: ReadonlySet<string> = new Set(
  'class def if elif else for while try except finally with'.split(' '),
);
/**
 * Keywords that valid code has only at the start of a statement, or after `async`, `lazy` or `from …`. At any other
 * place they are a syntax error, and Pyright may read the rest of the line as a new statement.
 */
const FIRST: ReadonlySet<string> = new Set(
  'assert break class continue def del except finally global import nonlocal pass raise return try while'.split(
    ' ',
  ),
);
/** Keywords of simple statements that can leave a suite or a loop, or end the narrowing of a type. */
export const ENDS: ReadonlySet<string> = new Set(['raise', 'assert', 'return', 'del', 'break', 'continue']);
/** CPython accepts fewer than 100 levels of indentation. */
const MAX_DEPTH = 100;

/** Tokens for line ends and indentation. The line feed distinguishes them from Python's operators. */
const NEW_LINE: SourceToken = { kind: 'operator', text: '\n' };
const INDENT: SourceToken = { kind: 'operator', text: '\n{' };
const DEDENT: SourceToken = { kind: 'operator', text: '\n}' };

/** Splits a Python text into statements by indentation. */
export function statementsOf(text: string): SourceStatements {
  const { lines, settings, isBroken } = logicalLines(text);
  let at = 0;
  let isMisread = false;

  /** @param isOfMatch true for the suite of a `match` statement. Only there, `case` is a keyword. */
  function suiteOf(indent: number, depth: number, isOfMatch: boolean): readonly Statement[] {
    const statements: Statement[] = [];
    let decorators: SourceToken[] = [];
    if (depth > MAX_DEPTH) {
      isMisread = true;
      return [];
    }
    const firstIndent = lines[at]?.indent;
    for (let line = lines[at]; line !== undefined && line.indent >= indent; line = lines[at]) {
      // After an indentation error, Pyright may end the suite at a different line.
      if (line.startsLine && line.indent !== firstIndent) isMisread = true;
      at += 1;
      // Without the end of the line, two decorators would look like one with the operator `@`.
      if (line.tokens[0]?.text === '@') decorators.push(...line.tokens, NEW_LINE);
      else {
        const statement = statementOf(line, depth, isOfMatch);
        const comments = statement.suite === undefined ? [] : line.typeComments;
        statements.push({ ...statement, decorators: [...decorators, ...comments] });
        decorators = [];
      }
    }
    // A decorator at the end of a suite is a syntax error.
    if (decorators.length > 0) isMisread = true;
    return statements;
  }

  function check(tokens: readonly SourceToken[]): void {
    const isImport = keywordOf(tokens) === 'from';
    const first = /^(?:async|lazy)$/u.test(tokens[0]?.text ?? '') ? 2 : 1;
    isMisread ||= tokens
      .slice(first)
      .some(({ kind, text: word }) => kind === 'word' && FIRST.has(word) && !(isImport && word === 'import'));
    const imported = tokens.findIndex(({ kind, text: word }) => kind === 'word' && word === 'import');
    isMisread ||= imported !== -1 && containsNextStatement(tokens.slice(imported));
  }

  /** Reads a simple statement on the line of its compound statement. */
  function statementOnLine(tokens: readonly SourceToken[]): Statement {
    check(tokens);
    // In `if a: b = 1 c = 2`, Pyright reads `c = 2` as a statement after the suite.
    const mayBind = tokens.some(({ text: word }) => /[(:=]$/u.test(word));
    isMisread ||= mayBind && containsNextStatement(tokens);
    return { keyword: keywordOf(tokens), decorators: [], tokens, suite: undefined };
  }

  function statementOf(line: LogicalLine, depth: number, isOfMatch: boolean): Omit<Statement, 'decorators'> {
    const { tokens, indent } = line;
    const keyword = isOfMatch && tokens[0]?.text === 'case' ? 'case' : keywordOf(tokens);
    const isMatch = keyword === 'match';
    const mayHaveSuite = COMPOUND.has(keyword) || isMatch || keyword === 'case';
    const colon = mayHaveSuite ? suiteColon(tokens) : -1;
    const simple = { tokens: [...tokens, ...line.typeComments], suite: undefined };
    const isOnLine = colon !== -1 && colon + 1 < tokens.length;
    // `match: int = 1` is an annotation.
    const isNoMatch = isMatch && (isOnLine || (lines[at]?.indent ?? 0) <= indent);
    if (colon === -1 || isNoMatch) {
      check(tokens);
      return { keyword: colon === -1 ? keyword : '', ...simple };
    }
    const head = tokens.slice(0, colon + 1);
    check(head);
    if (!isOnLine) {
      const isIndented = (lines[at]?.indent ?? 0) > indent;
      return { keyword, tokens: head, suite: isIndented ? suiteOf(indent + 1, depth + 1, isMatch) : [] };
    }
    const suite = [statementOnLine([...tokens.slice(colon + 1), ...line.typeComments])];
    for (let next = lines[at]; next?.startsLine === false; next = lines[at]) {
      suite.push(statementOnLine([...next.tokens, ...next.typeComments]));
      at += 1;
    }
    return { keyword, tokens: head, suite };
  }

  const statements = suiteOf(0, 0, false);
  return { statements, settings, isBroken: isBroken || isMisread || at < lines.length };
}

/** Returns the keyword of a statement that is not a `case` clause. */
function keywordOf([first, second]: readonly SourceToken[]): string {
  const next = second?.text ?? '';
  if (first?.text === 'async') return next;
  if (first?.text === 'case') return '';
  // `lazy` can also be a name.
  return first?.text === 'lazy' && (next === 'import' || next === 'from') ? next : (first?.text ?? '');
}

function suiteColon(tokens: readonly SourceToken[]): number {
  let depth = 0;
  let lambdas = 0;
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind === 'word' && text === 'lambda' && depth === 0) lambdas += 1;
    if (kind !== 'operator') continue;
    depth += nesting(text);
    if (text !== ':' || depth !== 0) continue;
    if (lambdas === 0) return index;
    lambdas -= 1;
  }
  return -1;
}

const CONTINUING = /^(?:and|as|else|from|if|import|in|is|not|or)$/u;
const CONTINUING_IN_BRACKETS = /^(?:async|for)$/u;

/** Returns true for code such as `a = 1 b = 2`. Pyright reads `b` as the start of a new statement. */
export function containsNextStatement(tokens: readonly SourceToken[]): boolean {
  let isAfterOperand = false;
  let depth = 0;
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind === 'operator') depth += nesting(text);
    const isContinued = CONTINUING.test(text) || (depth > 0 && CONTINUING_IN_BRACKETS.test(text));
    const isStart = kind === 'number' || (kind === 'word' && !isContinued);
    if (isAfterOperand && isStart) return true;
    const isKeywordOfAlias = index === 0 && text === 'type';
    if (kind === 'word') isAfterOperand = isOperand(text) && !isKeywordOfAlias;
    else isAfterOperand = kind !== 'operator' || ENDS_OPERAND.test(text);
  }
  return false;
}

const ENDS_OPERAND = /^(?:[)\]}`]|\.\.\.)$/u;

function isOperand(word: string): boolean {
  return !isKeyword(word) || /^(?:False|None|True)$/u.test(word);
}

/** Returns true for a statement of only strings, such as a docstring, even with a type comment after them. */
export function isString({ tokens, suite }: Statement): boolean {
  return suite === undefined && tokens.every(({ kind, text }) => kind === 'string' || text.startsWith('\n'));
}

/** Returns the name that a `def` or `class` statement defines. */
export function definedName({ tokens }: Statement): string {
  return tokens[tokens[0]?.text === 'async' ? 2 : 1]?.text ?? '';
}

/** Returns the tokens of a statement, its decorators and its suite. Omits docstrings and other lone strings. */
export function allTokens(statement: Statement): readonly SourceToken[] {
  if (isString(statement)) return [];
  const { decorators, tokens, suite } = statement;
  const inner = suite === undefined ? [] : [INDENT, ...suite.flatMap((each) => allTokens(each)), DEDENT];
  return [...decorators, ...tokens, ...inner, NEW_LINE];
}

export function textOf(tokens: readonly SourceToken[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** Yields the import statements in a suite and in the suites inside it. */
export function* importsWithin(suite: readonly Statement[]): Generator<Statement> {
  for (const inner of suite) {
    if (inner.keyword === 'import' || inner.keyword === 'from') yield inner;
    else yield* importsWithin(inner.suite ?? []);
  }
}
