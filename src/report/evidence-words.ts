import type { EvidenceFinding } from '../model/bundle.ts';

type EvidenceWords =
  | 'suppression added'
  | 'directive'
  | 'cast added'
  | 'Any added'
  | 'rule weakened'
  | 'left out'
  | 'file deleted'
  | 'stub added'
  | 'test removed or skipped'
  | 'another configuration'
  | 'code out of reach';

export const EVIDENCE_WORDS: Readonly<Record<EvidenceFinding['kind'], EvidenceWords>> = {
  suppression: 'suppression added',
  directive: 'directive',
  cast: 'cast added',
  any: 'Any added',
  rule: 'rule weakened',
  excluded: 'left out',
  deleted: 'file deleted',
  stub: 'stub added',
  test: 'test removed or skipped',
  configuration: 'another configuration',
  unreachable: 'code out of reach',
};
