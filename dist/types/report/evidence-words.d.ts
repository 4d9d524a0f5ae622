import type { EvidenceFinding } from '../model/bundle.ts';
type EvidenceWords = 'suppression added' | 'directive' | 'cast added' | 'Any added' | 'rule weakened' | 'left out' | 'file deleted' | 'stub added' | 'test removed or skipped' | 'another configuration' | 'code out of reach';
export declare const EVIDENCE_WORDS: Readonly<Record<EvidenceFinding['kind'], EvidenceWords>>;
export {};
