import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Span } from '../syntax/definition.ts';
import { type Scope } from './outline.ts';
export type DefinitionPart = 'nameSpan' | 'signature' | 'body' | 'docstring' | 'span';
/** A part of a class or function. */
export interface PartTarget {
    readonly kind: 'part';
    readonly scope: Scope;
    readonly part: DefinitionPart;
    /** A place in the part, so far from its start; undefined for all of it. */
    readonly at?: number;
}
/** What a place means in a document: a part of a class or function, or a stretch of text in a scope. */
export type Target = PartTarget | {
    readonly kind: 'text';
    readonly scope: Scope;
    readonly span: Span;
};
/** Signatures and bodies are meant by selectors that name them; pointed at, they are the text in them. */
export declare function targetOf(document: SourceDocument, { span }: ResolvedPlace, structural: boolean): Target;
/** A scope and those around it, from the inside out; the module is not among them. */
export declare function chainOf(scope: Scope): readonly Scope[];
