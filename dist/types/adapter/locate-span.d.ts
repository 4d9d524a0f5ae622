import type { FlatRange } from '../model/range.ts';
import type { LineIndex } from '../text/line-index.ts';
import type { ColumnUnit, Span } from './adapter.ts';
/** A document's lines as the tool counts them, and as ranges do. */
export interface SpanDocument {
    readonly lines: LineIndex;
    /** Offsets of the lines where the tool ends them in other places. */
    readonly toolLineStarts?: readonly number[];
}
/**
 * The range of a span in its document, in UTF-16 units; undefined where the document has not got as
 * many lines. What lies inside a character is its start, what lies behind a line its end: a tool may
 * point at a line end, and at one line behind the last.
 */
export declare function locateSpan(span: Span, document: SpanDocument, unit: ColumnUnit): FlatRange | undefined;
