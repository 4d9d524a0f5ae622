import { expect, test } from 'vitest';
import { rank } from '../../src/candidates/rank.ts';
import type { EvaluatedCandidate } from '../../src/model/candidates.ts';
import type { Report } from '../../src/model/report.ts';
import { reportsFullOf } from '../helpers/any-report.ts';

const [anyReport] = reportsFullOf('text') as readonly [Report];

function failing(name: string, r: number | null): EvaluatedCandidate {
  const report: Report = {
    ...anyReport,
    conclusion: 'findings',
    policy: { ...anyReport.policy, failed: true },
    reward: r === null ? null : ({ ...anyReport.reward, r } as Report['reward']),
  };
  return {
    name,
    source: 'patch',
    report,
    error: null,
    rank: null,
    reason: null,
  } as unknown as EvaluatedCandidate;
}

test('a candidate without a reward ranks after otherwise equal candidates with a reward', () => {
  const ranked = rank([failing('unknown', null), failing('worse', -0.5), failing('better', 0.1)]);
  expect(ranked.map(({ name, rank: place, reason }) => ({ name, place, reason }))).toEqual([
    { name: 'unknown', place: 3, reason: { criterion: 'reward', value: null, better: -0.5 } },
    { name: 'worse', place: 2, reason: { criterion: 'reward', value: -0.5, better: 0.1 } },
    { name: 'better', place: 1, reason: null },
  ]);
});

test('otherwise equal candidates without a reward have the same rank', () => {
  const ranked = rank([failing('a', null), failing('b', null)]);
  expect(ranked.map(({ rank: place }) => place)).toEqual([1, 1]);
});
