import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { SCHEMAS, type SchemaName } from '../../src/schema/generated/schema-list.ts';

type Json = Readonly<Record<string, unknown>>;

const texts = new Map(SCHEMAS.map(({ name, id }) => [id, readSchema(name)]));
const ajv = new Ajv2020({ strict: false });
for (const schema of texts.values()) ajv.addSchema(schema);

function readSchema(name: string): Json {
  const file = new URL(`../../schemas/${name}.schema.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Json;
}

/** Returns a validator with ajv's own keywords, without lanser's replacements of `anyOf` and `oneOf`. */
export function plainValidator(name: SchemaName): ValidateFunction {
  const id = SCHEMAS.find((entry) => entry.name === name)?.id ?? '';
  const validate = ajv.getSchema(id);
  if (validate === undefined) throw new Error(`no schema ${id}`);
  return validate;
}

/** Generates valid documents from a published schema. */
export function anyDocument(name: SchemaName): fc.Arbitrary<unknown> {
  const root = readSchema(name);
  const isValid = plainValidator(name);
  return valueOf(root, root).filter((document) => isValid(document));
}

// The pattern of Python identifiers uses Unicode's XID_Start and XID_Continue. fast-check's `stringMatching`
// does not support them.
const IDENTIFIER = '[\\p{XIDS}_][\\p{XIDC}]*';

function valueOf(schema: Json | boolean, root: Json): fc.Arbitrary<unknown> {
  if (schema === true) return anything;
  if (schema === false) return fc.constant(null).filter(() => false);
  const { $ref, anyOf, oneOf, allOf, const: constant, enum: allowed } = schema;
  if (typeof $ref === 'string') {
    const [id = '', path = ''] = $ref.split('#');
    const target = id === '' ? root : (texts.get(id) ?? root);
    return valueOf(at(target, path), target);
  }
  const branches = (anyOf ?? oneOf) as readonly Json[] | undefined;
  if (branches !== undefined) return fc.oneof(...branches.map((branch) => valueOf(branch, root)));
  if (Array.isArray(allOf) && allOf.length === 1) return valueOf(allOf[0] as Json, root);
  if (constant !== undefined) return fc.constant(constant);
  if (Array.isArray(allowed)) return fc.constantFrom(...(allowed as unknown[]));
  const types = [(schema['type'] ?? []) as string | string[]].flat();
  if (types.length === 0) return anything;
  return fc.oneof(...types.map((type) => ofType(type, schema, root)));
}

const anything: fc.Arbitrary<unknown> = fc.constantFrom<unknown>('any', 1, null, { any: [1] }, [true]);

function ofType(type: string, schema: Json, root: Json): fc.Arbitrary<unknown> {
  const { minimum, maximum, exclusiveMinimum, pattern, minLength } = schema as Readonly<
    Record<string, number>
  > & {
    readonly pattern?: string;
  };
  const min = minimum ?? exclusiveMinimum ?? 0;
  const max = maximum ?? min + 99;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Math.ceil(min), max: Math.min(max, min + 99) });
    case 'number':
      return fc
        .integer({ min: 1, max: 9 })
        .map((tenths) => min + ((Math.min(max, min + 1) - min) * tenths) / 10);
    case 'string':
      return pattern === undefined
        ? fc.constantFrom('text', 'größe 名', 'a/b.py').filter((text) => text.length >= (minLength ?? 0))
        : matching(pattern);
    case 'array':
      return arrayOf(schema, root);
    default:
      return objectOf(schema, root);
  }
}

function matching(pattern: string): fc.Arbitrary<unknown> {
  const plain = pattern.replaceAll(IDENTIFIER, '[a-z_][a-z0-9_]{0,3}');
  try {
    return fc.stringMatching(new RegExp(plain, 'u'));
  } catch {
    return fc.constantFrom('.ext', 'name').filter((text) => new RegExp(pattern, 'u').test(text));
  }
}

function arrayOf(schema: Json, root: Json): fc.Arbitrary<unknown> {
  const {
    prefixItems = [],
    items,
    minItems,
    maxItems,
  } = schema as {
    readonly prefixItems?: readonly Json[];
    readonly items?: Json | boolean;
    readonly minItems?: number;
    readonly maxItems?: number;
  };
  const first = fc.tuple(...prefixItems.map((item) => valueOf(item, root)));
  if (items === false) return first;
  const minLength = Math.max(0, (minItems ?? 0) - prefixItems.length);
  const rest = fc.array(valueOf(items ?? true, root), {
    minLength,
    maxLength: Math.max(minLength, Math.min(maxItems ?? 2, 4) - prefixItems.length),
  });
  return fc.tuple(first, rest).map(([start, end]) => [...start, ...end]);
}

function objectOf(schema: Json, root: Json): fc.Arbitrary<unknown> {
  const {
    properties = {},
    required = [],
    additionalProperties = true,
    propertyNames,
  } = schema as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
    readonly additionalProperties?: Json | boolean;
    readonly propertyNames?: Json;
  };
  const members = Object.entries(properties).map(([name, member]) => [name, valueOf(member, root)] as const);
  const declaredMembers = fc.record(Object.fromEntries(members), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
  if (additionalProperties === false) return declaredMembers;
  const name = propertyNames === undefined ? fc.constantFrom('key', 'a/b~c') : valueOf(propertyNames, root);
  const more = fc.dictionary(name as fc.Arbitrary<string>, valueOf(additionalProperties, root), {
    maxKeys: 2,
    noNullPrototype: true,
  });
  return fc.tuple(more, declaredMembers).map(([rest, declaredPart]) => ({ ...rest, ...declaredPart }));
}

function at(schema: Json, path: string): Json {
  let found: unknown = schema;
  for (const part of path.split('/').slice(1)) found = (found as Json)[part];
  return found as Json;
}
