import { expect, test } from 'vitest';
import { refuseBaseBranch, refuseSameCommit } from '../../src/action/same-commit.ts';

const [BASE, HEAD, MERGE] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const pull = { pull_request: { base: { sha: BASE }, head: { sha: HEAD } } };

test('the comparison of base with itself is rejected if the event has a different head', () => {
  const error = expect.objectContaining({
    code: 'E/USAGE',
    message: expect.stringContaining(`or set the input head-ref to ${HEAD}.`) as string,
  }) as Error;
  expect(() => refuseSameCommit({ before: BASE, after: BASE }, pull, MERGE)).toThrow(error);
});

test.each<[what: string, before: string | null, after: string | null, payload: object]>([
  ['different commits', BASE, HEAD, pull],
  ['a pull request whose head is part of base', HEAD, HEAD, pull],
  ['a work tree', null, null, pull],
  ['an event without commits', MERGE, MERGE, {}],
  ['the commit that was pushed', MERGE, MERGE, { before: BASE }],
])('the comparison is accepted for %s', (_what, before, after, payload) => {
  expect(() => {
    refuseSameCommit({ before, after }, payload, MERGE);
  }).not.toThrow();
});

test('a checkout of a base branch that has moved on is rejected', () => {
  const newer = 'd'.repeat(40);
  const refuse = (checkedOut: string, tip: string | undefined) => () =>
    refuseBaseBranch(checkedOut, tip, pull, MERGE);
  expect(refuse(newer, newer)).toThrow(`set the input head-ref to ${HEAD}.`);
  for (const accepted of [HEAD, MERGE, BASE]) expect(refuse(accepted, accepted)).not.toThrow();
  expect(refuse(newer, undefined)).not.toThrow();
  expect(refuse(newer, BASE)).not.toThrow();
});
