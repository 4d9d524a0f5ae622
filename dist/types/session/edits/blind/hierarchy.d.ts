import { type FlatRange } from '../../../model/range.ts';
import { type ClassGraph } from './class-graph.ts';
import type { SymbolPlace } from './symbol-place.ts';
/** A member, or a parameter of one, that has to be renamed too for the renamed one to stay what it is. */
export interface RelatedMember {
    readonly uri: string;
    /** Of the name. */
    readonly range: FlatRange;
    /** The qualified name of its class; of its function where that stands in none. */
    readonly class: string;
    /** Below the renamed member, above it, or only bound to it: by a class that has both, or as an overload. */
    readonly relation: 'override' | 'base' | 'sibling';
}
/** A class outside of the workspace that has the member as well, and keeps its name. */
export interface ExternalMember {
    readonly uri: string;
    readonly class: string;
}
export type Hierarchy = {
    readonly kind: 'none';
} | {
    readonly kind: 'methods' | 'parameters';
    /** In canonical order. */
    readonly related: readonly RelatedMember[];
    /** By file and class. */
    readonly external: readonly ExternalMember[];
};
/**
 * The members of the same name that override the one bound at a place, or that it overrides, all the way. Of a
 * parameter, which callers name whatever class they hold: the same one of those methods, and of overloads.
 */
export declare function findHierarchy(graph: ClassGraph, name: string, definition: SymbolPlace): Promise<Hierarchy>;
