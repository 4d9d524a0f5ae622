import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentHash } from '../../src/bundle/canonical.ts';
import { bundleIdOf } from '../../src/bundle/hash-domain.ts';
import { hashViolations } from '../../src/schema/hash-violations.ts';
import { anyBundle } from '../bundle/any-bundle.ts';

test('the id of a bundle is compared with a hash that excludes members such as processReward', () => {
  fc.assert(
    fc.property(anyBundle, (bundle) => {
      const right = { ...bundle, bundleId: bundleIdOf(bundle) };
      expect(hashViolations('bundle', right)).toEqual([]);
      expect(hashViolations('bundle', { ...right, processReward: null })).toEqual([]);
      const capabilities = { ...bundle.capabilities, cancellable: !bundle.capabilities.cancellable };
      expect(hashViolations('bundle', { ...right, capabilities })).toMatchObject([{ pointer: '/bundleId' }]);
    }),
    { numRuns: 50 },
  );
});

test('a bundle has the status ok exactly if it has no error', () => {
  fc.assert(
    fc.property(anyBundle, (bundle) => {
      const status = bundle.status === 'ok' ? 'error' : 'ok';
      const flipped = { ...bundle, status, bundleId: bundleIdOf(bundle) };
      expect(hashViolations('bundle', flipped)).toMatchObject([{ pointer: '/status' }]);
    }),
    { numRuns: 50 },
  );
});

test('in a trace, the ids of the bundle in a bundle event and of the previous bundle in a request event are compared with the hashes of these bundles', () => {
  const [bundle] = fc.sample(anyBundle, { numRuns: 1, seed: 1 });
  const right = bundle && { ...bundle, bundleId: bundleIdOf(bundle) };
  const edited = { ...right, edits: { plan: null, diff: 'edited' } };
  for (const [kind, member] of [
    ['bundle', 'bundle'],
    ['request', 'previous'],
  ] as const) {
    expect(hashViolations('trace', { kind, [member]: right })).toEqual([]);
    expect(hashViolations('trace', { kind, [member]: edited })).toMatchObject([
      { pointer: `/${member}/bundleId` },
    ]);
  }
  expect(hashViolations('trace', { kind: 'request', previous: null })).toEqual([]);
});

test('the id of a plan is compared with the hash of the plan without its id', () => {
  const plan = { files: [{ uri: 'a.py' }], operations: [] };
  expect(hashViolations('plan', { planId: contentHash(plan), ...plan })).toEqual([]);
  expect(hashViolations('plan', { planId: contentHash(plan), ...plan, operations: [1] })).toEqual([
    {
      pointer: '/planId',
      expected: `"${contentHash({ ...plan, operations: [1] })}", the hash of the content`,
    },
  ]);
});

test.each([['\uD800'], [Number.POSITIVE_INFINITY]])(
  'an id is invalid if the hashed content has no canonical form: %j',
  (value) => {
    const expected = 'content that can be hashed: without lone surrogates, and only with finite numbers';
    expect(hashViolations('plan', { planId: '', files: [{ value }] })).toEqual([
      { pointer: '/planId', expected },
    ]);
  },
);

test('documents that have no id, such as selectors, have no violations', () => {
  expect(hashViolations('selector', { kind: 'cursor' })).toEqual([]);
});
