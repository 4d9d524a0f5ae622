import type { Bundle } from '../model/bundle.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { readSchemaText } from '../schema/schema-files.ts';
import { nearestNames } from '../text/nearest-names.ts';

/** The selected fields of a bundle: a field without members is selected as a whole. */
export interface Fields {
  readonly [name: string]: Fields;
}

interface GrowingFields {
  [name: string]: GrowingFields;
}

type Schema = Readonly<Record<string, unknown>>;
type Resolve = (reference: string) => Schema;

/**
 * Reads a list of fields such as `facts.definitions.uri,error.code`. A field of a list applies to each of its
 * items. The bundle's schema decides which fields exist, so that the result does not depend on the answer.
 *
 * @throws LanserError E/USAGE with the nearest fields that exist.
 */
export async function readFields(text: string): Promise<Fields> {
  const resolve = await readSchemas();
  const fields: GrowingFields = {};
  for (const field of text.split(',').map((part) => part.trim())) {
    const names = field.split('.');
    let at = branchesOf([resolve('urn:lanser:schema:bundle:')], resolve);
    let selected = fields;
    for (const [depth, name] of names.entries()) {
      const known = propertiesOf(at);
      const next = known.get(name) ?? at.flatMap(openProperties);
      if (next.length === 0) throw unknownField(names.slice(0, depth), name, [...known.keys()]);
      at = branchesOf(next, resolve);
      selected = selected[name] ??= {};
    }
  }
  return fields;
}

/** Returns the selected fields of a bundle, with its id, and with its error if it failed. It is not a bundle. */
export function selectedFields(bundle: Bundle, fields: Fields): unknown {
  const { bundleId, error } = bundle;
  return { bundleId, ...(error === null ? {} : { error }), ...(selectIn(bundle, fields) as object) };
}

function selectIn(value: unknown, fields: Fields): unknown {
  const names = Object.keys(fields);
  if (names.length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => selectIn(item, fields));
  if (!isRecord(value)) return value;
  const present = names.filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(present.map((name) => [name, selectIn(value[name], fields[name] ?? {})]));
}

function unknownField(before: readonly string[], name: string, known: readonly string[]): LanserError {
  const nearest = nearestNames(name, known);
  const shown = (nearest.length > 0 ? nearest : known).map((one) => [...before, one].join('.'));
  const field = [...before, name].join('.');
  const next = shown.length === 0 ? `${before.join('.')} has no fields` : `did you mean ${shown.join(', ')}`;
  return new LanserError('E/USAGE', `A bundle has no field ${JSON.stringify(field)}: ${next}?`, {
    field,
    nearest,
  });
}

/** Returns the function that resolves references between the schemas of a bundle, a plan and a selector. */
async function readSchemas(): Promise<Resolve> {
  const documents = new Map<string, Schema>();
  for (const name of ['bundle', 'plan', 'selector'] as const) {
    const absolute = (key: string, value: unknown): unknown =>
      key === '$ref' ? String(value).replace(/^#/u, `urn:lanser:schema:${name}:#`) : value;
    documents.set(name, JSON.parse(await readSchemaText(name), absolute) as Schema);
  }
  return (reference) => {
    const [, name = '', definition] =
      /^urn:lanser:schema:(\w+):[^#]*(?:#\/\$defs\/(\w+))?$/u.exec(reference) ?? [];
    const document = documents.get(name) ?? {};
    const found = definition === undefined ? document : member(document['$defs'], definition);
    return isRecord(found) ? found : {};
  };
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** Resolves references and alternatives to the schemas of objects. The items of a list represent it. */
function branchesOf(schemas: readonly Schema[], resolve: Resolve): readonly Schema[] {
  return schemas.flatMap((schema): readonly Schema[] => {
    const { $ref: reference, anyOf, oneOf, allOf, items, prefixItems } = schema;
    const parts = [anyOf, oneOf, allOf, prefixItems, items].flat().filter(isRecord);
    if (typeof reference === 'string') parts.push(resolve(reference));
    return [schema, ...branchesOf(parts, resolve)];
  });
}

function propertiesOf(branches: readonly Schema[]): ReadonlyMap<string, readonly Schema[]> {
  const found = new Map<string, readonly Schema[]>();
  for (const { properties } of branches) {
    if (!isRecord(properties)) continue;
    for (const [name, schema] of Object.entries(properties)) {
      found.set(name, [...(found.get(name) ?? []), ...(isRecord(schema) ? [schema] : [{}])]);
    }
  }
  return found;
}

/** Returns the schema of properties whose names are free, such as the documents by their paths. */
function openProperties({ additionalProperties }: Schema): readonly Schema[] {
  return isRecord(additionalProperties) ? [additionalProperties] : [];
}
