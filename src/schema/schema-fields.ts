import { isRecord } from '../model/json-record.ts';
import { didYouMean } from '../text/nearest-names.ts';
import { pointerParts } from '../text/json-pointer.ts';
import { SCHEMAS, type SchemaName } from './generated/schema-list.ts';
import { readSchemaText } from './schema-files.ts';
import type { SchemaViolation } from './violations.ts';

/** The fields that an object of a document may have. */
export interface SchemaFields {
  readonly names: readonly string[];
  /** Returns the fields of the objects in a field; undefined if the schema does not describe the field. */
  below(name: string): SchemaFields | undefined;
}

type Schema = Readonly<Record<string, unknown>>;
type Resolve = (reference: string) => Schema;

/** Returns the fields of a schema's documents, including those of all branches of `anyOf` and `oneOf`. */
export async function schemaFields(name: SchemaName): Promise<SchemaFields> {
  const resolve = await readSchemas();
  return fieldsOf([resolve(`urn:lanser:schema:${name}:`)], resolve);
}

/** Returns a sentence with fields similar to the one at the pointer; '' if that one is known, or none is similar. */
export async function meantField(schema: SchemaName, { pointer }: SchemaViolation): Promise<string> {
  const path = pointerParts(pointer);
  const name = path.at(-1) ?? '';
  let fields: SchemaFields | undefined = await schemaFields(schema);
  for (const part of path.slice(0, -1)) fields = /^\d+$/u.test(part) ? fields : fields?.below(part);
  return fields === undefined || fields.names.includes(name) ? '' : didYouMean(name, fields.names);
}

function fieldsOf(schemas: readonly Schema[], resolve: Resolve): SchemaFields {
  const branches = branchesOf(schemas, resolve);
  const properties = propertiesOf(branches);
  return {
    names: [...properties.keys()],
    below(name) {
      const next = properties.get(name) ?? branches.flatMap(openProperties);
      return next.length === 0 ? undefined : fieldsOf(next, resolve);
    },
  };
}

async function readSchemas(): Promise<Resolve> {
  const documents = new Map<string, Schema>();
  for (const { name } of SCHEMAS) {
    const absolute = (key: string, value: unknown): unknown =>
      key === '$ref' ? String(value).replace(/^#/u, `urn:lanser:schema:${name}:#`) : value;
    documents.set(name, JSON.parse(await readSchemaText(name), absolute) as Schema);
  }
  return (reference) => {
    const [, name = '', definition] =
      /^urn:lanser:schema:([\w-]+):[^#]*(?:#\/\$defs\/(\w+))?$/u.exec(reference) ?? [];
    const { $defs: definitions, ...document } = documents.get(name) ?? {};
    if (definition === undefined) return document;
    const found = isRecord(definitions) ? definitions[definition] : undefined;
    return isRecord(found) ? found : {};
  };
}

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
      found.set(name, [...(found.get(name) ?? []), isRecord(schema) ? schema : {}]);
    }
  }
  return found;
}

/** Returns the schema of additional properties, for example in an object whose property names are file paths. */
function openProperties({ additionalProperties }: Schema): readonly Schema[] {
  return isRecord(additionalProperties) ? [additionalProperties] : [];
}
