import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';

const reasons = (old: object, next: object): readonly string[] =>
  compareSchemas(old, next).differences.map(({ reason }) => reason);

test('an added number format gives one difference for each constraint of the format', () => {
  const number = { type: 'number' };
  expect(reasons(number, { ...number, format: 'int32' })).toEqual([
    'format was added: multiple of 1',
    'format was added: minimum -2147483648',
    'format was added: maximum 2147483647',
  ]);
  expect(reasons(number, { ...number, format: 'int64' })).toEqual(['format was added: multiple of 1']);
});

test('the reason for an added string format names the format, and the reason for an added limit names the limit', () => {
  expect(reasons({ type: 'string' }, { type: 'string', format: 'uuid' })).toEqual(['format was added: uuid']);
  expect(reasons({ type: 'number' }, { type: 'number', minimum: 3 })).toEqual(['minimum was added: 3']);
});

test.each([
  ['minimum', { minimum: Number.NEGATIVE_INFINITY }, { minimum: Number.POSITIVE_INFINITY }],
  ['enum', { enum: [Number.POSITIVE_INFINITY] }, { enum: [null] }],
  ['multipleOf', { minimum: Number.POSITIVE_INFINITY, multipleOf: 2 }, { minimum: 5, multipleOf: 3 }],
])('a comparison with a number that JSON.parse reads as infinity is undecided: %s', (_, old, next) => {
  expect(compareSchemas(old, next, { direction: 'full' })).toEqual({
    conclusion: 'undecided',
    differences: (['backward', 'forward'] as const).map((direction) => ({
      pointer: '',
      direction,
      verdict: 'undecided',
      reason: 'numbers outside of ±1.8e308 are not analysed',
    })),
  });
});

test('the reason for a reference that cannot be resolved shows the reference as written', () => {
  const [dynamic] = reasons({}, { $dynamicRef: '#node' });
  expect(dynamic).toMatch(/^\$dynamicRef was added: #node \(/u);
  const [unavailable] = reasons({}, { $ref: 'https://example.com/a' });
  expect(unavailable).toBe('$ref was added: https://example.com/a (a referenced schema is unavailable)');
});

test.each([
  ['/properties/a/$ref', { $ref: '#/$defs/none' }],
  ['/properties/a/allOf/1', { allOf: [true, false] }],
])('the pointer of a schema that allows no value exists in the new schema: %s', (pointer, schema) => {
  const none = { properties: { a: { type: 'string', ...schema } }, $defs: { none: false } };
  expect(compareSchemas({ properties: { a: { type: 'string' } } }, none)).toMatchObject({
    differences: [{ pointer, verdict: 'breaking' }],
  });
});

test('if the validator fails for the example of a difference, the reason states the failure', () => {
  const old = { type: 'object', properties: { valueOf: { type: 'string' } }, required: ['valueOf'] };
  expect(reasons(old, { enum: [{ a: 1 }] })).toContain(
    'enum was added: {"a":1} (the validator fails for the example)',
  );
});

test('the type of a property is compared even if the new schema defines the property in allOf', () => {
  const [string, nullable] = [{ type: 'string' }, { type: ['string', 'null'] }];
  const next = { allOf: [{ properties: { a: nullable } }, { properties: { b: nullable } }] };
  expect(reasons({ properties: { a: string, b: string } }, next)).toEqual([
    'the type changed from string to null or string',
    'the type changed from string to null or string',
  ]);
});

test('if oneOf replaces anyOf, the reason does not claim that a value matches several alternatives', () => {
  const nodes = [{ type: 'string' }, { type: 'number' }];
  expect(reasons({ anyOf: nodes }, { oneOf: nodes })).toEqual([
    'oneOf rejects values that match more than one alternative',
  ]);
});

test('in the forward direction, a reason describes the additional properties of the old schema in the past tense', () => {
  const compare = (old: object): readonly string[] =>
    compareSchemas(old, { properties: { a: true } }, { direction: 'forward' }).differences.map(
      ({ reason }) => reason,
    );
  const properties = { a: true };
  expect(compare({ properties, additionalProperties: false })).toEqual([
    'additional properties were not allowed',
  ]);
  expect(compare({ properties, additionalProperties: { type: 'null' } })).toEqual([
    'additional properties had a schema',
  ]);
});

// Three unique items can only be 0.1, 0.2 and 0.3. In binary arithmetic, 0.3 is not a multiple of 0.1. So ajv, which
// lanser uses, rejects 0.3, but other validators can accept 0.3.
test('a difference is undecided if only a rounded multiple of a fraction could prove it', () => {
  const items = { type: 'number', multipleOf: 0.1, minimum: 0.1, maximum: 0.35 };
  const old = { type: 'array', minItems: 3, uniqueItems: true, items };
  expect(compareSchemas(old, { type: 'string' }).conclusion).toBe('undecided');
  expect(compareSchemas({ ...old, minItems: 2 }, { type: 'string' }).conclusion).toBe('breaking');
});
