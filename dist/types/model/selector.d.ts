import type * as generated from './generated/selector.ts';
import type { DeepReadonly } from './readonly.ts';
/** Which code element is meant (`selector.schema.json`); lines and columns are one-based. */
export type PositionSpec = DeepReadonly<generated.PositionSpec>;
export type CursorSelector = DeepReadonly<generated.CursorSelector>;
export type RangeSelector = DeepReadonly<generated.RangeSelector>;
export type SymbolSelector = DeepReadonly<generated.SymbolSelector>;
export type AstSelector = DeepReadonly<generated.AstSelector>;
export type AnchorSelector = DeepReadonly<generated.AnchorSelector>;
export type LocateSelector = DeepReadonly<generated.LocateSelector>;
/** The kinds of selectors. */
export type SelectorKind = PositionSpec['kind'];
export declare const SELECTOR_KINDS: readonly SelectorKind[];
export type SymbolRole = SymbolSelector['role'];
export type DefinitionStep = DeepReadonly<generated.DefinitionStep>;
/** What a column counts: UTF-8 bytes, UTF-16 code units, or Unicode scalar values. */
export type Indexing = generated.Indexing;
export declare const INDEXINGS: readonly Indexing[];
