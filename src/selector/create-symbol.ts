import type { SymbolRole } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { holds, refused, sameSpan, type Created, type NamedPlace } from './created.ts';
import { overloadOf } from './definitions-of-path.ts';

/** Creates a selector from the innermost function, class or binding around the place, and its role there. */
export function createSymbol({ document, place, ...named }: NamedPlace): Created {
  const isPython = /\.pyi?$/u.test(document.uri);
  const module = isPython ? named.module : `./${document.uri}`;
  if (module === undefined) return refused('no module name refers to this file only');
  const found = holderOf(document.definitions, place.span);
  if (found === undefined) return refused('it is in no function, class or binding');
  const { definition, role } = found;
  const overload = overloadOf(document.definitions, definition);
  return {
    kind: 'created',
    spec: {
      kind: 'symbol',
      qualname: `${module}:${definition.path.join('.')}`,
      role,
      ...(overload === undefined ? {} : { overload }),
    },
    held: role === 'def' ? definition.nameSpan : place.span,
  };
}

function holderOf(
  definitions: readonly Definition[],
  span: Span,
): { readonly definition: Definition; readonly role: SymbolRole } | undefined {
  const around = definitions.filter((definition) => holds(definition.span, span));
  const inward = around.toSorted((left, right) => lengthOf(left.span) - lengthOf(right.span));
  for (const definition of inward) {
    const role = roleOf(definition, span);
    if (role !== undefined) return { definition, role };
  }
  return undefined;
}

/** Returns the role of a span: a whole definition counts as its name, and the space before a body as none. */
function roleOf(definition: Definition, span: Span): SymbolRole | undefined {
  if (sameSpan(definition.span, span) || holds(definition.nameSpan, span)) return 'def';
  if (holds(definition.docstring, span)) return 'doc';
  if (holds(definition.signature, span)) return 'sig';
  return holds(definition.body, span) ? 'body' : undefined;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
