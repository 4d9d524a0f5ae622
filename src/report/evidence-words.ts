import type { EvidenceFinding } from '../model/bundle.ts';

type EvidenceWords =
  | 'new suppression'
  | 'new file-level directive'
  | 'new cast'
  | 'new Any'
  | 'weakened rule'
  | 'excluded'
  | 'deleted file'
  | 'new stub'
  | 'removed or skipped test'
  | 'replaced configuration'
  | 'unreachable code';

export const EVIDENCE_WORDS: Readonly<Record<EvidenceFinding['kind'], EvidenceWords>> = {
  suppression: 'new suppression',
  directive: 'new file-level directive',
  cast: 'new cast',
  any: 'new Any',
  rule: 'weakened rule',
  excluded: 'excluded',
  deleted: 'deleted file',
  stub: 'new stub',
  test: 'removed or skipped test',
  configuration: 'replaced configuration',
  unreachable: 'unreachable code',
};
