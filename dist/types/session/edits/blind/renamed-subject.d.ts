import type { Location } from '../../../model/bundle.ts';
import type { FlatRange } from '../../../model/range.ts';
import { type ClassGraph, type ClassPlace } from './class-graph.ts';
import type { SymbolPlace } from './symbol-place.ts';
/** What of a class is renamed: a member, or a parameter of a method. */
export interface Subject {
    readonly kind: 'methods' | 'parameters';
    /** The class; undefined for a parameter of a function that is no method, or one that nobody overrides. */
    readonly owner: ClassPlace | undefined;
    /** The member's name, or that of the method. */
    readonly member: string;
    /** Where another class has the same. */
    readonly placesIn: (place: ClassPlace) => readonly FlatRange[];
    /** The parameter in the overloads of the function, with the qualified name of its class or else its own. */
    readonly beside: readonly (Location & {
        readonly class: string;
    })[];
}
/** Undefined where what is bound at a place is neither. */
export declare function renamedSubject(graph: ClassGraph, name: string, definition: SymbolPlace): Promise<Subject | undefined>;
