import type { BundleEnvironment, ResolutionEvidence } from '../../model/bundle.ts';
import type { PositionSpec, SelectorKind } from '../../model/selector.ts';
import type { RequestSource } from './relocation-source.ts';

/** A request's files with the definitions that a server's outline gives. */
export interface ServerOutline {
  readonly source: RequestSource;
  readonly evidence: ResolutionEvidence;
  readonly environment: BundleEnvironment;
}

/**
 * Asks for an outline where a selector, or the kind of selector that is made for its place, needs
 * definitions that no grammar gives; undefined where none are needed.
 */
export type Outline = (
  source: RequestSource,
  spec: PositionSpec,
  as: SelectorKind | undefined,
) => Promise<ServerOutline | undefined>;
