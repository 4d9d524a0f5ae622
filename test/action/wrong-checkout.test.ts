import { expect, test } from 'vitest';
import { branchWithoutChange, refuseSameCommit } from '../../src/action/wrong-checkout.ts';

const [BASE, HEAD, MERGE] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const pull = { pull_request: { base: { sha: BASE }, head: { sha: HEAD } } };

test('the comparison of base with itself is rejected if the event has a different head', () => {
  const error = expect.objectContaining({
    code: 'E/USAGE',
    message: expect.stringContaining(`or set the input head-ref to ${HEAD}.`) as string,
  }) as Error;
  expect(() => refuseSameCommit(BASE, BASE, pull, MERGE)).toThrow(error);
});

test.each<[what: string, before: string | null, after: string | null, payload: object]>([
  ['different commits', BASE, HEAD, pull],
  ['a pull request whose head is part of base', HEAD, HEAD, pull],
  ['a work tree', null, null, pull],
  ['equal commits and an event without a change', MERGE, MERGE, {}],
  ['the pushed commit as base and head', MERGE, MERGE, { before: BASE }],
])('the comparison is accepted for %s', (_what, before, after, payload) => {
  expect(() => {
    refuseSameCommit(before, after, payload, MERGE);
  }).not.toThrow();
});

const repository = { default_branch: 'main' };

test.each<[event: string, ref: string, payload: object, branch: string | undefined]>([
  ['a pull request', 'refs/pull/7/merge', { pull_request: { base: { ref: 'next' } }, repository }, 'next'],
  [
    'a merge group',
    'refs/heads/queue/1',
    { merge_group: { base_ref: 'refs/heads/next' }, repository },
    'next',
  ],
  ['a push to a branch', 'refs/heads/work', { before: BASE, repository }, 'main'],
  ['a push to the default branch', 'refs/heads/main', { before: BASE, repository }, undefined],
  ['a push of a tag', 'refs/tags/v1', { before: BASE, repository }, undefined],
  ['a scheduled run', 'refs/heads/work', { repository }, undefined],
])('for %s, branchWithoutChange returns the expected branch or undefined', (_event, ref, payload, branch) => {
  expect(branchWithoutChange({ name: undefined, ref, sha: MERGE }, payload)).toBe(branch);
});
