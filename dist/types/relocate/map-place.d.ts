import type { Span } from '../syntax/definition.ts';
import type { DocumentPair } from './document-pair.ts';
import type { UnitMatch } from './match-units.ts';
import { type Scope, type Unit } from './outline.ts';
/** Where a stretch of text is in the new document, and how its first logical line was found. */
export interface MappedSpan {
    readonly span: Span;
    readonly scope: Scope;
    readonly before: Unit;
    readonly match: UnitMatch;
    /** Whether the tokens at both ends are as they were. */
    readonly kept: boolean;
}
/** Maps a stretch of the old document line by line and token by token. */
export declare function mapSpan(pair: DocumentPair, span: Span): MappedSpan | undefined;
