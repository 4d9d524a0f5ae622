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

/** Renders a number of findings of one kind. */
export function evidenceCount(kind: EvidenceFinding['kind'], count: number): string {
  return `${count} ${count === 1 ? EVIDENCE_WORDS[kind] : PLURALS[kind]}`;
}

const PLURALS: Readonly<Record<EvidenceFinding['kind'], string>> = {
  suppression: 'new suppressions',
  directive: 'new file-level directives',
  cast: 'new casts',
  any: 'new Any',
  rule: 'weakened rules',
  excluded: 'exclusions',
  deleted: 'deleted files',
  stub: 'new stubs',
  test: 'removed or skipped tests',
  configuration: 'replaced configurations',
  unreachable: 'blocks of unreachable code',
};

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
