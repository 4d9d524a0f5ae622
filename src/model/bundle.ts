// model/ owns the nouns, outcomes and error codes that all rooms share. It imports no other room.
import type * as generated from './generated/bundle.ts';
import type { DeepReadonly } from './readonly.ts';

/**
 * An Analysis Bundle, envelope 1.2: the artifact of every operation (`bundle.schema.json`). Its positions are
 * zero-based and half-open, in `environment.positionEncoding`.
 */
export type Bundle = DeepReadonly<generated.Bundle>;

export type Facts = NonNullable<Bundle['facts']>;

/** A bundle with facts of this type, or without facts. */
export interface BundleOf<F extends Facts> extends Omit<Bundle, 'facts'> {
  readonly facts: F | null;
}

export type BundleRequest = Bundle['request'];
export type BundleEnvironment = Bundle['environment'];
export type BundleResolution = DeepReadonly<generated.BundleResolution>;
export type ResolvedTarget = DeepReadonly<generated.ResolvedTarget>;
export type ResolutionCandidate = DeepReadonly<generated.ResolutionCandidate>;
export type ResolutionEvidence = DeepReadonly<generated.ResolutionEvidence>;
export type DiagnosticsFacts = DeepReadonly<generated.DiagnosticsFacts>;
export type DefinitionsFacts = DeepReadonly<generated.DefinitionsFacts>;
export type DeclarationsFacts = DeepReadonly<generated.DeclarationsFacts>;
export type TypeDefinitionsFacts = DeepReadonly<generated.TypeDefinitionsFacts>;
export type ImplementationsFacts = DeepReadonly<generated.ImplementationsFacts>;
export type ReferencesFacts = DeepReadonly<generated.ReferencesFacts>;
export type HoverFacts = DeepReadonly<generated.HoverFacts>;
export type SymbolsFacts = DeepReadonly<generated.SymbolsFacts>;
export type SymbolFact = DeepReadonly<generated.SymbolFact>;
export type CapabilitiesFacts = DeepReadonly<generated.CapabilitiesFacts>;
export type RequestFacts = DeepReadonly<generated.RequestFacts>;
export type StatusFacts = DeepReadonly<generated.StatusFacts>;
export type ServerStatus = DeepReadonly<generated.ServerStatus>;
export type Check = DeepReadonly<generated.Check>;
export type DiagnosticsBundle = BundleOf<DiagnosticsFacts>;
/** A range of a document: `{uri, range}`. */
export type Location = DeepReadonly<generated.Location>;
export type Truncated = DeepReadonly<generated.Truncated>;
export type Hint = DeepReadonly<generated.Hint>;
export type RelatedInformation = DeepReadonly<generated.RelatedInformation>;
export type RequestedTool = generated.RequestedTool;
export type Scope = DeepReadonly<generated.Scope>;
export type ProcessReward = DeepReadonly<generated.ProcessReward>;
export type RewardWeights = DeepReadonly<generated.RewardWeights>;
export type PrWeights = DeepReadonly<generated.PrWeights>;
export type PrepareRenameFacts = DeepReadonly<generated.PrepareRenameFacts>;
export type EditFacts = DeepReadonly<generated.EditFacts>;
export type NotCovered = DeepReadonly<generated.NotCovered>;
export type CodeActionsFacts = DeepReadonly<generated.CodeActionsFacts>;
export type RewardFacts = DeepReadonly<generated.RewardFacts>;
export type BundleEvidence = DeepReadonly<generated.BundleEvidence>;
export type EvidenceFinding = DeepReadonly<generated.EvidenceFinding>;
export type BundleEdits = DeepReadonly<generated.BundleEdits>;
