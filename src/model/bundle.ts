import type * as generated from './generated/bundle.ts';
import type { DeepReadonly } from './readonly.ts';

/**
 * An Analysis Bundle, envelope 1.2: the artifact of every operation (`bundle.schema.json`).
 * Positions in it are zero-based, half-open, in `environment.positionEncoding`.
 */
export type Bundle = DeepReadonly<generated.Bundle>;

export type BundleRequest = Bundle['request'];
export type BundleEnvironment = Bundle['environment'];
export type BundleResolution = DeepReadonly<generated.BundleResolution>;
export type ResolvedTarget = DeepReadonly<generated.ResolvedTarget>;
export type ResolutionCandidate = DeepReadonly<generated.ResolutionCandidate>;
export type DiagnosticsFacts = DeepReadonly<generated.DiagnosticsFacts>;
export type Hint = DeepReadonly<generated.Hint>;
export type RelatedInformation = DeepReadonly<generated.RelatedInformation>;
export type RequestedTool = generated.RequestedTool;
export type Scope = DeepReadonly<generated.Scope>;
export type ProcessReward = DeepReadonly<generated.ProcessReward>;
export type RewardWeights = DeepReadonly<generated.RewardWeights>;
