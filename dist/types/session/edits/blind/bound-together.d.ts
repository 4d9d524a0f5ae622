import type { ClassGraph, ClassPlace } from './class-graph.ts';
import { type MemberClass } from './member-classes.ts';
/**
 * The classes whose members one and the same name has to lead to, the owner among them: wherever a class
 * sees the members of several, these belong together.
 */
export declare function boundTogether(graph: ClassGraph, owner: ClassPlace, members: readonly MemberClass[]): Promise<readonly MemberClass[]>;
