import { type ClassGraph, type ClassPlace } from './class-graph.ts';
import type { FlatRange } from '../../../model/range.ts';
import type { SymbolPlace } from './symbol-place.ts';
/** A class that has a member of a name, and where. */
export interface MemberClass extends ClassPlace {
    readonly ranges: readonly FlatRange[];
}
/** The class of the member that is bound at a place; undefined where that is no member. */
export declare function classAround({ session, sources }: ClassGraph, { uri, offset }: SymbolPlace): Promise<ClassPlace | undefined>;
/** Where a class itself has the member; empty where it has none. */
export declare function membersOf({ source, definition }: ClassPlace, name: string): readonly FlatRange[];
/** The workspace's classes that have a member of this name, ordered by file and place. */
export declare function classesOfWorkspace(graph: ClassGraph, name: string): Promise<readonly MemberClass[]>;
/** The workspace's classes with more than one base, in which members of several classes meet. */
export declare function joiningClasses(graph: ClassGraph): Promise<readonly ClassPlace[]>;
