import type { CursorSelector, Indexing, RangeSelector } from '../model/selector.ts';
import type { Resolution } from './resolution.ts';
import type { SourceDocument } from './source.ts';
/** A cursor, or a range, in a document; columns count in the selector's unit, else in `indexing`. */
export declare function resolvePlace(spec: CursorSelector | RangeSelector, document: SourceDocument, indexing: Indexing): Resolution;
