import { describe, expect, test } from 'vitest';
import { recognise } from '../../src/schema/recognise.ts';
import { validateDocument } from '../../src/schema/validate-document.ts';

describe('the kind of a document', () => {
  test.each<[document: unknown, fileName: string, name: string]>([
    [{ bundleId: 'x' }, '', 'bundle'],
    [{ bundleId: 'x', cmd: 'def', version: '1', edits: {} }, '', 'bundle'],
    [{ request: {}, capabilities: {} }, '', 'bundle'],
    [{ conclusion: 'clean', delta: null }, '', 'report'],
    [{ cmd: 'def' }, '', 'batch'],
    [{ kind: 'cursor' }, '', 'selector'],
    [{}, 'lanser.json', 'config'],
    [{ cmd: 'def' }, 'some/where/lanser.json', 'config'],
    [{ $schema: 'urn:lanser:schema:report:1.0', bundleId: 'x' }, '', 'report'],
    [{ $schema: 'urn:lanser:schema:config:1.0' }, 'other.json', 'config'],
    [{ $schema: 'https://example.org/else', kind: 'range' }, '', 'selector'],
  ])('of %j in the file "%s" is %s', (document, fileName, name) => {
    expect(recognise(document, fileName)).toEqual({ kind: 'ours', name });
  });

  test.each<[document: unknown, pointer: string, expected: string]>([
    [
      { $schema: 'urn:lanser:schema:bundle:1.10' },
      '/$schema',
      '"urn:lanser:schema:bundle:1.2" (version 1.10 is newer',
    ],
    [
      { $schema: 'urn:lanser:schema:bundle:1.1' },
      '/$schema',
      '"urn:lanser:schema:bundle:1.2" (version 1.1 is older',
    ],
    [{ $schema: 'urn:lanser:schema:nothing:1.0' }, '/$schema', 'urn:lanser:schema:NAME:VERSION with one of'],
    [{}, '', 'a document of a known kind ('],
    [{ kind: 'dance' }, '', 'a document of a known kind'],
    [['bundleId'], '', 'a document of a known kind'],
    [null, '', 'a document of a known kind'],
    ['bundleId', '', 'a document of a known kind'],
  ])('of %j is not recognised', async (document, pointer, expected) => {
    const { schema, conclusion, errors } = await validateDocument(document);
    expect([schema, conclusion, errors.length, errors[0]?.pointer]).toEqual([null, 'invalid', 1, pointer]);
    expect(errors[0]?.expected.slice(0, expected.length)).toBe(expected);
  });
});

test('version 1.2.0 of a schema is reported as neither newer nor older than version 1.2', async () => {
  const { errors } = await validateDocument({ $schema: 'urn:lanser:schema:bundle:1.2.0' });
  expect(errors.map(({ expected }) => expected)).toEqual(['"urn:lanser:schema:bundle:1.2"']);
});

test('$schema determines the kind of a document', async () => {
  const batch = { $schema: 'urn:lanser:schema:batch:1.0', cmd: 'def' };
  expect(await validateDocument(batch)).toMatchObject({ schema: 'batch', conclusion: 'valid' });
  expect(await validateDocument({ ...batch, $schema: 'urn:lanser:schema:proposal:1.0' })).toMatchObject({
    schema: 'proposal',
    conclusion: 'invalid',
  });
});

describe('a JSON Schema is validated against its meta-schema', () => {
  test.each([
    'https://json-schema.org/draft/2020-12/schema',
    'https://json-schema.org/draft/2019-09/schema',
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft-07/schema',
    'http://json-schema.org/draft-06/schema#',
    'http://json-schema.org/draft-04/schema#',
  ])('%s', async ($schema) => {
    expect(await validateDocument({ $schema, type: 'string' })).toEqual({
      schema: 'json-schema',
      conclusion: 'valid',
      errors: [],
    });
    const { errors } = await validateDocument({
      $schema,
      type: 'strin',
      properties: { a: { minLength: -1 } },
    });
    expect(errors).toEqual([
      {
        pointer: '/type',
        value: 'strin',
        expected: 'one of "array", "boolean", "integer", "null", "number", "object", "string"',
      },
      { pointer: '/properties/a/minLength', value: -1, expected: 'a number of at least 0' },
    ]);
  });

  test('and is rejected if its draft is not supported', async () => {
    const { errors } = await validateDocument({ $schema: 'http://json-schema.org/draft-03/schema#' });
    expect(errors).toMatchObject([
      { pointer: '/$schema', expected: expect.stringContaining('2020-12') as string },
    ]);
  });
});
