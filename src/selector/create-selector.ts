import type { SelectorKind } from '../model/selector.ts';
import { createAnchor } from './create-anchor.ts';
import { createAst } from './create-ast.ts';
import { createLocate } from './create-locate.ts';
import { createCursor, createRange } from './create-place.ts';
import { createSymbol } from './create-symbol.ts';
import type { Created, NamedPlace } from './created.ts';

/** Functions that create a selector for a place. The caller must check that the selector resolves to the place. */
export const SELECTOR_CREATORS: Readonly<Record<SelectorKind, (named: NamedPlace) => Created>> = {
  cursor: createCursor,
  range: createRange,
  symbol: createSymbol,
  ast: createAst,
  anchor: createAnchor,
  locate: createLocate,
};
