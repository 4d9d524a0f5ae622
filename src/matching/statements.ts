import type { Diagnostic } from '../model/diagnostic.ts';
import { languageName } from '../syntax/language-names.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { receiverStart, statementForm } from '../syntax/python/statement-form.ts';
import { pythonStatements } from '../syntax/python/statements.ts';
import type { Token } from '../syntax/token.ts';
import { partitionPoint } from '../text/partition-point.ts';
import { memoized } from '../text/memoized.ts';
import type { LinesOf } from './position-map.ts';

/** A logical line of Python without comments, or a part of it between semicolons. */
export interface Statement {
  /** The words that `statementForm` returns. They do not depend on line breaks and comments. */
  readonly words: readonly string[];
  /** Zero-based. */
  readonly firstLine: number;
  /** Zero-based. The statement ends in this line. */
  readonly lastLine: number;
}

/** Returns a key that is equal for statements with equal words. */
export function wordsKey({ words }: Statement): string {
  return words.join('\0');
}

/** The statements of the Python files of one side (base or head). Other files do not have statements. */
export interface Statements {
  /** Returns the statement that contains the start of the diagnostic's range or ends there; undefined without one. */
  at(diagnostic: Diagnostic): Statement | undefined;
  /**
   * Returns the words in the diagnostic's range, separated by NUL. Before them, adds the receiver of the first word
   * (`a` for `b` in `a.b`). Returns undefined if `at` does.
   */
  expressionAt(diagnostic: Diagnostic): string | undefined;
  /** Returns the statements that overlap the `count` lines from `firstLine`, which is zero-based. */
  within(uri: string, firstLine: number, count: number): readonly Statement[];
  /** Returns true if the line starts inside a string literal. */
  isInString(uri: string, line: number): boolean;
}

interface Read extends Statement {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
}

interface File {
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly statements: readonly Read[];
}

/** Returns the statements of base or head. Reads each file at its first use. */
export function statementsOf(linesOf: LinesOf): Statements {
  const fileOf = memoized((uri: string) => readFile(languageName(uri) === 'python' ? linesOf(uri) : []));
  const statementAt = (
    { statements, lineStarts }: File,
    [line, column]: Diagnostic['range'],
  ): Read | undefined => {
    const offset = (lineStarts[line] ?? Number.POSITIVE_INFINITY) + column;
    const endOf = (index: number): number => statements[index]?.tokens.at(-1)?.end ?? -1;
    const found = statements[partitionPoint(statements.length, (index) => endOf(index) >= offset)];
    return (found?.tokens[0]?.start ?? offset) <= offset ? found : undefined;
  };
  return {
    at: ({ uri, range }) => statementAt(fileOf(uri), range),
    expressionAt({ uri, range }) {
      const file = fileOf(uri);
      const statement = statementAt(file, range);
      if (statement === undefined) return undefined;
      const { text, lineStarts } = file;
      const from = (lineStarts[range[0]] ?? 0) + range[1];
      const to = (lineStarts[range[2]] ?? text.length) + range[3];
      const { tokens, texts } = statement;
      const first = partitionPoint(tokens.length, (index) => (tokens[index]?.end ?? 0) > from);
      const endToken = partitionPoint(tokens.length, (index) => (tokens[index]?.start ?? 0) >= to);
      const marked = texts.slice(receiverStart(texts, first), endToken);
      return statementForm(marked).join('\0');
    },
    within(uri, firstLine, count) {
      const { statements } = fileOf(uri);
      const { length } = statements;
      const lineAt = (index: number, line: 'firstLine' | 'lastLine'): number =>
        statements[index]?.[line] ?? 0;
      const first = partitionPoint(length, (index) => lineAt(index, 'lastLine') >= firstLine);
      const endIndex = partitionPoint(length, (index) => lineAt(index, 'firstLine') >= firstLine + count);
      return statements.slice(first, endIndex);
    },
    isInString(uri, line) {
      const { statements, lineStarts } = fileOf(uri);
      const start = lineStarts[line] ?? Number.POSITIVE_INFINITY;
      const at = partitionPoint(
        statements.length,
        (index) => (statements[index]?.tokens.at(-1)?.end ?? 0) > start,
      );
      const tokens = statements[at]?.tokens ?? [];
      const token = tokens[partitionPoint(tokens.length, (index) => (tokens[index]?.end ?? 0) > start)];
      return token?.kind === 'string' && token.start < start;
    },
  };
}

function readFile(lines: readonly string[]): File {
  const lineStarts: number[] = [];
  let length = 0;
  for (const line of lines) {
    lineStarts.push(length);
    length += line.length + 1;
  }
  const text = lines.join('\n');
  let line = 0;
  const lineAt = (offset: number): number => {
    while ((lineStarts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line += 1;
    return line;
  };
  const statements = pythonStatements(text, pythonCodeTokens(text)).map((tokens) => {
    const texts = tokens.map(({ start, end }) => text.slice(start, end));
    return {
      tokens,
      texts,
      words: statementForm(texts),
      firstLine: lineAt(tokens[0]?.start ?? 0),
      lastLine: lineAt(tokens.at(-1)?.end ?? 0),
    };
  });
  return { text, lineStarts, statements };
}
