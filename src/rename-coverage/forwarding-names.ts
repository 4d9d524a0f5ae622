import type { SourceDocument } from '../selector/source.ts';
import type { Definition } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
import { afterBrackets, CLOSING, codeBetween, OPENING, wordOf } from './code-tokens.ts';
import { enclosing } from './enclosing.ts';

type Source = Pick<SourceDocument, 'definitions' | 'lines' | 'statementAt' | 'tokens'>;

/**
 * Returns further names by which code can pass a keyword argument to a function or class named in `called`:
 *
 * - functions that pass their own `**` parameter to such a function or class
 * - subclasses of such a class, because they may inherit the constructor
 * - other names of such a function or class, as in `send = partial(fetch)` and `from lib import fetch as send`
 */
export function forwardingNames(source: Source, called: ReadonlySet<string>): readonly string[] {
  return source.definitions.flatMap((definition) => {
    const { kind, name } = definition;
    if (kind === 'function') {
      return forwards(source, definition, called) ? namesInCalls(definition).slice(-1) : [];
    }
    const isAnother =
      kind === 'class' ? isSubclass(source, definition, called) : isAlias(source, definition, called);
    return isAnother ? [name] : [];
  });
}

/** Returns the names by which code calls a function: for a method such as `__init__`, also the class name. */
export function namesInCalls({ name, path }: Definition): readonly string[] {
  const className = CALLED_BY_CLASS.test(name) ? path.at(-2) : undefined;
  return className === undefined ? [name] : [name, className];
}

const CALLED_BY_CLASS = /^__(?:call|init|init_subclass|new)__$/u;

/** Returns true if a function passes its `**` parameter to one in `called`, as in `f(**kw)` or `partial(f, **kw)`. */
function forwards(source: Source, definition: Definition, called: ReadonlySet<string>): boolean {
  const { body, signature, nameSpan } = definition;
  if (body === null || signature === null) return false;
  const { text } = source.lines;
  const rest = keywordRest(text, codeBetween(source, nameSpan.end, signature.end));
  if (rest === undefined) return false;
  // `super().__init__(**kw)` does not name the base class, so the method's class must mention a name in `called`.
  const isConstructor = CALLED_BY_CLASS.test(definition.name);
  if (isConstructor && !isNear(source, definition, called)) return false;
  const isCalled = (word: string): boolean =>
    called.has(word) || (isConstructor && CALLED_BY_CLASS.test(word));
  const tokens = codeBetween(source, body.start, body.end);
  const open: number[] = [];
  for (const [index, token] of tokens.entries()) {
    const word = wordOf(text, token);
    if (OPENING.has(word)) open.push(index);
    if (CLOSING.has(word)) open.pop();
    if (word !== '**' || wordOf(text, tokens[index + 1]) !== rest) continue;
    const isPassed = open.some((opening) =>
      tokens
        .slice(Math.max(0, opening - 1), afterBrackets(text, tokens, opening))
        .some((one) => isCalled(wordOf(text, one))),
    );
    if (isPassed) return true;
  }
  return false;
}

/** Returns the name of the `**` parameter, if any. */
function keywordRest(text: string, signature: readonly Token[]): string | undefined {
  const at = signature.findIndex(
    (token, index) => wordOf(text, token) === '**' && /^[(,]$/u.test(wordOf(text, signature[index - 1])),
  );
  return at === -1 ? undefined : wordOf(text, signature[at + 1]);
}

/** Returns true if the class of a method mentions a name in `called`, except names such as `__init__`. */
function isNear(source: Source, method: Definition, called: ReadonlySet<string>): boolean {
  const owner = enclosing(source.definitions, method.nameSpan.start);
  if (owner === undefined) return false;
  return codeBetween(source, owner.span.start, owner.span.end).some((token) => {
    const word = wordOf(source.lines.text, token);
    return called.has(word) && !CALLED_BY_CLASS.test(word);
  });
}

function isSubclass(
  source: Source,
  { nameSpan, signature }: Definition,
  called: ReadonlySet<string>,
): boolean {
  return codeBetween(source, nameSpan.end, signature?.end ?? nameSpan.end).some((token) =>
    called.has(wordOf(source.lines.text, token)),
  );
}

/** Returns true if an import renames a name in `called`, or a binding mentions one but does not call it: `a = f`. */
function isAlias(source: Source, { kind, nameSpan }: Definition, called: ReadonlySet<string>): boolean {
  const { text } = source.lines;
  if (kind === 'import') {
    const renamed = /(?<old>\p{XIDC}+)\s+as\s+$/u.exec(text.slice(0, nameSpan.start).slice(-MAX_BEFORE));
    return called.has(renamed?.groups?.['old'] ?? '');
  }
  const statement = source.statementAt(nameSpan.start);
  if (statement === undefined || statement.start > nameSpan.start) return false;
  const tokens = codeBetween(source, nameSpan.end, statement.end);
  return tokens.some(
    (token, index) => called.has(wordOf(text, token)) && wordOf(text, tokens[index + 1]) !== '(',
  );
}

const MAX_BEFORE = 300;
