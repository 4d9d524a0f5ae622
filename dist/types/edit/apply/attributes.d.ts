import { type BigIntStats } from 'node:fs';
import type { Host } from '../../model/host.ts';
import type { Janitor } from '../../workspace/janitor.ts';
import type { Stage, Workplace } from './workplace.ts';
export interface AttributeTools {
    readonly host: Host;
    readonly janitor: Janitor;
    readonly signal: AbortSignal;
}
/** A staged file and the original that it takes its attributes from. */
export interface Replaced {
    readonly slot: number;
    /** Relative to the anchor. */
    readonly path: string;
    readonly stats: BigIntStats;
    readonly aside: boolean;
}
/** Gives staged files the mode and, where permitted, the owner, extended attributes and ACLs of originals. */
export declare function keepAttributes(files: readonly Replaced[], stage: Stage, workplace: Workplace, tools: AttributeTools): Promise<void>;
