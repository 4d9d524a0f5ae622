import { expect, test } from 'vitest';
import { AJV_CLASSES } from '../../src/schema/ajv-classes.ts';
import type { Dialect } from '../../src/schema/dialect.ts';
import { expectedWords } from '../../src/schema/expected-words.ts';

test.each<[words: string, dialect: Dialect, schema: object, document: unknown]>([
  ['at least 1 item matching "contains"', '2020-12', { contains: { const: 1 } }, [2]],
  [
    'at least 1 item matching "contains", and at most 1',
    '2020-12',
    { contains: { const: 1 }, maxContains: 1 },
    [1, 1],
  ],
  ['a number of at least 3', 'draft-04', { minimum: 3 }, 2],
  ['a number above 3', 'draft-04', { minimum: 3, exclusiveMinimum: true }, 3],
  ['a number below 3', 'draft-04', { maximum: 3, exclusiveMaximum: true }, 3],
])('the words "%s" describe the violation of the %s schema %j', (words, dialect, schema, document) => {
  const validate = new AJV_CLASSES[dialect]().compile(schema);
  expect(validate(document)).toBe(false);
  expect((validate.errors ?? []).map(expectedWords)).toContain(words);
});
