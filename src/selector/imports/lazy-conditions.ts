import type { Definition, Span } from '../../syntax/definition.ts';
import type { SourceDocument } from '../source.ts';
import { codeTokens, literalValue, tokensIn } from './literal-tokens.ts';

/** An `if` or `elif`. Its condition is evaluated at most once, because many places may depend on it. */
interface Branch {
  readonly statement: Span;
  readonly consequence: Span;
  /** Returns the value of the condition; undefined if it is unknown. */
  readonly value: () => boolean | undefined;
  /** Returns true if the branch contains a `return` or `raise`. */
  readonly leaves: () => boolean;
}

/**
 * Returns a predicate for places in a function that computes attributes of a module. The predicate is true if
 * the conditions of `if` and `elif` let a call with this name reach the place. A condition with an unknown
 * value proves nothing about places in its branch. If the branch may return or raise, it also proves nothing
 * about later places. The predicate is false for places in `case`, `while`, `lambda` and conditional
 * expressions. It treats `for`, `try` and `except` as if their bodies always ran.
 */
export function certainlyReached(
  document: SourceDocument,
  { definition, parameter }: { readonly definition: Definition; readonly parameter: string },
  name: string,
): (place: Span) => boolean {
  const unread = ['case_clause', 'conditional_expression', 'lambda', 'while_statement'].flatMap((kind) =>
    document.nodes(definition, kind),
  );
  const statements = ['if_statement', 'elif_clause'].flatMap((kind) => document.nodes(definition, kind));
  const branches = statements.flatMap((statement): readonly Branch[] => {
    const [condition] = document.nodes(statement, 'condition');
    const [consequence] = document.nodes(statement, 'consequence');
    if (condition === undefined || consequence === undefined) return [];
    return [
      {
        statement,
        consequence,
        value: once(() => valueOf(document, condition, parameter, name)),
        leaves: once(() => leaves(document, consequence)),
      },
    ];
  });
  if (branches.length < statements.length) return () => false;
  return (place) => {
    const isInside = ({ start, end }: Span): boolean => start <= place.start && place.end <= end;
    if (unread.some(isInside)) return false;
    return branches.every((branch) => {
      const { statement, consequence } = branch;
      if (isInside(consequence)) return branch.value() === true;
      if (consequence.end > place.start) return true;
      const isElse = place.end <= statement.end;
      return branch.value() === false || !(isElse || branch.leaves());
    });
  };
}

function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}

function leaves(document: SourceDocument, block: Span): boolean {
  return ['return_statement', 'raise_statement'].some((kind) => document.nodes(block, kind).length > 0);
}

/** Returns the value of a condition that compares the parameter with literals; undefined if it is unknown. */
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

/**
 * Returns the value of a condition whose first comparison has the value `isTrue` and is followed by the
 * tokens `rest`; undefined if it is unknown.
 */
function valueBefore(rest: Tokens, isTrue: boolean): boolean | undefined {
  if (rest.length === 0) return isTrue;
  // `False and X` is false for any X. But `or` and `if` bind less tightly, and their other operand may be
  // true.
  const isFalse = !isTrue && rest[0]?.text === 'and' && !rest.some(({ text }) => /^(?:or|if)$/u.test(text));
  return isFalse ? false : undefined;
}

/** Returns the number of tokens up to the bracket that closes the first one. */
function bracketsLength(tokens: Tokens): number {
  let depth = 0;
  for (const [index, { text }] of tokens.entries()) {
    if ('([{'.includes(text)) depth += 1;
    else if (')]}'.includes(text)) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

/**
 * Reads a literal collection of strings, or the collection that is assigned to a name of the module. Returns
 * undefined if its members are not certain.
 */
function stringsOf(document: SourceDocument, tokens: Tokens): ReadonlySet<string> | undefined {
  const [only] = tokens;
  if (only?.kind !== 'word') return readStrings(tokens);
  const bound = document.definitions.filter(({ path }) => path.length === 1 && path[0] === only.text);
  const [definition] = bound;
  if (definition === undefined || bound.length > 1) return undefined;
  const all = codeTokens(document);
  const at = all.findIndex(({ start }) => start === definition.nameSpan.start);
  if (all[at + 1]?.text !== '=') return undefined;
  // A later `+=`, `update` or `remove` changes the collection.
  if (all.some(({ text }, index) => index !== at && text === only.text && isChanged(all, index))) {
    return undefined;
  }
  const value = all.slice(at + 2);
  const length = bracketsLength(value);
  const [last, next] = [value[length - 1], value[length]];
  const between = document.lines.text.slice(last?.end ?? 0, next?.start ?? 0);
  // After the bracket, an operator or an attribute may follow, also on the next line after a backslash. The
  // value is then unknown.
  if (next !== undefined && next.text !== ';' && !/^[^\\]*[\r\n]/u.test(between)) return undefined;
  return readStrings(value.slice(0, length));
}

function isChanged(tokens: Tokens, index: number): boolean {
  const next = tokens[index + 1]?.text ?? '';
  return next === '.' || (/^[^=<>!]*=$/u.test(next) && next !== '');
}

/** Reads the members of `["a", "b"]` and the keys of `{"a": …}`; undefined if one is not a literal string. */
function readStrings([first, ...rest]: Tokens): ReadonlySet<string> | undefined {
  if (first === undefined || !'([{'.includes(first.text)) return undefined;
  const names = new Set<string>();
  let depth = 1;
  let isKey = true;
  let hasComma = false;
  for (const [index, token] of rest.entries()) {
    if ('([{'.includes(token.text)) depth += 1;
    else if (')]}'.includes(token.text)) depth -= 1;
    else if (depth === 1 && token.text === ',') {
      isKey = true;
      hasComma = true;
    } else if (depth === 1 && token.text === ':') isKey = false;
    else if (depth === 1 && isKey) {
      const value = literalValue(token);
      // `"a" "b"` and `"a" + b` are different strings than `"a"`.
      if (value === undefined || !/^[,:)\]}]$/u.test(rest[index + 1]?.text ?? '')) return undefined;
      names.add(value);
    }
  }
  // `("a")` is a string and not a tuple.
  return first.text === '(' && !hasComma && names.size > 0 ? undefined : names;
}
