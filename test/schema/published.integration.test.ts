// Checks rules that every published schema must follow.
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

type Json = Readonly<Record<string, unknown>>;

const folder = new URL('../../schemas/', import.meta.url);
const schemas = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return { name: file.replace('.schema.json', ''), schema: JSON.parse(text) as Json };
});

interface Found {
  /** The schema's name, followed by the JSON Pointer from the schema's root. */
  readonly place: string;
  readonly node: Json;
  /** True for the root of a schema, a definition or a property. Each of these needs a description. */
  readonly named: boolean;
}

function nodesOf(value: unknown, place: string, named: boolean): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodesOf(item, `${place}/${index}`, false));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Json;
  const below = Object.entries(node).flatMap(([key, child]) => {
    if (key === 'const' || key === 'enum' || key === 'required') return [];
    if (key !== 'properties' && key !== '$defs') return nodesOf(child, `${place}/${key}`, false);
    return Object.entries(child as Json).flatMap(([name, inner]) =>
      nodesOf(inner, `${place}/${key}/${name}`, true),
    );
  });
  return [{ place, node, named }, ...below];
}

const nodes = schemas.flatMap(({ name, schema }) => nodesOf(schema, name, true));
const described = nodes.filter(({ named }) => named);

/** Objects that allow unlisted properties, with the reason. */
const OPEN: Readonly<Record<string, string>> = {
  'batch/properties/options/properties/plan':
    'checked by the schemas of plans and bundles, whose errors are more specific',
  'batch/properties/selector/anyOf/1': 'checked by the selector schema, whose errors are more specific',
  'bundle/$defs/capabilitiesFacts/properties/capabilities': "LSP's ServerCapabilities",
  'bundle/$defs/error/properties/details': 'details by error code',
  'config/properties/servers/additionalProperties/properties/settings': 'the settings of any server',
  'report/$defs/failure/properties/details': 'details by error code',
  'trace/$defs/recordedBundle': 'references the bundle schema, which forbids other properties',
  'trace/$defs/recordedBundle/properties/environment': 'the bundle schema forbids other properties',
  'trace/$defs/recordedBundle/properties/meta': 'the bundle schema forbids other properties',
  'trace/$defs/snapshotEvent/properties/plans/additionalProperties':
    'a stored plan, which is validated when it is applied',
  'trace/$defs/tracedServer/properties/capabilities': "LSP's ServerCapabilities",
};

/** Returns true if a schema allows unlisted properties of any type. */
function isOpen({ type, additionalProperties }: Json): boolean {
  if (type !== 'object' && !(Array.isArray(type) && type.includes('object'))) return false;
  return additionalProperties === undefined || additionalProperties === true;
}

describe('the published schemas', () => {
  test('are exactly the listed schemas', () => {
    expect(schemas.map(({ name }) => name).toSorted()).toEqual(
      [
        'selector',
        'bundle',
        'candidates',
        'delta',
        'manifest',
        'plan',
        'trace',
        'proposal',
        'report',
        'config',
        'batch',
        'training-record',
      ].toSorted(),
    );
  });

  test.each(schemas)('$name has an id with its name and a version', ({ name, schema }) => {
    expect(schema['$id']).toMatch(new RegExp(`^urn:lanser:schema:${name}:\\d+\\.\\d+$`, 'u'));
  });

  test.each(schemas)('$name is a valid schema and compiles in strict mode', ({ schema }) => {
    const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
    ajv.addVocabulary(['x-hashDomain']);
    for (const other of schemas) ajv.addSchema(other.schema);
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(ajv.getSchema(schema['$id'] as string)).toBeTypeOf('function');
  });

  test('have more than 400 definitions and properties', () => expect(described.length).toBeGreaterThan(400));

  test('describe every definition and every property', () => {
    const silent = described.filter(({ node }) => typeof node['description'] !== 'string');
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  test('give every definition a title that is unique in its schema', () => {
    const titles = described
      .filter(({ place }) => /^[a-z-]+(\/\$defs\/[^/]+)?$/u.test(place))
      .map(({ place, node }) => `${place.split('/')[0]} ${String(node['title'])}`);
    expect(titles.filter((title) => title.endsWith('undefined'))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('allow unlisted properties only in the objects of OPEN', () => {
    const open = nodes.filter(({ node }) => isOpen(node)).map(({ place }) => place);
    expect(open.toSorted()).toEqual(Object.keys(OPEN).toSorted());
  });

  test('allow a property $schema in every document', () => {
    const roots = schemas.flatMap(({ schema }) => {
      const members = schema['oneOf'] as readonly { readonly $ref: string }[] | undefined;
      const definitions = schema['$defs'] as Readonly<Record<string, Json>>;
      return members?.map(({ $ref }) => definitions[$ref.replace('#/$defs/', '')] as Json) ?? [schema];
    });
    expect(roots.length).toBeGreaterThan(schemas.length);
    for (const root of roots) {
      expect(root['properties']).toHaveProperty('$schema.type', 'string');
      expect(root['required'] ?? []).not.toContain('$schema');
    }
  });

  test('mark each member of a bundle, of `environment` and of `meta` as hashed or not hashed', () => {
    const places = /^bundle\/(properties|\$defs\/(environment|meta)\/properties)\/[^/]+$/u;
    const members = described.filter(({ place }) => places.test(place));
    expect(members.length).toBeGreaterThan(25);
    for (const { place, node } of members) expect(node['x-hashDomain'], place).toBeTypeOf('boolean');
  });
});
