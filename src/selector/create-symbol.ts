import type { SymbolRole, SymbolSelector } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { languageName } from '../syntax/language-names.ts';
import { containsSpan, sameSpan } from '../syntax/spans.ts';
import { refused, type Created, type NamedPlace } from './created.ts';
import { overloadOf } from './definitions-of-path.ts';
import { printSelector } from './print-selector.ts';

/**
 * Creates a selector for the innermost definition whose whole span equals the place, or whose name, docstring,
 * signature or body contains the place.
 */
export function createSymbol({ document, place, ...named }: NamedPlace): Created {
  const isPython = /\.pyi?$/u.test(document.uri);
  const module = isPython ? named.module : `./${document.uri}`;
  if (module === undefined) return refused('no module name refers only to this file');
  const inner = document.definitions
    .filter((definition) => containsSpan(definition.span, place.span))
    .toSorted((left, right) => lengthOf(left.span) - lengthOf(right.span));
  // In a server's outline, a definition's name span may be the whole definition. Any place in it, even in an inner
  // definition, then looks like its name. So definitions around `outlined`, which has its own name span, are omitted.
  const outlined = languageName(document.uri) === undefined ? inner.find(isOutlined) : undefined;
  const candidates = outlined === undefined ? inner : inner.slice(0, inner.indexOf(outlined) + 1);
  const [found] = candidates.flatMap((definition) => {
    const role = roleOf(definition, place.span);
    return role === undefined ? [] : [{ definition, role }];
  });
  const specOf = (definition: Definition, role: SymbolRole): SymbolSelector => {
    const overload = overloadOf(document.definitions, definition);
    const qualname = `${module}:${definition.path.join('.')}`;
    return { kind: 'symbol', qualname, role, ...(overload === undefined ? {} : { overload }) };
  };
  if (found === undefined) {
    if (outlined === undefined) return refused('it is not in a function, class or binding');
    const name = outlined.path.join('.');
    return refused(
      `it is inside ${name}. The outline of the language server contains only names and whole definitions. ${printSelector(specOf(outlined, 'def'))} selects ${name}`,
    );
  }
  const { definition, role } = found;
  const selected = role === 'def' ? definition.nameSpan : place.span;
  return { kind: 'created', spec: specOf(definition, role), selected };
}

/** Returns true for a definition with a separate name span, but without a known signature and body. */
function isOutlined({ signature, body, span, nameSpan }: Definition): boolean {
  return signature === null && body === null && !sameSpan(span, nameSpan);
}

/** Returns undefined for a span without a role, for example between a signature and a body. */
function roleOf(definition: Definition, span: Span): SymbolRole | undefined {
  if (sameSpan(definition.span, span) || containsSpan(definition.nameSpan, span)) return 'def';
  if (containsSpan(definition.docstring, span)) return 'doc';
  if (containsSpan(definition.signature, span)) return 'sig';
  return containsSpan(definition.body, span) ? 'body' : undefined;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
