import type { Check, Location, NotCovered } from '../../model/bundle.ts';
import type { Collision } from './blind/collisions.ts';
import type { Hierarchy } from './blind/hierarchy.ts';
/** Whether the server's answer is the whole: what it leaves and is certainly or maybe meant speaks against. */
export declare function completenessCheck(notCovered: readonly NotCovered[]): Check;
/** Whether the classes above and below keep pace; `left` are the members there that do not. */
export declare function overridesCheck(hierarchy: Hierarchy, left: readonly Location[]): Check;
/** Whether the new name is free: in the classes around a member, and wherever the name is used, if that is known. */
export declare function collisionsCheck(newName: string, members: readonly Collision[], captured: readonly Location[] | undefined): Check;
