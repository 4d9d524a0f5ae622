import type { Definition, Span } from '../../syntax/definition.ts';
import { containsSpan } from '../../syntax/spans.ts';
import { once } from '../../text/once.ts';
import type { SourceDocument } from '../source.ts';
import { codeTokens, depthChange, literalValue, tokensIn } from './literal-tokens.ts';

/** An `if`, `elif` or `case`. */
interface Branch {
  /** For an `if` or `elif`, includes the later branches. */
  readonly statement: Span;
  readonly consequence: Span;
  /** Returns the condition's value; undefined if unknown. Assumes that a given variable `present` is not None. */
  readonly value: (present: string | undefined) => boolean | undefined;
}

/** A `return` or `raise` that cannot run if a variable in `unless` is not None. */
interface Exit {
  readonly span: Span;
  readonly unless: ReadonlySet<string>;
}

/**
 * A predicate for a call of a module's `__getattr__`: true if the call certainly reaches the place. `present` names a
 * variable that is known not to be None.
 */
export type IsReached = (place: Span, present?: string) => boolean;

/** Nodes with code that may be skipped or run later. Also classes: their bodies bind no variables of the function. */
const UNREAD = [
  'case_clause',
  'class_definition',
  'conditional_expression',
  'for_statement',
  'function_definition',
  'lambda',
  'while_statement',
];

/**
 * Returns a predicate for the call `__getattr__(name)`. `definition` is the function, and `parameter` its parameter.
 * In a `with`, or in a `try` with handlers, only the first statement certainly runs, because a caught exception skips
 * the later ones. An uncaught exception does not count, because the call then returns no attribute.
 */
export function certainlyReached(
  document: SourceDocument,
  { definition, parameter }: { readonly definition: Definition; readonly parameter: string },
  name: string,
): IsReached {
  const body = definition.body ?? definition.span;
  const { text } = document.lines;
  const nodes = (kinds: readonly string[], within: Span = body): readonly Span[] =>
    kinds.flatMap((kind) => document.nodes(within, kind));
  const unread = nodes(UNREAD);
  const branches = branchesOf(document, body, parameter, name);
  const guarded = nodes(['try_statement', 'with_statement']).map((statement) => {
    const suite = partOf(document, statement, 'body') ?? statement;
    const after = { start: suite.end, end: statement.end };
    // A `with` statement ends with its suite, but a `try` statement does not. The context manager of a `with` may
    // ignore an exception, as `suppress` does.
    const handlers = nodes(['except_clause', 'except_group_clause'], after);
    const catches = handlers.length > 0 || suite.end === statement.end;
    const last = nodes(['finally_clause'], after);
    return { statement, suite, handlers, catches, replaces: last.some((each) => exitsIn(each).length > 0) };
  });

  function exitsIn(within: Span): readonly Span[] {
    return nodes(['return_statement', 'raise_statement'], within);
  }

  const nested = nodes(['class_definition', 'function_definition']);
  const exits = exitsIn(body).flatMap((span): readonly Exit[] => {
    if (nested.some((each) => containsSpan(each, span))) return [];
    const around = branches.filter(({ statement }) => containsSpan(statement, span));
    const isSkipped = (present?: string): boolean =>
      around.some(({ consequence, value }) => value(present) === !containsSpan(consequence, span));
    if (isSkipped()) return [];
    const tested = around.flatMap(({ statement }) => noneTest(text, statement)?.variable ?? []);
    const bound = guarded.flatMap(({ suite, handlers }) =>
      handlers.some((each) => containsSpan(each, span)) ? (boundVariable(text, suite, parameter) ?? []) : [],
    );
    return [{ span, unless: new Set([...tested.filter((each) => isSkipped(each)), ...bound]) }];
  });
  exits.sort((one, other) => one.span.end - other.span.end);

  return (place, present) => {
    const first = exits.find(({ unless }) => present === undefined || !unless.has(present));
    if (first !== undefined && first.span.end <= place.start) return false;
    if (unread.some((each) => containsSpan(each, place))) return false;
    for (const { statement, suite, catches, replaces } of guarded) {
      if (!containsSpan(statement, place)) continue;
      if (replaces || !containsSpan(suite, place)) return false;
      if (catches && !STATEMENT_START.test(text.slice(suite.start, place.start))) return false;
    }
    return branches.every(({ statement, consequence, value }) => {
      if (!containsSpan(statement, place) || place.end <= consequence.start) return true;
      return value(present) === containsSpan(consequence, place);
    });
  };
}

/** Matches the text before the call in `return CALL`, `variable = CALL` or `CALL`. */
const STATEMENT_START = /^(?:return\b|[\p{XIDS}_]\p{XIDC}*\s*=)?[\s(\\]*$/u;

/**
 * Returns the part of a statement in a field such as `body`. Ignores a node at the start of the statement, because
 * this node may be the block around the statement. A block with only one statement has the span of the statement.
 */
function partOf(document: SourceDocument, statement: Span, field: string): Span | undefined {
  return document.nodes(statement, field).find(({ start }) => start > statement.start);
}

function branchesOf(
  document: SourceDocument,
  body: Span,
  parameter: string,
  name: string,
): readonly Branch[] {
  const { text } = document.lines;
  const ifs = document.nodes(body, 'if_statement');
  const conditional = [...ifs, ...document.nodes(body, 'elif_clause')].map((part): Branch => {
    const condition = partOf(document, part, 'condition');
    const consequence = partOf(document, part, 'consequence') ?? part;
    // The node of an `elif` ends before the next `elif` or `else`.
    const whole = ifs.findLast((each) => containsSpan(each, part)) ?? part;
    const known = once(() => condition && valueOf(document, condition, parameter, name));
    const tested = noneTest(text, part);
    return {
      statement: { start: part.start, end: whole.end },
      consequence,
      value: (present) => (tested !== undefined && tested.variable === present ? tested.isNegated : known()),
    };
  });
  const cases = document.nodes(body, 'match_statement').flatMap((statement) => {
    const subject = partOf(document, statement, 'subject');
    const isParameter = subject !== undefined && text.slice(subject.start, subject.end) === parameter;
    return document.nodes(statement, 'case_clause').map((part): Branch => {
      const pattern = tokensIn(codeTokens(document), part);
      const known = once(() => (isParameter && !matchesPattern(pattern, name) ? false : undefined));
      return { statement: part, consequence: part, value: () => known() };
    });
  });
  return [...conditional, ...cases];
}

const NONE_TEST = /^(?:el)?if\s+(?<variable>[\p{XIDS}_]\p{XIDC}*)\s+is\s+(?<not>not\s+)?None\s*:/u;

interface NoneTest {
  readonly variable: string;
  /** True for `is not None`. */
  readonly isNegated: boolean;
}

function noneTest(text: string, { start, end }: Span): NoneTest | undefined {
  const { variable, not } =
    NONE_TEST.exec(text.slice(start, Math.min(end, start + MAX_TEST_LENGTH)))?.groups ?? {};
  return variable === undefined ? undefined : { variable, isNegated: not !== undefined };
}

/** The maximum length of a comparison with None or of a suite. The limit keeps the running time linear. */
const MAX_TEST_LENGTH = 200;

/** Returns the variable if a suite is only `variable = getattr(MODULE, name)`; undefined otherwise. */
function boundVariable(text: string, { start, end }: Span, parameter: string): string | undefined {
  const suite = /^(?<variable>[\p{XIDS}_]\p{XIDC}*)\s*=\s*getattr\((?<rest>[^\n;]*)\)$/u.exec(
    text.slice(start, Math.min(end, start + MAX_TEST_LENGTH)),
  );
  const { variable, rest = '' } = suite?.groups ?? {};
  return rest.endsWith(`, ${parameter}`) ? variable : undefined;
}

/** Returns false if a `case` has only string literals, separated by `|`, and none of them is the name. */
function matchesPattern([, ...tokens]: Tokens, name: string): boolean {
  for (const [index, token] of tokens.entries()) {
    const value = literalValue(token);
    const next = tokens[index + 1]?.text;
    if (index % 2 === 0 ? value === undefined || value === name : token.text !== '|') return true;
    if (index % 2 === 0 && next === ':') return false;
  }
  return true;
}

/** Returns the value of a condition that begins with a comparison of the parameter; undefined if unknown. */
function valueOf(
  document: SourceDocument,
  condition: Span,
  parameter: string,
  name: string,
): boolean | undefined {
  const tokens = tokensIn(codeTokens(document), condition);
  const [first, second, third, ...rest] = tokens;
  if (first?.text !== parameter) return undefined;
  if (second?.text === '==' || second?.text === '!=') {
    const literal = literalValue(third);
    if (literal === undefined) return undefined;
    return valueBefore(rest, (literal === name) === (second.text === '=='));
  }
  const isNegated = second?.text === 'not' && third?.text === 'in';
  if (second?.text !== 'in' && !isNegated) return undefined;
  const collection = tokens.slice(isNegated ? 3 : 2);
  const length = collection[0]?.kind === 'word' ? 1 : bracketsLength(collection);
  const names = stringsOf(document, collection.slice(0, length));
  return names && valueBefore(collection.slice(length), names.has(name) !== isNegated);
}

type Tokens = ReturnType<typeof codeTokens>;

/** Returns a condition's value; undefined if unknown. Its first comparison has the value `isTrue`; `rest` follows. */
function valueBefore(rest: Tokens, isTrue: boolean): boolean | undefined {
  if (rest.length === 0) return isTrue;
  // `False and X` is false for any X. But `False and X or Y` and `False and X if Y else Z` may be true.
  const isFalse = !isTrue && rest[0]?.text === 'and' && !rest.some(({ text }) => /^(?:or|if)$/u.test(text));
  return isFalse ? false : undefined;
}

/** Counts the tokens of the bracket pair at the start. Returns 1 without a pair; counts all if it is not closed. */
function bracketsLength(tokens: Tokens): number {
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    depth += depthChange(token);
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

/** Reads a literal collection of strings, also from a variable; undefined if the members are not certain. */
function stringsOf(document: SourceDocument, tokens: Tokens): ReadonlySet<string> | undefined {
  const [only] = tokens;
  if (only?.kind !== 'word') return readStrings(tokens);
  const bound = document.definitions.filter(({ path }) => path.length === 1 && path[0] === only.text);
  const [definition] = bound;
  if (definition === undefined || bound.length > 1) return undefined;
  const all = codeTokens(document);
  const at = all.findIndex(({ start }) => start === definition.nameSpan.start);
  if (all[at + 1]?.text !== '=') return undefined;
  // For example, `+=`, `update` or `NAMES[0] = …` may change the collection.
  if (all.some(({ text }, index) => index !== at && text === only.text && isChanged(all, index))) {
    return undefined;
  }
  const value = all.slice(at + 2);
  const length = bracketsLength(value);
  const [last, next] = [value[length - 1], value[length]];
  const between = document.lines.text.slice(last?.end ?? 0, next?.start ?? 0);
  // The value is unknown if an operator or an attribute follows the bracket, even on a continued line.
  if (next !== undefined && next.text !== ';' && !/^[^\\]*[\r\n]/u.test(between)) return undefined;
  return readStrings(value.slice(0, length));
}

/** The number of tokens from which a subscript such as `[0]` counts as a change, because it is not read further. */
const MAX_SUBSCRIPT = 100;

function isChanged(tokens: Tokens, index: number): boolean {
  const subscript = tokens.slice(index + 1, index + 1 + MAX_SUBSCRIPT);
  const length = subscript[0]?.text === '[' ? bracketsLength(subscript) : 0;
  if (length === MAX_SUBSCRIPT || tokens[index - 1]?.text === 'del') return true;
  const next = tokens[index + 1 + length]?.text ?? '';
  return (length === 0 && next === '.') || /^[^=<>!]*=$/u.test(next);
}

/** Reads the members of `["a", "b"]` and the keys of `{"a": …}`; undefined if any is not a literal string. */
function readStrings([first, ...rest]: Tokens): ReadonlySet<string> | undefined {
  if (first === undefined || depthChange(first) !== 1) return undefined;
  const names = new Set<string>();
  let depth = 1;
  let isKey = true;
  let hasComma = false;
  for (const [index, token] of rest.entries()) {
    const change = depthChange(token);
    depth += change;
    // A member in brackets may be a string, as in `[("a"), "b"]`, so the collection counts as unknown.
    if (isKey && change === 1 && depth === 2) return undefined;
    if (change !== 0 || depth !== 1) continue;
    if (token.text === ',') {
      isKey = true;
      hasComma = true;
    } else if (token.text === ':') isKey = false;
    else if (isKey) {
      const value = literalValue(token);
      // `"a" "b"` and `"a" + b` are not the string `"a"`.
      if (value === undefined || !/^[,:)\]}]$/u.test(rest[index + 1]?.text ?? '')) return undefined;
      names.add(value);
    }
  }
  // `("a")` is a string and not a tuple.
  return first.text === '(' && !hasComma && names.size > 0 ? undefined : names;
}
