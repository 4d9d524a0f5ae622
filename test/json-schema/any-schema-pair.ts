// Generates random pairs of schemas. One to three random edits of the first schema give the second.
import type { SeededRandom } from '../helpers/seeded-random.ts';
import { isList, isObject, setOwn, type JsonObject } from './json-value.ts';
import { STARTS } from './schema-starts.ts';

type Edit = (schema: JsonObject, random: SeededRandom) => void;

const TYPES = ['string', 'integer', 'number', 'boolean', 'null', 'array', 'object'];
const NAMES = ['name', 'id', 'kind', 'x-extra', 'value', 'tags'];
const SMALL: readonly (() => JsonObject)[] = [
  () => ({ type: 'string' }),
  () => ({ type: 'integer', minimum: 0 }),
  () => ({ enum: ['on', 'off', null] }),
  () => ({ type: 'array', items: { type: 'string' }, maxItems: 3 }),
  () => ({ type: 'object', properties: { id: { type: 'string', minLength: 1 } }, required: ['id'] }),
  () => ({ anyOf: [{ type: 'string', pattern: '^[a-z]+$' }, { type: 'boolean' }] }),
  () => ({}),
];
const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
const COUNTS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
const PATTERNS = ['^[a-z]+$', '^[a-z]{2,4}$', '^\\w+$', 'a', '^x-', '^(on|off)$', '^[^/]+$', '\\d'];

const EDITS: readonly Edit[] = [
  (schema, random) => {
    schema['type'] = random.chance(0.6)
      ? random.pick(TYPES)
      : [random.pick(TYPES), random.pick(TYPES)].filter((type, at, all) => all.indexOf(type) === at);
  },
  (schema, random) => {
    schema[random.pick(NUMBERS)] = random.below(12) - 2;
  },
  (schema, random) => {
    schema[random.pick(COUNTS)] = random.below(5);
  },
  (schema, random) => {
    schema['pattern'] = random.pick(PATTERNS);
  },
  (schema, random) => {
    const values = isList(schema['enum']) ? schema['enum'] : ['on', 'off'];
    schema['enum'] = random.chance(0.5)
      ? [...values, random.pick(['auto', 1, false, null])]
      : values.slice(0, Math.max(1, values.length - 1));
  },
  (schema, random) => {
    const properties = isObject(schema['properties']) ? { ...schema['properties'] } : {};
    setOwn(properties, random.pick(NAMES), random.pick(SMALL)());
    schema['properties'] = properties;
  },
  (schema, random) => {
    const properties = Object.entries(isObject(schema['properties']) ? schema['properties'] : {});
    schema['properties'] = Object.fromEntries(properties.toSpliced(random.below(properties.length + 1), 1));
  },
  (schema, random) => {
    const required = isList(schema['required']) ? schema['required'] : [];
    const names = isObject(schema['properties']) ? Object.keys(schema['properties']) : NAMES;
    schema['required'] = random.chance(0.5)
      ? required.slice(1)
      : [...new Set([...required, random.pick([...names, 'id'])])];
  },
  (schema, random) => {
    schema['additionalProperties'] = random.pick([
      true,
      false,
      { type: 'string' },
      { type: ['string', 'number'] },
    ]);
  },
  (schema, random) => {
    schema['patternProperties'] = { [random.pick(PATTERNS)]: random.pick(SMALL)() };
  },
  (schema, random) => {
    schema['propertyNames'] = random.pick([
      { pattern: random.pick(PATTERNS) },
      { enum: NAMES },
      { maxLength: 4 },
    ]);
  },
  (schema, random) => {
    schema['items'] = random.pick([false, ...SMALL.map((make) => make())]);
  },
  (schema, random) => {
    schema['prefixItems'] = [random.pick(SMALL)(), random.pick(SMALL)()];
  },
  (schema, random) => {
    schema['contains'] = random.pick(SMALL)();
    if (random.chance(0.5)) schema['minContains'] = random.below(3);
    if (random.chance(0.3)) schema['maxContains'] = random.below(3);
  },
  (schema) => {
    schema['uniqueItems'] = schema['uniqueItems'] !== true;
  },
  (schema, random) => {
    schema[random.pick(['anyOf', 'oneOf', 'allOf'])] = [
      random.pick(SMALL)(),
      { ...schema, anyOf: undefined },
      random.pick(SMALL)(),
    ].slice(random.below(2));
  },
  (schema, random) => {
    schema['not'] = random.pick([
      ...SMALL.slice(0, -1).map((make) => make()),
      { required: [random.pick(NAMES)] },
    ]);
  },
  (schema, random) => {
    schema['if'] = { properties: { [random.pick(NAMES)]: random.pick(SMALL)() } };
    schema[random.pick(['then', 'else'])] = { required: [random.pick(NAMES)] };
  },
  (schema, random) => {
    schema['dependentRequired'] = { [random.pick(NAMES)]: [random.pick(NAMES)] };
  },
  (schema, random) => {
    const keywords = Object.keys(schema);
    if (keywords.length > 0) delete schema[random.pick(keywords)];
  },
  (schema, random) => {
    schema['description'] = random.pick(['one', 'two']);
    for (const keyword of ['anyOf', 'oneOf', 'allOf', 'enum', 'required']) {
      const list = schema[keyword];
      if (isList(list)) schema[keyword] = list.toReversed();
    }
  },
];

export interface SchemaPair {
  readonly old: unknown;
  readonly next: unknown;
}

export function anySchemaPair(random: SeededRandom): SchemaPair {
  let old: unknown = random.pick(STARTS);
  for (let times = random.below(3); times > 0; times--) old = edited(old, random);
  let next: unknown = old;
  for (let times = 1 + random.below(3); times > 0; times--) next = edited(next, random);
  return { old, next };
}

function edited(schema: unknown, random: SeededRandom): unknown {
  const copy = JSON.parse(JSON.stringify(schema)) as unknown;
  const places: JsonObject[] = [];
  placesOf(copy, places);
  const place = random.pick(places);
  random.pick(EDITS)(place, random);
  // Restores the `$defs` of the root if the edit deleted them, because references need them.
  if (isObject(copy) && isObject(schema) && schema['$defs'] !== undefined) copy['$defs'] ??= schema['$defs'];
  return JSON.parse(JSON.stringify(copy)) as unknown;
}

const IN_PLACE = [
  'items',
  'additionalProperties',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'unevaluatedProperties',
];

function placesOf(schema: unknown, places: JsonObject[]): void {
  if (!isObject(schema)) return;
  places.push(schema);
  for (const keyword of IN_PLACE) placesOf(schema[keyword], places);
  for (const keyword of ['properties', 'patternProperties', '$defs']) {
    const members = schema[keyword];
    if (isObject(members)) for (const member of Object.values(members)) placesOf(member, places);
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const branches = schema[keyword];
    if (isList(branches)) for (const branch of branches) placesOf(branch, places);
  }
}
