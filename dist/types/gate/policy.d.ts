import type { ObjectStore } from '../git/object-store.ts';
import type { Configuration } from '../model/generated/config.ts';
import { type RewardFormula } from '../reward/formula.ts';
import { type FailOn, type GateOptions, type Trajectory } from './options.ts';
/** By what the gate judges: read from base, so that a change cannot soften its own gate. */
export interface GatePolicy {
    readonly failOn: readonly FailOn[];
    readonly warnOnly: boolean;
    readonly reward: RewardFormula;
    /** Each suppression that head adds weighs as the diagnostics that it says it hides. */
    readonly countSuppressions: boolean;
    /** Globs; undefined where nobody says. */
    readonly schemas: readonly string[] | undefined;
    readonly traces: readonly string[];
    readonly proposals: readonly string[];
    readonly trajectory: Trajectory;
    /** Label to the reasons that it waives. */
    readonly waivers: Readonly<Record<string, readonly FailOn[]>>;
    readonly timeoutMs: number;
}
/** What whoever runs the gate says beside any configuration. */
export type PolicyOverrides = Pick<GateOptions, 'failOn' | 'proposals' | 'rewardVersion' | 'rewardWeights' | 'schemas' | 'timeoutMs' | 'traces' | 'trajectory' | 'warnOnly'>;
/** @throws LanserError E/USAGE, or E/CONFIG for base's own, where weights are not of the formula. */
export declare function policyOf(configuration: Configuration, options: PolicyOverrides): GatePolicy;
/**
 * `lanser.json`, or `[tool.lanser]` of `pyproject.toml`, at the root of a tree.
 *
 * @throws LanserError E/CONFIG with the file and the key or place.
 */
export declare function readTreeConfiguration(store: ObjectStore, tree: string, signal: AbortSignal): Promise<Configuration>;
