import type * as generated from './generated/selector.ts';
import type { DeepReadonly } from './readonly.ts';

/** A reference to a code element (`selector.schema.json`). Lines and columns are one-based. */
export type PositionSpec = DeepReadonly<generated.PositionSpec>;

export type CursorSelector = DeepReadonly<generated.CursorSelector>;
export type RangeSelector = DeepReadonly<generated.RangeSelector>;
export type SymbolSelector = DeepReadonly<generated.SymbolSelector>;
export type AstSelector = DeepReadonly<generated.AstSelector>;
export type AnchorSelector = DeepReadonly<generated.AnchorSelector>;
export type LocateSelector = DeepReadonly<generated.LocateSelector>;

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
export type DefinitionStep = DeepReadonly<generated.DefinitionStep>;

/** The unit of a column: UTF-8 bytes, UTF-16 code units, or Unicode scalar values. */
export type Indexing = generated.Indexing;
export const INDEXINGS: readonly Indexing[] = ['utf-8', 'utf-16', 'codepoint'];
