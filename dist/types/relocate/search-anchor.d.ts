import type { AnchorSelector } from '../model/selector.ts';
import type { Candidate } from './candidate.ts';
import type { RelocationSource } from './source.ts';
/**
 * Where an anchor's snippet may be whose place is not certain: where its text stands as it is, where the
 * text in its own document is most like it by winnowed k-grams, and where other documents have it.
 */
export declare function searchAnchor(spec: AnchorSelector, source: RelocationSource): Promise<readonly Candidate[]>;
