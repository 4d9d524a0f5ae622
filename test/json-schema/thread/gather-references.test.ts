import { expect, test } from 'vitest';
import { gatherReferences } from '../../../src/json-schema/thread/gather-references.ts';

test('a search for several $ids reads the $id of each candidate file once, not once for each reference', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `${index}.schema.json`);
  let reads = 0;
  const files = {
    read: async (file: string): Promise<unknown> => {
      reads += 1;
      return Promise.resolve({ $id: `https://example.com/${file}` });
    },
    named: async () => Promise.resolve([]),
    candidateFiles: () => names,
  };
  const absent = Array.from({ length: 20 }, (_, index) => ({ $ref: `https://example.com/absent-${index}` }));
  const schema = { anyOf: [...absent, { $ref: 'https://example.com/9.schema.json' }] };
  const { references = [] } = await gatherReferences('a.json', schema, files);
  expect(references.map(({ name }) => name)).toEqual(['9.schema.json']);
  // The search reads each file for its `$id`, and then reads the only match again.
  expect(reads).toBe(names.length + 1);
});

test.each([
  ['a relative $id changes', 'sub/inner.json', 'sub/t.json'],
  ['an $id that is a JSON Pointer does not change', '#/properties/a', 't.json'],
])('%s the base URI of each $ref below it', async (_, $id, target) => {
  const files = {
    read: async (file: string): Promise<unknown> => Promise.resolve(file === target ? {} : undefined),
    named: async () => Promise.resolve([]),
    candidateFiles: () => [],
  };
  const schema = { properties: { a: { $id, properties: { x: { $ref: 't.json' } } } } };
  const { references = [] } = await gatherReferences('a.json', schema, files);
  expect(references.map(({ name }) => name)).toEqual([target]);
});
