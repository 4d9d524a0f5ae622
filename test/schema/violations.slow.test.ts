import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCHEMAS, type SchemaName } from '../../src/schema/generated/schema-list.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { anyDocument, plainValidator } from './any-document.ts';
import { mutated, type Mutation } from './any-mutation.ts';

/** The number of mutated documents per schema. */
const MUTATIONS = 4000;
/** More than this number of the mutated documents must be invalid. */
const MIN_INVALID = 1000;

describe.each(SCHEMAS)('$name', ({ name }) => {
  const plain = plainValidator(name);

  test('valid documents have no violations', () => {
    fc.assert(
      fc.property(anyDocument(name), (document) => {
        expect(violationsOf(name, document)).toEqual([]);
      }),
    );
  });

  test('a mutated document has violations if and only if ajv rejects it, and the violations are at or below the mutation', () => {
    const mutations = fc.sample(anyDocument(name).chain(mutated), { numRuns: MUTATIONS, seed: 2 });
    let invalid = 0;
    const elsewhere: unknown[] = [];
    for (const mutation of mutations) {
      const violations = violationsOf(name, mutation.document);
      expect(violations.length === 0, JSON.stringify(mutation)).toBe(plain(mutation.document));
      if (violations.length === 0) continue;
      invalid += 1;
      expect(new Set(violations.map((one) => JSON.stringify(one))).size).toBe(violations.length);
      if (!violations.every(({ pointer }) => isAt(mutation, pointer)))
        elsewhere.push({ mutation, violations });
    }
    expect(invalid).toBeGreaterThan(MIN_INVALID);
    expect(elsewhere).toEqual([]);
  });
});

const CURSOR = { kind: 'cursor', uri: 'a.py', line: 1, col: 1 };

test.each<[schema: SchemaName, document: unknown, violations: readonly (readonly [string, string])[]]>([
  ['selector', 7, [['', 'an object']]],
  ['selector', {}, [['', 'the property "kind"']]],
  [
    'selector',
    { ...CURSOR, kind: 'line' },
    [['/kind', 'one of "cursor", "range", "symbol", "ast", "anchor", "locate"']],
  ],
  [
    'selector',
    { ...CURSOR, line: 0, 'a/b~': 1 },
    [
      ['/line', 'a number of at least 1'],
      ['/a~1b~0', 'a known property'],
    ],
  ],
  [
    'selector',
    { kind: 'cursor', uri: 'a.py' },
    [
      ['', 'the property "line"'],
      ['', 'the property "col"'],
    ],
  ],
  [
    'selector',
    { ...CURSOR, docVersion: 'blob:1' },
    [['/docVersion', 'a string that matches ^blob:[0-9a-f]{40}$']],
  ],
  ['selector', { kind: 'ast', path: [] }, [['/path', 'at least 1 item']]],
  [
    'selector',
    { kind: 'locate', uri: 'a.py', scope: {} },
    [['/scope', 'one of the properties "symbol", "lines"']],
  ],
  ['batch', { cmd: 'def', selector: 1 }, [['/selector', 'a string or an object']]],
  ['batch', { cmd: 'def', options: { timeout: 0 } }, [['/options/timeout', 'a number above 0']]],
  ['config', { indexIo: 'utf-7' }, [['/indexIo', 'one of "utf-8", "utf-16", "codepoint"']]],
  [
    'config',
    { servers: { 'f/o': {} } },
    [['/servers/f~1o', 'a string that matches ^[A-Za-z][A-Za-z0-9._+-]*$']],
  ],
  ['config', { servers: { foo: { command: 1 } } }, [['/servers/foo/command', 'a string or an array']]],
])(
  'the violations in the %s document %j have the expected pointers and descriptions',
  (schema, document, violations) => {
    const found = violationsOf(schema, document);
    expect(found.map(({ pointer, expected }) => [pointer, expected])).toEqual(violations);
  },
);

test('the first 10,000 of 100,000 violations in a document are reported', () => {
  const [sample] = fc.sample(anyDocument('bundle'), { numRuns: 1, seed: 1 }) as [Record<string, unknown>];
  const definitions = Array.from({ length: 100_000 }, () => ({ uri: 'a.py', range: [0, 0, 0, 'x'] }));
  const facts = { provenance: 'lsp', documents: {}, definitions };
  const violations = violationsOf('bundle', { ...sample, facts });
  expect(violations.length).toBe(10_000);
  expect(violations.at(-1)?.pointer).toMatch(/^\/facts\/definitions\/99\d\d\/range\/3$/u);
});

function isAt({ place }: Mutation, pointer: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}
