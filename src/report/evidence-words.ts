import type { EvidenceFinding } from '../model/bundle.ts';

/** Renders a number of findings of one kind, for example `2 new casts`. */
export function evidenceCount(kind: EvidenceFinding['kind'], count: number): string {
  const [one, several] = COUNTED[kind];
  return `${count} ${count === 1 ? one : several}`;
}

const COUNTED: Readonly<Record<EvidenceFinding['kind'], readonly [one: string, many: string]>> = {
  suppression: ['new suppression', 'new suppressions'],
  directive: ['new file-level directive', 'new file-level directives'],
  cast: ['new cast', 'new casts'],
  any: ['new Any', 'new Any'],
  dynamic: ['use of dynamic code', 'uses of dynamic code'],
  rule: ['weakened rule', 'weakened rules'],
  excluded: ['exclusion', 'exclusions'],
  deleted: ['deleted file', 'deleted files'],
  stub: ['new stub', 'new stubs'],
  test: ['removed or skipped test', 'removed or skipped tests'],
  configuration: ['replaced configuration', 'replaced configurations'],
  unreachable: ['block of unreachable code', 'blocks of unreachable code'],
};

export const EVIDENCE_WORDS = {
  suppression: 'new suppression',
  directive: 'new file-level directive',
  cast: 'new cast',
  any: 'new Any',
  dynamic: 'new dynamic code',
  rule: 'weakened rule',
  excluded: 'excluded',
  deleted: 'deleted file',
  stub: 'new stub',
  test: 'removed or skipped test',
  configuration: 'replaced configuration',
  unreachable: 'unreachable code',
} as const;
