import { expect, test } from 'vitest';
import { CLI_HINTS } from '../../src/cli/hint-words.ts';
import type { Candidates } from '../../src/model/candidates.ts';
import { candidatesText } from '../../src/report/candidates-text.ts';
import { NO_COLORS } from '../../src/report/colors.ts';
import { sampleReport } from '../helpers/sample-report.ts';

test('neither the column `fixed` nor the headline counts diagnostics of deleted files as fixed', () => {
  const gone = { uri: 'a.py', range: [0, 0, 0, 1], severity: 'error', rule: null, message: 'm' } as const;
  const fixed = { ...gone, uri: 'b.py' };
  const deleted = { ...gone, fileDeleted: true } as const;
  const report = sampleReport({}, { resolved: [deleted, deleted, deleted, fixed] });
  const result: Candidates = {
    version: '1.0',
    base: { revision: 'main', commit: 'a'.repeat(40) },
    candidates: [{ name: 'branch', kind: 'revision', rank: 1, reason: null, report, error: null }],
    timing: {},
  };
  expect(candidatesText(result, CLI_HINTS, NO_COLORS).split('\n').slice(0, 2)).toEqual([
    '#  candidate  new  fixed  score  result',
    '1  branch       0      1      ?  ✅ No new type errors (1 fixed) · 3 disappeared with deleted files',
  ]);
});
