import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';

const date = { type: 'string', format: 'date' };

test.each(['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'])(
  'an added limit on a format is breaking, a removed limit is compatible, a changed limit is undecided: %s',
  (keyword) => {
    const limit = keyword.endsWith('Minimum') ? '9999-01-01' : '0001-01-01';
    const limited = { ...date, [keyword]: limit };
    expect(compareSchemas(date, limited).conclusion).toBe('breaking');
    expect(compareSchemas(limited, date).conclusion).toBe('compatible');
    expect(compareSchemas(limited, { ...limited }).conclusion).toBe('compatible');
    expect(compareSchemas(limited, { ...date, [keyword]: '2000-01-01' }).conclusion).toBe('undecided');
  },
);

test('equal limits on different formats have different meanings, so the comparison is undecided', () => {
  const limited = (format: string): object => ({ type: 'string', format, formatMinimum: '12:00:00Z' });
  expect(compareSchemas(limited('time'), limited('iso-time')).conclusion).toBe('undecided');
});

// Ajv skips `contains` in an array that ends before the first tuple item that ajv checks. Ajv checks an item if the
// item's schema has a keyword with a rule, such as `$comment`. Ajv has no rule for `title` and unknown keywords.
test.each([
  ['$comment', 'title', 'compatible'],
  ['title', '$comment', 'breaking'],
  ['title', 'x-unknown', 'compatible'],
  ['x-unknown', 'title', 'compatible'],
])('as in ajv, a keyword of a tuple item can affect `contains`: %s becomes %s', (old, next, conclusion) => {
  const tuple = (keyword: string): object => ({
    type: 'array',
    prefixItems: [{ [keyword]: 'x' }, { type: 'string' }],
    contains: { type: 'number' },
  });
  const comparison = compareSchemas(tuple(old), tuple(next));
  expect(comparison.conclusion).toBe(conclusion);
  expect(comparison.differences.every(({ reason }) => /^contains changed from \d to \d$/u.test(reason))).toBe(
    true,
  );
});

test('`contains` beside a tuple is skipped in arrays that end before the first tuple item that ajv checks', () => {
  const old = {
    type: 'array',
    prefixItems: [{ 'x-a': 1 }, { type: 'string' }],
    contains: { type: 'number' },
  };
  const next = { anyOf: [{ maxItems: 0 }, { contains: { type: 'number' } }] };
  expect(compareSchemas(old, next).conclusion).toBe('breaking');
});

test.each([
  ['dependentRequired', ['a'], 'breaking'],
  ['dependentSchemas', false, 'breaking'],
  ['dependencies', ['a'], 'compatible'],
  ['properties', false, 'compatible'],
  ['patternProperties', false, 'compatible'],
])('the name __proto__ has the meaning that ajv gives it: %s', (keyword, value, conclusion) => {
  const next = { [keyword]: Object.fromEntries([['__proto__', value]]) };
  expect(compareSchemas({}, next).conclusion).toBe(conclusion);
});

// If `items` allows only strings, ajv's `uniqueItems` compares only strings and, with `nullable`, nulls.
test('nullable items change the meaning of uniqueItems beside a tuple', () => {
  const unique = (items: object): object => ({
    type: 'array',
    prefixItems: [true, true],
    items: { type: 'string', ...items },
    uniqueItems: true,
  });
  expect(compareSchemas(unique({}), unique({ nullable: true })).conclusion).toBe('undecided');
  expect(compareSchemas(unique({}), unique({ title: 'x' })).conclusion).toBe('compatible');
});
