import { isBefore2019, type Dialect } from '../../../schema/dialect.ts';
import { isJsonObject, keyOf, memberOf, type Json, type JsonObject } from '../../../schema/json.ts';
import { TYPES, type Assertion, type Counted, type NodeId } from '../assertion.ts';
import { isKnownFormat } from '../formats.ts';

export interface Part {
  readonly keyword: string;
  readonly assertion: Assertion;
  /**
   * Only for assertions of the kinds `items` and `properties`. `prefix`: the keyword that gives a schema to single
   * indexes or names. `rest`: the keyword for all other items or members; absent if the schema does not have it.
   */
  readonly keywords?: { readonly prefix: string; readonly rest?: string };
}

/** A function that reads the subschema at a path below the current schema. */
export type Child = (...parts: readonly (string | number)[]) => NodeId;

/** The node of the schema `true`. `NEVER` is the node of the schema `false`. */
export const ALWAYS: NodeId = 0;
export const NEVER: NodeId = 1;

/** Reads a schema's assertions, except references, `unevaluated` keywords and the lists of {@link dependentNames}. */
export function readKeywords(schema: JsonObject, dialect: Dialect, child: Child): Part[] {
  const parts: Part[] = [];
  const add = (keyword: string, assertion: Assertion): void => void parts.push({ keyword, assertion });
  for (const [keyword, value] of Object.entries(schema)) {
    for (const assertion of SIMPLE.get(keyword)?.(value, schema) ?? []) add(keyword, assertion);
  }
  for (const [keyword, kind] of [
    ['allOf', 'all'],
    ['anyOf', 'any'],
    ['oneOf', 'one'],
  ] as const) {
    const list = memberOf(schema, keyword);
    if (Array.isArray(list)) add(keyword, { kind, nodes: list.map((_, index) => child(keyword, index)) });
  }
  const has = (keyword: string): boolean => Object.hasOwn(schema, keyword);
  if (has('not')) add('not', { kind: 'not', node: child('not') });
  // Ajv applies `if`, `propertyNames` and `contains` in every draft, although draft-04 does not define them.
  if (has('if') && (has('then') || has('else'))) {
    const branch = (keyword: string): NodeId => (has(keyword) ? child(keyword) : ALWAYS);
    add('if', { kind: 'if', test: child('if'), consequence: branch('then'), otherwise: branch('else') });
  }
  if (has('propertyNames')) add('propertyNames', { kind: 'propertyNames', node: child('propertyNames') });
  if (has('contains')) add('contains', containsOf(schema, dialect, child));
  for (const keyword of dependentKeywords('dependentSchemas', dialect)) {
    const members = memberOf(schema, keyword);
    if (!isJsonObject(members)) continue;
    for (const name of memberNames(keyword, members)) {
      if (!Array.isArray(members[name]))
        add(keyword, { kind: 'dependent', name, node: child(keyword, name) });
    }
  }
  const items = itemsOf(schema, dialect, child);
  if (items !== undefined) parts.push(items);
  const properties = propertiesOf(schema, child);
  if (properties !== undefined) parts.push(properties);
  return parts;
}

/**
 * Reads the lists of names in `dependentRequired` and `dependencies`. Returns for each list its keyword, the name
 * of a property, and the names that this property requires.
 */
export function dependentNames(
  schema: JsonObject,
  dialect: Dialect,
): readonly (readonly [string, string, readonly string[]])[] {
  return dependentKeywords('dependentRequired', dialect).flatMap((keyword) => {
    const members = memberOf(schema, keyword);
    if (!isJsonObject(members)) return [];
    return memberNames(keyword, members).flatMap((name) => {
      const names = members[name];
      return Array.isArray(names) ? [[keyword, name, names as string[]] as const] : [];
    });
  });
}

/** Returns the names in the map of a keyword. Omits `__proto__` if ajv ignores this name in the map. */
function memberNames(keyword: string, members: JsonObject): readonly string[] {
  const isRead = keyword === 'dependentRequired' || keyword === 'dependentSchemas';
  return Object.keys(members).filter((name) => isRead || name !== '__proto__');
}

/** Returns `dependencies`, and since 2019-09 also `keyword`, which replaces a part of `dependencies`. */
function dependentKeywords(keyword: string, dialect: Dialect): readonly string[] {
  return isBefore2019(dialect) ? ['dependencies'] : [keyword, 'dependencies'];
}

function containsOf(schema: JsonObject, dialect: Dialect, child: Child): Assertion {
  const count = (keyword: string, otherwise: number): number => {
    const value = isBefore2019(dialect) ? undefined : memberOf(schema, keyword);
    return typeof value === 'number' ? value : otherwise;
  };
  return {
    kind: 'contains',
    node: child('contains'),
    min: count('minContains', 1),
    max: count('maxContains', Number.POSITIVE_INFINITY),
  };
}

function itemsOf(schema: JsonObject, dialect: Dialect, child: Child): Part | undefined {
  const [prefixKeyword, tail] =
    dialect === '2020-12' ? ['prefixItems', 'items'] : ['items', 'additionalItems'];
  const list = memberOf(schema, prefixKeyword);
  const isTuple = Array.isArray(list);
  const restKeyword = isTuple ? tail : 'items';
  const hasRest = Object.hasOwn(schema, restKeyword);
  if (!isTuple && !hasRest) return undefined;
  const prefix = isTuple ? list.map((_, index) => child(prefixKeyword, index)) : [];
  return {
    keyword: isTuple ? prefixKeyword : restKeyword,
    assertion: { kind: 'items', prefix, rest: hasRest ? child(restKeyword) : ALWAYS },
    keywords: { prefix: prefixKeyword, ...(hasRest ? { rest: restKeyword } : {}) },
  };
}

function propertiesOf(schema: JsonObject, child: Child): Part | undefined {
  const members = (keyword: string): (readonly [string, NodeId])[] => {
    const value = memberOf(schema, keyword);
    if (!isJsonObject(value)) return [];
    return memberNames(keyword, value)
      .toSorted()
      .map((name) => [name, child(keyword, name)] as const);
  };
  const names = members('properties');
  const patterns = members('patternProperties');
  const closed = Object.hasOwn(schema, 'additionalProperties');
  if (names.length === 0 && patterns.length === 0 && !closed) return undefined;
  const rest = closed ? child('additionalProperties') : ALWAYS;
  return {
    keyword:
      names.length > 0 ? 'properties' : patterns.length > 0 ? 'patternProperties' : 'additionalProperties',
    assertion: { kind: 'properties', names, patterns, rest },
    keywords: { prefix: 'properties', ...(closed ? { rest: 'additionalProperties' } : {}) },
  };
}

type Reader = (value: Json, schema: JsonObject) => readonly Assertion[];

const SIMPLE: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['type', typeAssertion],
  ['enum', (value) => (Array.isArray(value) ? [valuesAssertion(value as Json[])] : [])],
  ['const', (value) => [valuesAssertion([value])]],
  ['minimum', limit('minimum', 'exclusiveMinimum')],
  ['maximum', limit('maximum', 'exclusiveMaximum')],
  ['exclusiveMinimum', exclusiveLimit('minimum')],
  ['exclusiveMaximum', exclusiveLimit('maximum')],
  ['multipleOf', numeric((divisor) => ({ kind: 'multipleOf', divisor }))],
  ['minLength', counted('atLeast', 'length')],
  ['maxLength', counted('atMost', 'length')],
  ['minItems', counted('atLeast', 'items')],
  ['maxItems', counted('atMost', 'items')],
  ['minProperties', counted('atLeast', 'properties')],
  ['maxProperties', counted('atMost', 'properties')],
  ['pattern', (value) => (typeof value === 'string' ? [{ kind: 'pattern', source: value }] : [])],
  ['format', (value) => (typeof value === 'string' ? formatAssertions(value) : [])],
  ['uniqueItems', (value, schema) => (value === true ? [uniqueAssertion(schema)] : [])],
  ['formatMinimum', notAnalysed('formatMinimum')],
  ['formatMaximum', notAnalysed('formatMaximum')],
  ['formatExclusiveMinimum', notAnalysed('formatExclusiveMinimum')],
  ['formatExclusiveMaximum', notAnalysed('formatExclusiveMaximum')],
  [
    'required',
    (value) =>
      Array.isArray(value) ? (value as string[]).map((name) => ({ kind: 'required' as const, name })) : [],
  ],
]);

/** Reads a keyword of ajv-formats that JSON Schema does not define, as an opaque assertion. */
function notAnalysed(keyword: string): Reader {
  const reason = `${keyword} is not analysed`;
  return (value, schema) => {
    const name = keyOf(value);
    // The effect of a limit such as `formatMinimum` also depends on `format`.
    const id = keyOf([keyword, value, memberOf(schema, 'format') ?? null]);
    return [{ kind: 'opaque', name, id, reason }];
  };
}

/** Reads a format. Formats that ajv ignores but other validators may assert, such as `iri`, are not analysed. */
function formatAssertions(name: string): readonly Assertion[] {
  switch (name) {
    case 'int32':
      return [
        { kind: 'multipleOf', divisor: 1 },
        { kind: 'minimum', limit: -(2 ** 31), exclusive: false },
        { kind: 'maximum', limit: 2 ** 31 - 1, exclusive: false },
      ];
    case 'int64':
      return [{ kind: 'multipleOf', divisor: 1 }];
    case 'float':
    case 'double':
    case 'password':
    case 'binary':
      return [];
    case 'idn-email':
    case 'idn-hostname':
    case 'iri':
    case 'iri-reference':
      return [{ kind: 'opaque', name: `format ${name}`, reason: `the format ${name} is not analysed` }];
    default:
      // Validators ignore unknown formats.
      return isKnownFormat(name) ? [{ kind: 'format', name }] : [];
  }
}

/**
 * Reads `uniqueItems`. If `items` has a `type` without `object` and `array`, ajv compares only items of this `type`.
 * The assertion is then opaque for a schema with `prefixItems`, because items of `prefixItems` can have other types.
 */
function uniqueAssertion(schema: JsonObject): Assertion {
  const items = memberOf(schema, 'items');
  const type = isJsonObject(items) ? memberOf(items, 'type') : undefined;
  const types = new Set(typeof type === 'string' ? [type] : Array.isArray(type) ? (type as string[]) : []);
  const isPartial = types.size > 0 && !types.has('object') && !types.has('array');
  if (!isPartial || !Object.hasOwn(schema, 'prefixItems')) return { kind: 'unique' };
  if (isJsonObject(items) && memberOf(items, 'nullable') === true) types.add('null');
  const name = `uniqueItems of ${keyOf([...types].toSorted())}`;
  return { kind: 'opaque', name, reason: 'ajv compares only some items' };
}

function numeric(make: (value: number) => Assertion): Reader {
  return (value) => (typeof value === 'number' ? [make(value)] : []);
}

function counted(kind: 'atLeast' | 'atMost', part: Counted): Reader {
  return numeric((value) => ({ kind, counted: part, count: value }));
}

/** Reads a limit. `exclusiveness` names the keyword whose value `true` makes the limit exclusive in draft-04. */
function limit(kind: 'minimum' | 'maximum', exclusiveness: string): Reader {
  return (value, schema) =>
    typeof value === 'number'
      ? [{ kind, limit: value, exclusive: memberOf(schema, exclusiveness) === true }]
      : [];
}

function exclusiveLimit(kind: 'minimum' | 'maximum'): Reader {
  return numeric((value) => ({ kind, limit: value, exclusive: true }));
}

function typeAssertion(value: Json, schema: JsonObject): readonly Assertion[] {
  const names = Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : [];
  let types = 0;
  for (const name of names)
    types |= name === 'integer' ? TYPES.number : ((TYPES as Record<string, number>)[name] ?? 0);
  // Ajv also supports OpenAPI's keyword `nullable`.
  if (memberOf(schema, 'nullable') === true) types |= TYPES.null;
  return [{ kind: 'type', types, integer: names.includes('integer') && !names.includes('number') }];
}

/** Removes duplicates and sorts the values, so that equal sets give equal assertions. */
export function valuesAssertion(values: readonly Json[]): Assertion {
  const byKey = new Map(values.map((value) => [keyOf(value), value]));
  const keys = [...byKey.keys()].toSorted();
  return { kind: 'values', values: keys.map((key) => byKey.get(key) as Json) };
}
