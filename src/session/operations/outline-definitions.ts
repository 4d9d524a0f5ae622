import type { SymbolFact } from '../../model/bundle.ts';
import type { Definition, DefinitionKind } from '../../syntax/definition.ts';
import { type LineIndex, offsetsAt } from '../../text/line-index.ts';

const KINDS: Readonly<Partial<Record<SymbolFact['kind'], DefinitionKind>>> = {
  Class: 'class',
  Enum: 'class',
  Interface: 'class',
  Module: 'class',
  Namespace: 'class',
  Package: 'class',
  Struct: 'class',
  Constructor: 'function',
  Function: 'function',
  Method: 'function',
  TypeParameter: 'type',
};

/** Returns the definitions of a server's outline, in source order. */
export function outlineDefinitions(symbols: readonly SymbolFact[], lines: LineIndex): readonly Definition[] {
  const found = symbols.map(({ name, container, kind, range, selectionRange }): Definition => {
    // Some servers return names such as `Foo::bar`, or names with parameters. gopls returns `(*Foo).Bar`.
    const plainName = name.replace(/^\(\*?([^()[\]]+)(?:\[[^()]*\])?\)\./u, '$1.');
    const path = (container === null ? plainName : `${container}.${plainName}`)
      .replaceAll(/\([^()]*\)/gu, '')
      .split(/::|\./u)
      // The part is empty for clangd's `(anonymous namespace)`. In C++, members of this scope need no qualifier.
      .filter((part) => part !== '');
    const span = offsetsAt(lines, range);
    const definitionKind = KINDS[kind] ?? 'variable';
    return {
      kind: definitionKind,
      name: path.at(-1) ?? name,
      path: path.length > 0 ? path : [name],
      nameSpan: offsetsAt(lines, selectionRange),
      span,
      signature: null,
      body: null,
      docstring: null,
      // A function without `{` or `=>` may be a declaration. Selectors prefer a `plain` function to an `overload`.
      part:
        definitionKind === 'function' && !/[{]|=>/u.test(lines.text.slice(span.start, span.end))
          ? 'overload'
          : 'plain',
    };
  });
  return found.toSorted(
    (left, right) => left.span.start - right.span.start || right.span.end - left.span.end,
  );
}
