import type { Definition, Span } from '../../../syntax/definition.ts';
import type { SourceDocument } from '../../../selector/source.ts';
/** A class and the places of a member in it. */
export interface MemberPlaces {
    readonly class: Definition;
    /** The names, in source order. */
    readonly names: readonly Span[];
}
type Source = Pick<SourceDocument, 'definitions' | 'tokens' | 'lines' | 'statementAt'>;
/**
 * The classes of a text that have a member of this name, in source order: methods, nested classes, what is
 * bound in the body, and what a method assigns to `self`.
 */
export declare function classesWith(source: Source, name: string): readonly MemberPlaces[];
export {};
