import type { SourceDocument } from '../selector/source.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
import { normalizedWords } from './normalized-words.ts';

/** A logical line (the tokens between two line ends outside of brackets), or a nested class or function. */
export interface Unit extends Span {
  readonly tokens: readonly Token[];
  /** The `normalizedWords` of a logical line; the kind and name of a nested class or function. */
  readonly words: readonly string[];
  /** The words, separated by spaces. Two lines with the same key are equal. */
  readonly key: string;
  /** The words that are not punctuation, or all words if all are punctuation. */
  readonly names: readonly string[];
  /** The words before the first word in `HEAD_ENDS`, such as a call's callee. Without such a word, the first word. */
  readonly head: string;
  /** The first word, such as `return`, if it is probably a keyword: the next token exists and is not an operator. */
  readonly keyword: string | undefined;
  /** The nested class or function that this unit represents; undefined for a logical line. */
  readonly opens: Definition | undefined;
}

/** A module, class or function with its own logical lines. */
export interface Scope {
  readonly document: SourceDocument;
  readonly definition: Definition | undefined;
  /** The logical lines of the decorators and of the signature, such as `def f(x):`. */
  readonly header: readonly Unit[];
  /** The logical lines of the body. A nested class or function is one unit with its kind and name as words. */
  readonly sequence: readonly Unit[];
  readonly children: readonly Scope[];
  readonly parent: Scope | undefined;
}

/** The scopes of a document. The module contains the other scopes. */
export interface Outline {
  readonly module: Scope;
  readonly scopeOf: ReadonlyMap<Definition, Scope>;
}

const outlines = new WeakMap<SourceDocument['lines'], Outline>();

/** Returns a document's scopes and logical lines. Caches them. */
export function outlineOf(document: SourceDocument): Outline {
  const outline = outlines.get(document.lines) ?? makeOutline(document);
  outlines.set(document.lines, outline);
  return outline;
}

/** Returns the innermost scope that contains an offset. The end of a scope belongs to the scope. */
export function scopeAt(outline: Outline, offset: number): Scope {
  let scope = outline.module;
  for (;;) {
    const inner = scope.children.find(
      (child) => (child.definition?.span.start ?? 0) <= offset && offset <= endOf(child),
    );
    if (inner === undefined) return scope;
    scope = inner;
  }
}

/** Returns the logical lines of a scope and of all scopes inside it, in source order. */
export function unitsOf({ header, sequence, children }: Scope): readonly Unit[] {
  const own = [...header, ...sequence].filter(({ opens }) => opens === undefined);
  return [...own, ...children.flatMap(unitsOf)].toSorted((left, right) => left.start - right.start);
}

/** Returns the signature's line with the name of a class or function; undefined if the scope has no such line. */
export function nameLineOf(scope: Scope | undefined): Unit | undefined {
  const name = scope?.definition?.nameSpan;
  return name && scope?.header.find(({ start, end }) => start <= name.start && name.start < end);
}

/** Returns the end of a scope, including a comment at the end of its last line. */
function endOf({ definition, sequence, children }: Scope): number {
  const last = children.at(-1);
  return Math.max(definition?.span.end ?? 0, sequence.at(-1)?.end ?? 0, last === undefined ? 0 : endOf(last));
}

/** The minimum number of words in a line that is recognisable by itself. */
const DISTINCTIVE_WORDS = 4;

/** Returns true if a line has enough words. Also counts punctuation, and words in strings and comment lines. */
export function isDistinctive({ key }: Unit): boolean {
  return key.split(/\s+/u).length >= DISTINCTIVE_WORDS;
}

interface OpenScope extends Scope {
  readonly header: Unit[];
  readonly sequence: Unit[];
  readonly children: OpenScope[];
  readonly parent: OpenScope | undefined;
}

function makeOutline(document: SourceDocument): Outline {
  const { text } = document.lines;
  const module = emptyScope(document, undefined, undefined);
  const scopeOf = new Map<Definition, Scope>();
  const scoped = document.definitions
    .filter(({ kind }) => kind === 'class' || kind === 'function')
    .toSorted((left, right) => left.span.start - right.span.start || right.span.end - left.span.end);
  let scope = module;
  let next = 0;
  for (const tokens of logicalLines(text, document.tokens(), document.bracesAreBlocks)) {
    const start = tokens[0]?.start ?? 0;
    while (scope.definition !== undefined && start >= scope.definition.span.end) {
      scope = scope.parent ?? module;
    }
    for (let opened = scoped[next]; opened && opened.span.start <= start; opened = scoped[next]) {
      next += 1;
      const inner = emptyScope(document, opened, scope);
      scope.children.push(inner);
      scope.sequence.push(unitOf(text, tokens, opened));
      scopeOf.set(opened, inner);
      scope = inner;
    }
    const unit = unitOf(text, tokens, undefined);
    const header = scope.definition?.signature?.end ?? -1;
    (start < header ? scope.header : scope.sequence).push(unit);
  }
  return { module, scopeOf };
}

function emptyScope(
  document: SourceDocument,
  definition: Definition | undefined,
  parent: OpenScope | undefined,
): OpenScope {
  return { document, definition, header: [], sequence: [], children: [], parent };
}

const HEAD_ENDS: ReadonlySet<string> = new Set(['(', '=', ':', '[', '+=', '-=']);
const HEAD_WORDS = 1;

function unitOf(text: string, tokens: readonly Token[], opens: Definition | undefined): Unit {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  const words = opens === undefined ? normalizedWords(text, tokens) : [opens.kind, opens.name];
  const names = words.filter((word) => /[\p{XIDC}"']/u.test(word));
  const headEnd = words.findIndex((word) => HEAD_ENDS.has(word));
  const head = words.slice(0, headEnd === -1 ? HEAD_WORDS : headEnd).join(' ');
  return {
    start,
    end,
    tokens,
    words,
    key: words.join(' '),
    names: names.length > 0 ? names : words,
    head,
    keyword: isKeyword(tokens) ? words[0] : undefined,
    opens,
  };
}

/** Returns true if a line probably starts with a keyword. After a name, the next token is usually an operator. */
function isKeyword([first, second]: readonly Token[]): boolean {
  return first?.kind === 'word' && second !== undefined && second.kind !== 'operator';
}

/** Splits at line ends outside of brackets, but not after a backslash. With `bracesAreBlocks`, ignores braces. */
function* logicalLines(
  text: string,
  tokens: readonly Token[],
  bracesAreBlocks: boolean,
): Generator<readonly Token[]> {
  const openers = bracesAreBlocks ? '([' : '([{';
  const closers = bracesAreBlocks ? ')]' : ')]}';
  let depth = 0;
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    if (previous !== undefined && depth === 0 && index > from) {
      const between = text.slice(previous.end, token.start);
      if (/[\r\n]/u.test(between) && text.charAt(previous.start) !== '\\') {
        yield tokens.slice(from, index);
        from = index;
      }
    }
    if (token.kind !== 'operator') continue;
    const character = text.charAt(token.start);
    if (openers.includes(character)) depth += 1;
    else if (closers.includes(character)) depth = Math.max(0, depth - 1);
  }
  if (from < tokens.length) yield tokens.slice(from);
}
