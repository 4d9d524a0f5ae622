import { expect } from 'vitest';
import type { SchemaCheck } from '../../src/model/report.ts';
import { EVENTS, PLANS, PROPOSALS } from '../schema/examples.ts';

const META = 'https://json-schema.org/draft/2020-12/schema';
const json = (value: unknown): string => JSON.stringify(value);
export const schema = (members: object): string => json({ $schema: META, ...members });
const CURSOR = { kind: 'cursor', uri: 'a.py', line: 1, col: 1 };
const lines = (...documents: readonly unknown[]): string => documents.map((one) => `${json(one)}\n`).join('');
export const long = (word: string): string => `${word} `.repeat(60);
const HOSTILE = '.lanser/<img src=x>\n::error::@pwned\u001B[31m\u202E`|.json';
const ROOT = { pointer: '' };

export interface Row {
  readonly path: string;
  /** Undefined if base does not contain the file. */
  readonly base?: string | Buffer;
  /** Undefined if head does not contain the file. */
  readonly head?: string | Buffer;
  /** Null if the report contains no check of the file. */
  readonly conclusion: SchemaCheck['conclusion'] | null;
  readonly schema?: SchemaCheck['schema'];
  readonly details?: readonly object[];
}

/** Valid and invalid documents in `.lanser`, and files that are not checked. */
const ARTIFACTS: readonly Row[] = [
  { path: '.lanser/plan.json', head: json(PLANS['text edits']), conclusion: 'valid', schema: 'plan' },
  {
    path: '.lanser/bad/plan.json',
    head: json({ ...PLANS['text edits'], planId: 1, more: 2 }),
    conclusion: 'invalid',
    schema: 'plan',
    details: [
      { pointer: '/planId', line: null, value: 1 },
      { pointer: '/more', value: 2 },
    ],
  },
  {
    path: '.lanser/trace.jsonl',
    head: lines(...Object.values(EVENTS)),
    conclusion: 'valid',
    schema: 'trace',
  },
  {
    path: '.lanser/bad/trace.jsonl',
    head: lines(...Object.values(EVENTS), { kind: 'end', seq: -1 }),
    conclusion: 'invalid',
    schema: 'trace',
  },
  {
    path: '.lanser/proposals/a.json',
    head: json(PROPOSALS['of every kind']),
    conclusion: 'valid',
    schema: 'proposal',
  },
  {
    path: '.lanser/proposals/bad.json',
    head: json({ version: '1.0', edits: {} }),
    conclusion: 'invalid',
    schema: 'proposal',
    details: [{ pointer: '/edits', expected: 'an array', value: {} }],
  },
  { path: '.lanser/selector.json', head: json(CURSOR), conclusion: 'valid', schema: 'selector' },
  {
    path: '.lanser/bad/selector.json',
    head: json({ ...CURSOR, line: 0 }),
    conclusion: 'invalid',
    schema: 'selector',
    details: [{ pointer: '/line', value: 0 }],
  },
  {
    path: '.lanser/batch.jsonl',
    head: lines({ cmd: 'status' }, { cmd: 'def', selector: CURSOR }),
    conclusion: 'valid',
    schema: 'batch',
  },
  {
    path: '.lanser/bad/batch.jsonl',
    head: `${lines({ cmd: 'status' })}\n{"cmd":"status","what":1}\n`,
    conclusion: 'invalid',
    schema: 'batch',
    details: [{ line: 3, pointer: '/what' }],
  },
  {
    path: '.lanser/bad/text.json',
    head: '{"a" 1}',
    conclusion: 'invalid',
    details: [{ expected: 'a colon' }],
  },
  {
    path: '.lanser/bad/twice.json',
    head: '{"a":1,"a":2}',
    conclusion: 'invalid',
    details: [{ pointer: '/a' }],
  },
  {
    path: '.lanser/bad/latin.json',
    head: Buffer.from('{"kind":"caf\u00E9"}', 'latin1'),
    conclusion: 'invalid',
    details: [{ expected: 'UTF-8' }],
  },
  { path: '.lanser/bad/deep.json', head: '['.repeat(5000), conclusion: 'invalid', details: [ROOT] },
  { path: '.lanser/bad/strange.json', head: '{"a":1}', conclusion: 'invalid', details: [ROOT] },
  {
    path: '.lanser/bad/huge.json',
    head: Buffer.alloc(33 * 2 ** 20, ' '),
    conclusion: 'invalid',
    details: [{ expected: 'a regular file of at most 32 MiB' }],
  },
  { path: HOSTILE, head: '{"@pwned <b>\u001B":1}', conclusion: 'invalid', details: [ROOT] },
  // A schema of the repository cannot replace lanser's own schema with the same id.
  {
    path: 'own/urn:lanser:schema:plan:1.0',
    head: json({ $id: 'urn:lanser:schema:plan:1.0' }),
    conclusion: null,
  },
  {
    path: '.lanser/bad/impostor.json',
    head: json({ $schema: 'urn:lanser:schema:plan:1.0' }),
    conclusion: 'invalid',
    schema: 'plan',
  },
  { path: 'elsewhere/plan.json', head: '{"planId":1,"files":2}', conclusion: null },
];

/** JSON Schemas, documents that name a schema in `$schema`, and files that are not checked. */
const SCHEMAS: readonly Row[] = [
  {
    path: 'schemas/order.schema.json',
    base: schema({ properties: { n: { type: 'integer' } } }),
    head: schema({ properties: { n: { type: 'integer', minimum: 0 } } }),
    conclusion: 'breaking',
    details: [{ pointer: '/properties/n/minimum', verdict: 'breaking', counterExample: { n: -1 } }],
  },
  {
    path: '.lanser/orders/old.json',
    base: json({ $schema: '../../schemas/order.schema.json', n: -5 }),
    head: json({ $schema: '../../schemas/order.schema.json', n: -5 }),
    conclusion: 'invalid',
    details: [{ pointer: '/n', expected: 'a number of at least 0' }],
  },
  {
    path: '.lanser/orders/fine.json',
    base: json({ $schema: '../../schemas/order.schema.json#', n: 5 }),
    head: json({ $schema: '../../schemas/order.schema.json#', n: 5 }),
    conclusion: 'valid',
  },
  {
    path: 'schemas/customer.json',
    base: schema({ $id: 'https://example.org/customer.json', properties: { name: { type: 'string' } } }),
    head: schema({
      $id: 'https://example.org/customer.json',
      properties: { name: { $ref: 'https://example.org/gone.json' } },
    }),
    conclusion: 'undecided',
    details: [{ verdict: 'undecided' }, { verdict: 'compatible' }],
  },
  {
    path: '.lanser/customer.json',
    head: json({ $schema: 'https://example.org/customer.json', name: 1 }),
    conclusion: 'undecided',
    details: [{ reason: 'the referenced schema "https://example.org/gone.json" is unavailable' }],
  },
  {
    path: '.lanser/bad/customer.json',
    head: json({ $schema: 'https://example.org/parts.json', part: 'x' }),
    conclusion: 'invalid',
    details: [{ pointer: '/part' }],
  },
  {
    path: 'schemas/parts.json',
    head: schema({ $id: 'https://example.org/parts.json', properties: { part: { $ref: 'part.json' } } }),
    conclusion: 'valid',
  },
  {
    path: 'schemas/part.json',
    head: schema({ $id: 'https://example.org/part.json', type: 'null' }),
    conclusion: 'valid',
  },
  {
    path: '.lanser/bad/nameless.json',
    head: json({ $schema: './gone.schema.json' }),
    conclusion: 'invalid',
    details: [ROOT],
  },
  {
    path: 'wide.schema.json',
    base: schema({ type: 'string' }),
    head: schema({ type: ['string', 'null'] }),
    conclusion: 'compatible',
    details: [{ pointer: '/type', verdict: 'compatible' }],
  },
  {
    path: 'words.schema.json',
    base: schema({ title: 'one' }),
    head: schema({ title: 'two' }),
    conclusion: 'unchanged',
    details: [],
  },
  { path: 'same.schema.json', base: schema({}), head: schema({}), conclusion: null },
  { path: 'added.schema.json', head: '{"type":"string"}', conclusion: 'valid' },
  {
    path: 'added-badly.schema.json',
    head: '{"items":{"pattern":"("}}',
    conclusion: 'invalid',
    details: [{ expected: expect.stringContaining('( is not a valid regular expression') as unknown }],
  },
  {
    path: 'departed.schema.json',
    base: schema({ title: long('departed') }),
    conclusion: 'removed',
    details: [{ reason: 'the schema was deleted' }],
  },
  { path: 'old-name.schema.json', base: schema({ title: long('name') }), conclusion: null },
  {
    path: 'new-name.schema.json',
    head: schema({ title: long('name'), type: 'object' }),
    conclusion: 'breaking',
    details: [{ pointer: '/type' }],
  },
  {
    path: 'to-text.schema.json',
    base: schema({ title: long('text') }),
    conclusion: 'removed',
    details: [ROOT],
  },
  { path: 'text.txt', head: schema({ title: long('text') }), conclusion: null },
  {
    path: 'strin.schema.json',
    base: schema({ type: 'string' }),
    head: schema({ type: 'strin' }),
    conclusion: 'invalid',
    details: [{ pointer: '/type' }],
  },
  {
    path: 'no-json.schema.json',
    base: schema({ type: 'string' }),
    head: '{"type":',
    conclusion: 'invalid',
    details: [{ expected: 'a JSON value' }],
  },
  {
    path: 'no-pattern.schema.json',
    base: schema({ pattern: 'a' }),
    head: schema({ pattern: '(' }),
    conclusion: 'invalid',
    details: [ROOT],
  },
  { path: 'fixed.schema.json', base: schema({ pattern: '(' }), head: schema({}), conclusion: 'valid' },
  {
    path: 'wordless.schema.json',
    base: '{"type":"string"}',
    head: '{"type":"string","minLength":1}',
    conclusion: 'breaking',
    details: [{ counterExample: '' }],
  },
  { path: 'wordless-same.schema.json', base: '{"type":"null"}', head: '{"type":"null"}', conclusion: null },
  {
    path: 'loses its word.json',
    base: schema({ type: 'string' }),
    head: '{"type":"integer"}',
    conclusion: 'breaking',
    details: [{ pointer: '/type' }],
  },
  {
    path: 'mark.schema.json',
    base: schema({ type: 'string' }),
    head: `\uFEFF${schema({ type: 'integer' })}`,
    conclusion: 'breaking',
    details: [{ pointer: '/type' }],
  },
  {
    path: 'line\nfeed.schema.json',
    base: schema({ type: 'string' }),
    head: schema({ type: '\u202E@pwned <b>' }),
    conclusion: 'invalid',
    details: [{ pointer: '/type' }],
  },
  { path: 'data.json', base: '{"type":"string"}', head: '{"type":"integer"}', conclusion: null },
];
export const ROWS: readonly Row[] = [...ARTIFACTS, ...SCHEMAS];
