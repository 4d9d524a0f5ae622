import type { Indexing, PositionSpec, SymbolSelector } from './generated/selector.ts';

/** Selectors and their parts (`selector.schema.json`). Lines and columns are one-based. */
export type {
  AnchorSelector,
  AstSelector,
  CursorSelector,
  DefinitionStep,
  Indexing,
  LocateSelector,
  PositionSpec,
  RangeSelector,
  SymbolSelector,
} from './generated/selector.ts';

export type SelectorKind = PositionSpec['kind'];
export const SELECTOR_KINDS: readonly SelectorKind[] = [
  'cursor',
  'range',
  'symbol',
  'ast',
  'anchor',
  'locate',
];

export type SymbolRole = SymbolSelector['role'];

/** The units of a column: UTF-8 bytes, UTF-16 code units, or code points. */
export const INDEXINGS: readonly Indexing[] = ['utf-8', 'utf-16', 'codepoint'];
