import type { FlatRange } from '../../../model/range.ts';
import { type ClassGraph } from './class-graph.ts';
import type { SymbolPlace } from './symbol-place.ts';
/** A member that has the new name already where the renamed one would meet it, or a use that would not. */
export interface Collision {
    /** As artifacts name it. */
    readonly uri: string;
    readonly range: FlatRange;
    /** The qualified name of its class. */
    readonly class: string;
    /**
     * Who meets it: the class of the renamed member, that class because it inherits it, one that inherits the
     * renamed member, or a class that inherits both from two sides. `mangled`: nobody does, since Python puts the
     * class's name before the new one inside of the class and not outside.
     */
    readonly reason: 'same-class' | 'base-class' | 'subclass' | 'class-beside' | 'mangled';
}
/** What the new name meets in the classes around the member that is bound at a place, or in those that use it. */
export declare function findCollisions(graph: ClassGraph, newName: string, definition: SymbolPlace): Promise<readonly Collision[]>;
