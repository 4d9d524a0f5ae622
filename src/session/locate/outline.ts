import type { BundleEnvironment, ResolutionEvidence } from '../../model/bundle.ts';
import type { PositionSpec, SelectorKind } from '../../model/selector.ts';
import type { RequestSource } from './relocation-source.ts';

/** A language server's outline of one document. `source` returns the document with these definitions. */
export interface ServerOutline {
  readonly source: RequestSource;
  readonly evidence: ResolutionEvidence;
  readonly environment: BundleEnvironment;
}

/**
 * A function that requests a document's symbols from a server. Returns undefined if the request needs no
 * definitions, or if lanser's grammars provide them.
 */
export type Outline = (
  source: RequestSource,
  spec: PositionSpec,
  as: SelectorKind | undefined,
) => Promise<ServerOutline | undefined>;
