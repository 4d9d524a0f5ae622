import type { AnchorSelector } from '../model/selector.ts';
import type { Span } from '../syntax/definition.ts';
import type { ResolvedPlace } from './resolution.ts';
import type { SourceDocument } from './source.ts';
/** Context on either side, in code points, where an anchor does not say. */
export declare const DEFAULT_CONTEXT = 24;
/** Where an anchor's snippet stands as it is. */
export interface ExactAnchor {
    /** The one place that is certain: a snippet that is unique, or alone in its context. */
    readonly certified: ResolvedPlace | undefined;
    /** Every place, in order; overlapping ones too. */
    readonly places: readonly ResolvedPlace[];
}
/** Finds an anchor's snippet; an LF in it stands for any line end. */
export declare function findExactAnchor(spec: AnchorSelector, document: SourceDocument): ExactAnchor;
/** The anchor of a stretch of text: its snippet, and the hash of it in its context. */
export declare function anchorOf(document: SourceDocument, span: Span, ctx: number): AnchorSelector;
/** Every place where a snippet stands in a text, overlapping ones too; an LF stands for any line end. */
export declare function snippetPlaces(text: string, snippet: string): readonly Span[];
