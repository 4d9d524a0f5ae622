/* oxlint-disable unicorn/no-thenable -- a keyword of JSON Schema */
import { expect, test } from 'vitest';
import { gatherReferences } from '../../../src/json-schema/thread/gather-references.ts';
import { compareJsonSchemas, validateInWorker } from '../../../src/json-schema/thread/run-in-worker.ts';

const gone = { $ref: 'https://example.com/gone.json' };
const unavailable = {
  kind: 'unavailable',
  reason: 'the referenced schema "https://example.com/gone.json" is unavailable',
};

test.each([
  gone,
  { not: gone },
  { oneOf: [gone, { type: 'number' }] },
  { if: gone, then: false },
  { anyOf: [{ type: 'string' }, gone] },
  { contains: gone, minContains: 0, maxContains: 0 },
  { allOf: [gone], unevaluatedItems: false },
])('a result that may depend on an unavailable schema is unavailable: %j', async (schema) => {
  const document = 'contains' in schema || 'allOf' in schema ? [1] : 1;
  expect(await validateInWorker(document, schema, {}, {})).toEqual(unavailable);
});

test.each([
  [{ $schema: 'http://json-schema.org/draft-07/schema#', anyOf: [{ type: 'number' }, gone] }, 1, []],
  [{ properties: { a: gone, b: { type: 'string' } } }, { b: 'x' }, []],
  [
    { properties: { a: gone, b: { type: 'string' } } },
    { a: 1, b: 1 },
    [{ pointer: '/b', expected: 'a string' }],
  ],
])(
  'a result that does not depend on an unavailable schema is returned: %j',
  async (schema, document, violations) => {
    expect(await validateInWorker(document, schema, {}, {})).toEqual({ kind: 'validated', violations });
  },
);

test.each([
  [undefined, 'https://example.com/b'],
  ['https://example.com/a.json', undefined],
  [undefined, undefined],
])(
  'a relative $ref finds a file by its path unless the referring schema has an absolute $id (referring $id: %s; file $id: %s)',
  async (id, otherId) => {
    const named = ($id: string | undefined, schema: object): object =>
      $id === undefined ? schema : { $id, ...schema };
    const files: Readonly<Record<string, object>> = {
      's/a.json': named(id, { properties: { x: { $ref: 'b.json#/$defs/text' } } }),
      's/b.json': named(otherId, { $defs: { text: { type: 'string' }, back: { $ref: 'a.json' } } }),
    };
    const context = await gatherReferences('s/a.json', files['s/a.json'], {
      read: async (file) => Promise.resolve(files[file]),
      named: async (name) => Promise.resolve([`s/${name}`]),
      candidateFiles: () => Object.keys(files),
    });
    const validated = await validateInWorker({ x: 1 }, files['s/a.json'], context, {});
    // An absolute `$id` is the base of the relative `$ref`, and no schema has the resulting URI.
    if (id !== undefined) {
      const reason = 'the referenced schema "https://example.com/b.json#/$defs/text" is unavailable';
      return expect(validated).toEqual({ kind: 'unavailable', reason });
    }
    expect(validated).toMatchObject({ kind: 'validated', violations: [{ pointer: '/x' }] });
    const next = { properties: { x: { $ref: 'b.json#/$defs/text', minLength: 2 } } };
    const compared = await compareJsonSchemas(files['s/a.json'], next, { old: context, new: context });
    expect(compared.conclusion).toBe('breaking');
  },
);

test('a referenced schema can refer back to the referring schema by file path, even if the referring schema has an $id', async () => {
  const schema = {
    $id: 'https://example.com/a',
    properties: { x: { $ref: 'https://example.com/other' } },
    type: 'object',
  };
  const context = {
    uri: 'lanser:///s/a.json',
    references: [{ schema: { $id: 'https://example.com/other', $ref: 'lanser:///s/a.json' } }],
  };
  expect(await validateInWorker({ x: 1 }, schema, context, {})).toMatchObject({
    violations: [{ pointer: '/x' }],
  });
});
