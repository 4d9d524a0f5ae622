import { expect, test } from 'vitest';
import { refuseSameCommit } from '../../src/action/same-commit.ts';

const [BASE, HEAD, MERGE] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const pull = { pull_request: { base: { sha: BASE }, head: { sha: HEAD } } };

test('a commit is not compared with itself if the event has a different head', () => {
  const error = expect.objectContaining({
    code: 'E/USAGE',
    message: expect.stringContaining(`or set the input head-ref to ${HEAD}.`) as string,
  }) as Error;
  expect(() => refuseSameCommit({ before: BASE, after: BASE }, pull, MERGE)).toThrow(error);
});

test.each<[what: string, before: string | null, after: string | null, payload: object]>([
  ['different commits', BASE, HEAD, pull],
  ['the head of a pull request that base contains', HEAD, HEAD, pull],
  ['a work tree', null, null, pull],
  ['an event without a change', MERGE, MERGE, {}],
  ['a push without a change', MERGE, MERGE, { before: BASE }],
])('%s can be compared', (_what, before, after, payload) => {
  expect(() => {
    refuseSameCommit({ before, after }, payload, MERGE);
  }).not.toThrow();
});
