import type { EditedTree } from './edited-tree.ts';
import type { Position } from './position.ts';
import { type Refusal } from './jail-reasons.ts';
/** Where the parts of a path lead, links followed. */
export type Walked = Position | {
    readonly kind: 'missing';
    /** The nearest folder that is there. */
    readonly folder: Position;
    /** What would be below it. */
    readonly names: readonly string[];
} | Refusal;
/**
 * Walks as the system does, but over the tree as the edit has changed it, and with one more rule: what was
 * asked for does not go up once it went through a link, because a program that takes `..` out of the text
 * would come to another place.
 */
export declare function walk(tree: EditedTree, from: Position, parts: readonly string[], options: {
    readonly followLast: boolean;
}): Walked;
