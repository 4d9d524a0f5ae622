import type { BundleEnvironment, ResolutionEvidence } from '../../model/bundle.ts';
import type { PositionSpec, SelectorKind } from '../../model/selector.ts';
import type { RequestSource } from './relocation-source.ts';

/** The files of a request, in which one document has the definitions of a server's outline. */
export interface ServerOutline {
  readonly source: RequestSource;
  readonly evidence: ResolutionEvidence;
  readonly environment: BundleEnvironment;
}

/**
 * A function that requests an outline if a selector, or the kind of selector to create, needs definitions
 * that lanser's grammars do not provide. Otherwise, it returns undefined.
 */
export type Outline = (
  source: RequestSource,
  spec: PositionSpec,
  as: SelectorKind | undefined,
) => Promise<ServerOutline | undefined>;
