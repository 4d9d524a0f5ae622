// selector/ parses, prints, creates and resolves selectors, which refer to places in code. It does not depend on
// files, servers or Git.
import type { PositionSpec } from '../model/selector.ts';
import { parseAnchor } from './parse-anchor.ts';
import { parseAst } from './parse-ast.ts';
import { parseLocate } from './parse-locate.ts';
import { endsInPlace, parsePlace, parsePrinted } from './parse-place.ts';
import { parseFileSymbol, parseSymbol } from './parse-symbol.ts';
import { SelectorSyntaxError, type SyntaxFault } from './syntax-fault.ts';

/** A parsed selector, or the reason why the text is not a selector. */
export type ParsedSelector =
  | { readonly kind: 'parsed'; readonly spec: PositionSpec }
  | ({ readonly kind: 'malformed' } & SyntaxFault);

export function parseSelector(text: string): ParsedSelector {
  try {
    return { kind: 'parsed', spec: specOf(text) };
  } catch (error) {
    if (!(error instanceof SelectorSyntaxError)) throw error;
    return { kind: 'malformed', ...error.fault };
  }
}

function specOf(text: string): PositionSpec {
  if (text.startsWith('py://')) return parseSymbol(text);
  if (text.startsWith('symbol://')) return parseFileSymbol(text);
  if (text.startsWith('ast://')) return parseAst(text);
  if (text.startsWith('anchor://')) return parseAnchor(text);
  return endsInPlace(text) ? parsePlace(text) : (parsePrinted(text) ?? parseLocate(text));
}
