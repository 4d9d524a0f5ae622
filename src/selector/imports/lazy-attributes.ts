import { readImports } from '../../syntax/python/imports.ts';
import type { Span } from '../../syntax/definition.ts';
import type { SourceDocument } from '../source.ts';
import { codeTokens, literalValue, type CodeToken } from './literal-tokens.ts';
import type { ModuleReference } from './module-imports.ts';

/** An attribute of another module to which a literal maps a lazy attribute of this one. */
export interface LazyAttribute extends ModuleReference {
  readonly imported: string;
  /** The span of the literal. */
  readonly span: Span;
}

/**
 * Returns where a module's `__getattr__` may take a name from, by the literals that contain the name: a
 * dictionary of modules, `name == "X"` or `case "X"` with an import below, and lists of names by module. Which of them
 * exist is for the caller to find out.
 */
export function lazyAttributes(document: SourceDocument, name: string): readonly LazyAttribute[] {
  if (!/__getattr__|sys\.modules\[__name__\]/u.test(document.lines.text)) return [];
  const tokens = codeTokens(document);
  return tokens.flatMap((token, index) =>
    literalValue(token) === name
      ? [...ofValue(tokens, index, name), ...ofKey(tokens, index, name), ...compared(document, tokens, index)]
      : [],
  );
}

/** Reads `{"X": "pkg.x"}`, `{"X": "pkg.x.X"}`, `{"X": ("pkg.x", "X")}`. */
function ofValue(tokens: readonly CodeToken[], index: number, name: string): readonly LazyAttribute[] {
  if (tokens[index + 1]?.text !== ':') return [];
  const isTuple = '(['.includes(tokens[index + 2]?.text ?? ' ');
  const at = index + (isTuple ? 3 : 2);
  const module = literalValue(tokens[at]);
  if (module === undefined) return [];
  const attribute = isTuple && tokens[at + 1]?.text === ',' ? literalValue(tokens[at + 2]) : undefined;
  const last = Math.max(module.lastIndexOf('.'), module.lastIndexOf(':'));
  return [
    ...references(tokens[index], module, name),
    ...(attribute === undefined ? [] : references(tokens[index], module, attribute)),
    ...(last > 0 ? references(tokens[index], module.slice(0, last), module.slice(last + 1)) : []),
  ];
}

/** Reads `{"x": ["X", "Y"]}`: the key of the list is the module. */
function ofKey(tokens: readonly CodeToken[], index: number, name: string): readonly LazyAttribute[] {
  let at = index - 1;
  while (at >= 0 && (tokens[at]?.text === ',' || literalValue(tokens[at]) !== undefined)) at -= 1;
  if (!'([{'.includes(tokens[at]?.text ?? ' ') || tokens[at - 1]?.text !== ':') return [];
  const module = literalValue(tokens[at - 2]);
  return module === undefined ? [] : references(tokens[index], module, name);
}

/** `if name == "X"` or `case "X"`, then `from .x import X` or `getattr(import_module(".x", …), name)`. */
function compared(
  document: SourceDocument,
  tokens: readonly CodeToken[],
  index: number,
): readonly LazyAttribute[] {
  if (!isCondition(tokens[index - 1])) return [];
  const token = tokens[index];
  const around = document.definitions.find(
    ({ path, span }) => path.join('.') === '__getattr__' && token !== undefined && holds(span, token),
  );
  if (token === undefined || around === undefined) return [];
  const next = tokens.find((each) => isCondition(each) && each.start > token.end);
  const branch = { start: token.end, end: Math.min(next?.start ?? around.span.end, around.span.end) };
  const [imported] = readImports(document.lines.text, tokens).filter((each) => holds(branch, each));
  if (imported?.kind === 'from') {
    const name = literalValue(token);
    const { names, parts, level } = imported;
    const meant = names.find((each) => (each.alias ?? each.imported).name === name) ?? names[0];
    if (meant === undefined) return [];
    const module = parts.map((part) => part.name).join('.');
    return [{ level, name: module, imported: meant.imported.name, span: token }];
  }
  const call = tokens.findIndex((each) => each.text === 'import_module' && holds(branch, each));
  const module = call < 0 ? undefined : literalValue(tokens[call + 2]);
  return module === undefined ? [] : references(token, module, literalValue(token) ?? '');
}

function isCondition(token: CodeToken | undefined): boolean {
  return token?.text === '==' || token?.text === 'case';
}

/** A module in a string: relative with dots before it, else absolute, else below this package. */
function references(
  token: CodeToken | undefined,
  module: string,
  imported: string,
): readonly LazyAttribute[] {
  if (token === undefined) return [];
  const span = { start: token.start, end: token.end };
  const level = /^\.*/u.exec(module)?.[0].length ?? 0;
  const name = module.slice(level);
  if (!/^[\p{XIDS}_][\p{XIDC}.]*$/u.test(name)) return [];
  if (level > 0) return [{ level, name, imported, span }];
  return [
    { level: 0, name, imported, span },
    { level: 1, name, imported, span },
  ];
}

function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
