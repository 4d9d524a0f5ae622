import type { AstSelector, LocateSelector, PositionSpec } from '../model/selector.ts';
import {
  escapeFind,
  escapeParameter,
  escapePath,
  escapeSnippet,
  escapeUriPath,
  percentEncode,
} from './escape.ts';
import { endsInPlace } from './parse-place.ts';
import { fileOfModule, qualnameParts } from './qualname.ts';

const SCHEME = /^file:\/\/(?:\/[A-Z]:(?=\/))?/u;

type Printers = {
  readonly [Kind in PositionSpec['kind']]: (spec: Extract<PositionSpec, { readonly kind: Kind }>) => string;
};

const PRINTERS: Printers = {
  cursor: (spec) =>
    `${path(spec.uri)}@L${spec.line}:C${spec.col}${parameters(spec, 'indexing', 'docVersion')}`,
  range: (spec) => {
    const place = `R(${spec.start.join(',')}->${spec.end.join(',')})`;
    return `${path(spec.uri)}@${place}${parameters(spec, 'indexing', 'docVersion')}`;
  },
  symbol: (spec) => {
    const { module, path: names } = qualnameParts(spec.qualname);
    const file = fileOfModule(module);
    const prefix = file === undefined ? `py://${module}` : `symbol://${path(file)}`;
    return `${prefix}#${names.join('.')}:${spec.role}${parameters(spec, 'overload', 'follow', 'symbolId', 'docVersion')}`;
  },
  ast: (spec) => `ast://${printSteps(spec)}${parameters(spec, 'follow', 'docVersion')}`,
  anchor: (spec) => {
    const shown = parameters(spec, 'ctx', 'hash', 'near', 'docVersion');
    return `anchor://${path(spec.uri)}#"${escapeSnippet(spec.snippet)}"${shown}`;
  },
  locate: printLocate,
};

/** Returns the canonical string of a selector. `parseSelector` turns it back into the selector, without `$schema`. */
export function printSelector(spec: PositionSpec): string {
  const print = PRINTERS[spec.kind] as (spec: PositionSpec) => string;
  return print(spec);
}

function printSteps({ path: steps, leaf }: AstSelector): string {
  const printed = steps.map(([kind, name, ordinal]) =>
    ordinal === undefined ? `[${kind}=${name}]` : `[${kind}=${name}][${ordinal}]`,
  );
  if (leaf !== undefined) printed.push(`${leaf[0]}[${leaf[1]}]`);
  return printed.join('/');
}

function printLocate(spec: LocateSelector): string {
  const { scope, find, occurrence, docVersion } = spec;
  const place = path(spec.uri) + (scope === undefined ? '' : `:${printScope(scope)}`);
  const tail = parameters({ n: occurrence, docVersion }, 'n', 'docVersion');
  if (find === undefined) return place + tail;
  const text = `${place}@${escapeFind(find)}`;
  // Prevents the search text from being parsed as a cursor or a range.
  return (endsInPlace(text) ? text.replace(/[LR](?=[^LR]*$)/u, percentEncode) : text) + tail;
}

function printScope(scope: NonNullable<LocateSelector['scope']>): string {
  if ('symbol' in scope) return scope.symbol.join('.');
  const [first, last] = scope.lines;
  return first === last ? `${first}` : `${first}-${last}`;
}

/** Escapes a path for a selector. Keeps the colons of a `file:` scheme and of an upper-case drive letter. */
function path(uri: string): string {
  const scheme = SCHEME.exec(uri)?.[0];
  return scheme === undefined ? escapePath(uri) : scheme + escapeUriPath(uri.slice(scheme.length));
}

function parameters<Name extends string>(
  spec: Partial<Readonly<Record<Name, boolean | number | string | undefined>>>,
  ...names: readonly Name[]
): string {
  const printed = names.flatMap((name) => {
    const value = spec[name];
    return value === undefined ? [] : [`${name}=${escapeParameter(String(value))}`];
  });
  return printed.length === 0 ? '' : `?${printed.join('&')}`;
}
