import type { ObjectStore } from '../git/object-store.ts';
import type { Configuration } from '../model/generated/config.ts';
import { type RewardFormula } from '../reward/formula.ts';
import { type FailOn, type GateOptions } from './options.ts';
/** By what the gate judges: read from base, so that a change cannot soften its own gate. */
export interface GatePolicy {
    readonly failOn: readonly FailOn[];
    readonly warnOnly: boolean;
    readonly reward: RewardFormula;
    /** Globs; undefined where nobody says. */
    readonly schemas: readonly string[] | undefined;
    readonly timeoutMs: number;
}
/** @throws LanserError E/USAGE, or E/CONFIG for base's own, where weights are not of the formula. */
export declare function policyOf(configuration: Configuration, options: GateOptions): GatePolicy;
/**
 * `lanser.json`, or `[tool.lanser]` of `pyproject.toml`, at the root of a tree.
 *
 * @throws LanserError E/CONFIG with the file and the key or place.
 */
export declare function readTreeConfiguration(store: ObjectStore, tree: string, signal: AbortSignal): Promise<Configuration>;
