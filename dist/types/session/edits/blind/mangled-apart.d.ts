import type { Location } from '../../../model/bundle.ts';
import type { ClassGraph } from './class-graph.ts';
import type { SymbolPlace } from './symbol-place.ts';
/** A use of a name, with the qualified name of the class that parts it from where the name is bound. */
export interface PartedUse extends Location {
    readonly class: string;
}
/** The uses of what is bound at a place that Python would not take for it under a name that it mangles. */
export declare function mangledApart({ session: { root }, sources, view }: ClassGraph, newName: string, { uri, offset }: SymbolPlace): Promise<readonly PartedUse[]>;
