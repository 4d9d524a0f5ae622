import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { traceDigest } from '../../src/trace/trace-digest.ts';

type Event = Parameters<ReturnType<typeof traceDigest>['add']>[0];

function digestOf(events: readonly object[]): string {
  const digest = traceDigest();
  for (const event of events) digest.add(event as Event);
  return digest.value();
}

/**
 * Writes each event as a line of canonical JSON (RFC 8785), with the package `canonicalize`. Returns the SHA-256 of
 * these lines.
 */
function expected(events: readonly object[]): string {
  const text = events.map((event) => `${canonicalize(event)}\n`).join('');
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

const KEY = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', '1', '10', '2', 'a', 'B', '\\ud800', 'é', '\u{1F600}'),
);
const event = fc.dictionary(
  KEY,
  fc.jsonValue({ maxDepth: 3 }).map((value) => value ?? null),
  { noNullPrototype: true },
);

test('the digest is the SHA-256 of the canonical forms of all events, one per line', () => {
  fc.assert(
    fc.property(
      fc.array(
        event.filter((one) => !('timing' in one)),
        { maxLength: 4 },
      ),
      (events) => {
        expect(digestOf(events)).toBe(expected(events));
      },
    ),
    { numRuns: 500 },
  );
});

test('the field `timing` of an event is not part of the digest', () => {
  expect(digestOf([{ kind: 'x', timing: { ms: 1 } }])).toBe(expected([{ kind: 'x' }]));
});

test('an event with a lone surrogate, which has no canonical form, is rejected', () => {
  expect(() => digestOf([{ text: 'a\uD800' }])).toThrow(/surrogate/iu);
});
