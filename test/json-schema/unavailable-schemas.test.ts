import { expect, test } from 'vitest';
import { validatorOf } from '../../src/json-schema/compare/compile-schema.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import type { NamedSchema } from '../../src/json-schema/compare/read/schema-document.ts';

const named = (root: NamedSchema['root']): NamedSchema => ({ root, dialect: '2020-12', uri: undefined });

test.each([
  '',
  '#',
  '#/allOf/0',
  '#/oneOf/1',
  '#/type',
  '#/__proto__',
  '#anchor',
  '#/definitions/x',
  '#/a%20b',
])(
  'a reference to an unavailable schema is accepted, but a value that needs the schema has the result `unavailable`: %j',
  (fragment) => {
    const schema = named({ properties: { a: { $ref: `https://example.com/a${fragment}` } } });
    const validate = validatorOf(schema, [], 'a.json');
    expect(validate({ a: 1 })).toBe('unavailable');
    expect(validate({ b: 1 })).toBe(true);
  },
);

test('several references into one unavailable schema are accepted', () => {
  const references = ['', '#/allOf/0', '#anchor'].map((end) => ({ $ref: `https://example.com/a${end}` }));
  expect(validatorOf(named({ allOf: references }), [], 'a.json')(1)).toBe('unavailable');
});

test('two referenced schemas with the same $id are an error', () => {
  const other = (uri: string): NamedSchema => ({ ...named({ $id: 'https://example.com/a' }), uri });
  const validator = (): unknown =>
    validatorOf(named(true), [other('lanser:///v1/a'), other('lanser:///v2/a')], 'a.json');
  expect(validator).toThrow(LanserError);
  expect(validator).toThrow(/^a\.json refers to schemas that cannot be used together: .*[^.]\.$/u);
});

test.each(['https://example.com/a#/definitions/x', 'https://example.com/own#/definitions/x'])(
  'a missing fragment of an available schema is an error: %s',
  (reference) => {
    const schema = named({ $id: 'https://example.com/own', $ref: reference });
    for (const uri of [undefined, 'lanser:///a.json']) {
      const other: NamedSchema = { ...named({ $id: 'https://example.com/a' }), uri };
      const validator = (): unknown => validatorOf(schema, [other], 'a.json');
      expect(validator).toThrow(/^a\.json cannot be compiled: can't resolve reference .*[^.]\.$/u);
    }
  },
);

test('two subschemas with the same $id are an error of the schema that contains them', () => {
  const $defs = { a: { $id: 'https://example.com/a' }, b: { $id: 'https://example.com/a', type: 'string' } };
  const schema: NamedSchema = { ...named({ $defs }), uri: 'lanser:///a.json' };
  expect(() => validatorOf(schema, [], 'a.json')).toThrow(/^a\.json cannot be compiled: /u);
});
