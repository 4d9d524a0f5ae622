import { containsSpan } from '../../syntax/spans.ts';
import { readImports, type ImportStatement } from '../../syntax/python/imports.ts';
import type { Definition, Span } from '../../syntax/definition.ts';
import type { SourceDocument } from '../source.ts';
import { certainlyReached, type IsReached } from './lazy-conditions.ts';
import { codeTokens, tokensIn, type CodeToken } from './literal-tokens.ts';

/** A function or method `__getattr__`, its parameter for the attribute's name, and the imports in it. */
export interface LazyFunction {
  readonly definition: Definition;
  readonly parameter: string;
  readonly imports: readonly ImportStatement[];
}

/** A dotted name in a lazy function. */
export interface DottedUse {
  readonly within: LazyFunction;
  readonly path: readonly string[];
  readonly span: Span;
}

/** Returns true if a module may compute attributes, with `__getattr__` or with an object that replaces the module. */
export function isLazyModule({ lines, definitions }: SourceDocument): boolean {
  return (
    lines.text.includes('sys.modules[__name__]') ||
    definitions.some(({ kind, path }) => kind !== 'import' && path.length === 1 && path[0] === '__getattr__')
  );
}

/** Returns advice for an error message if a module may compute a name that no document defines; empty otherwise. */
export function lazyAdvice(documents: readonly SourceDocument[], [name]: readonly string[]): string {
  if (name === undefined) return '';
  const isBound = documents.some(({ definitions }) =>
    definitions.some(({ path }) => path.length === 1 && path[0] === name),
  );
  const lazy = isBound ? undefined : documents.find(isLazyModule);
  return lazy === undefined
    ? ''
    : `; ${lazy.uri} may compute ${name} at run time (with __getattr__ or sys.modules). Select the definition in its own file`;
}

function lazyFunctions(document: SourceDocument): readonly LazyFunction[] {
  if (!isLazyModule(document)) return [];
  const { text } = document.lines;
  const statements = readImports(text, document.tokens());
  return document.definitions.flatMap((definition) => {
    const { kind, name, signature, body, span } = definition;
    if (kind !== 'function' || name !== '__getattr__' || signature === null || body === null) return [];
    const head = text.slice(signature.start, signature.end);
    const parameter = /\(\s*(?:self\s*,\s*)?(?<name>[\p{XIDS}_]\p{XIDC}*)/u.exec(head)?.groups?.['name'];
    if (parameter === undefined) return [];
    const imports = statements.filter((each) => containsSpan(span, each));
    return [{ definition, parameter, imports }];
  });
}

const DOTTED = String.raw`[\p{XIDS}_][\p{XIDC}]*(?:\s*\.\s*[\p{XIDS}_][\p{XIDC}]*)*`;

/** The maximum number of `getattr(MODULE, name)` calls to check in a function. No real function has so many. */
const MAX_CALLS = 1000;

/**
 * Returns MODULE of each call `getattr(MODULE, PARAMETER)` in a lazy function. Includes a call only if a lookup of
 * `name` certainly reaches the call, and if the function returns the call's result.
 */
export function returnedModules(document: SourceDocument, name: string): readonly DottedUse[] {
  const { text } = document.lines;
  return lazyFunctions(document).flatMap((within) => {
    const { definition, parameter } = within;
    const pattern = new RegExp(`^getattr\\s*\\(\\s*(?<module>${DOTTED})\\s*,\\s*${parameter}\\s*[,)]`, 'u');
    const calls = document.nodes(definition, 'call');
    const ends = new Map<number, number>();
    for (const { start, end } of calls) ends.set(start, Math.min(end, ends.get(start) ?? Infinity));
    const isReached = certainlyReached(document, within, name);
    const found = calls.flatMap((call) => {
      // In `getattr(MODULE, name)()`, the outer call begins at the same offset, but returns a different value.
      if (ends.get(call.start) !== call.end) return [];
      const module = pattern.exec(text.slice(call.start, call.end))?.groups?.['module'];
      return module === undefined ? [] : [{ call, module }];
    });
    return found.slice(0, MAX_CALLS).flatMap(({ call, module }) => {
      if (!isReached(call) || !isReturned(document, definition, call, isReached)) return [];
      const start = text.indexOf(module, call.start + 'getattr'.length);
      return [{ within, path: module.split(/\s*\.\s*/u), span: { start, end: start + module.length } }];
    });
  });
}

/** Returns the tables in which `__getattr__` looks up its parameter: `TABLE[name]` or `TABLE.get(name)`. */
export function readTables(document: SourceDocument): readonly DottedUse[] {
  return lazyFunctions(document).flatMap((within) => {
    const { parameter, definition } = within;
    if (definition.body === null) return [];
    const tokens = tokensIn(codeTokens(document), definition.body);
    return tokens.flatMap(({ text }, at) => {
      if (text !== parameter) return [];
      const after = tokens[at + 1]?.text ?? '';
      const isGet =
        tokens[at - 1]?.text === '(' && tokens[at - 2]?.text === 'get' && tokens[at - 3]?.text === '.';
      const isSubscript = tokens[at - 1]?.text === '[' && after === ']';
      if (!isSubscript && !(isGet && (after === ',' || after === ')'))) return [];
      const words = dottedBefore(tokens, isSubscript ? at - 1 : at - 3);
      const [first, last] = [words[0], words.at(-1)];
      if (first === undefined || last === undefined) return [];
      return [{ within, path: words.map((word) => word.text), span: { start: first.start, end: last.end } }];
    });
  });
}

/** Returns the words of the dotted name before a token. Returns none for an expression such as `f().x`. */
function dottedBefore(tokens: readonly CodeToken[], end: number): readonly CodeToken[] {
  const words: CodeToken[] = [];
  for (let at = end - 1; ; at -= 2) {
    const word = tokens[at];
    if (word?.kind !== 'word') return [];
    words.push(word);
    if (tokens[at - 1]?.text !== '.') return words.toReversed();
  }
}

// In both patterns, a comment must extend to the end of its line. A shorter match would allow slow backtracking.
const OPENING = /^(?:[\s(\\]|#[^\r\n]*(?:[\r\n]|$))*$/u;
const CLOSING = /^(?:[\s)]|#[^\r\n]*(?:[\r\n]|$))*$/u;

/**
 * Returns true if the function returns the result of a call: directly, or through a variable. The variable must have
 * no other binding, and `return VARIABLE` must be reached whenever the variable is not None.
 */
function isReturned(
  document: SourceDocument,
  definition: Definition,
  call: Span,
  isReached: IsReached,
): boolean {
  const { text } = document.lines;
  const returned = document.nodes(definition, 'return_statement');
  const isOf = ({ start, end }: Span): boolean =>
    start < call.start &&
    call.end <= end &&
    OPENING.test(text.slice(start + 'return'.length, call.start)) &&
    CLOSING.test(text.slice(call.end, end));
  if (returned.some(isOf)) return true;
  const before = text.slice(text.lastIndexOf('\n', call.start) + 1, call.start);
  const variable = /^\s*(?<name>[\p{XIDS}_]\p{XIDC}*)\s*(?:=|:=)\s*$/u.exec(before)?.groups?.['name'];
  if (variable === undefined || !/^[ \t\f]*(?:#|[;\r\n]|$)/u.test(text.slice(call.end))) return false;
  const value = new RegExp(String.raw`^return\s+${variable}\s*$`, 'u');
  return (
    returned.some(
      (each) =>
        each.start > call.end && value.test(text.slice(each.start, each.end)) && isReached(each, variable),
    ) && bindingsOf(text, definition, variable) === 1
  );
}

const BINDS_BEFORE = /(?:\b(?:as|case|class|def|del|for|global|import|nonlocal)\s+|[,*]\s*)$/u;
const BINDS_AFTER = /^\s*(?:=(?!=)|:=|,|(?:[-+*/%&|^@]|\/\/|\*\*|<<|>>)=)/u;
const ANNOTATION = /^\s*:/u;
const LINE_START = /(?:^|[\n;])\s*$/u;
/** The maximum number of characters to read before a use of the variable. The limit keeps the time linear. */
const CONTEXT = 40;

/** Counts the places in a function's body that may bind a variable. */
function bindingsOf(text: string, { body }: Definition, variable: string): number {
  if (body === null) return 0;
  const uses = text
    .slice(body.start, body.end)
    .matchAll(new RegExp(String.raw`(?<![\p{XIDC}.])${variable}(?!\p{XIDC})`, 'gu'));
  return [...uses].filter(({ index }) => {
    const start = body.start + index;
    const end = start + variable.length;
    const [before, after] = [text.slice(Math.max(body.start, start - CONTEXT), start), text.slice(end)];
    return (
      BINDS_BEFORE.test(before) ||
      BINDS_AFTER.test(after) ||
      (ANNOTATION.test(after) && LINE_START.test(before))
    );
  }).length;
}
