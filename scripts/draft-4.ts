/**
 * Converts a schema for the generator json-schema-to-typescript, which reads tuples in the form of draft 4.
 * References to other schemas become imported types. Otherwise, the generator would copy the referenced definitions.
 */
import type { JSONSchema } from 'json-schema-to-typescript';
import { namedDefinition, type SCHEMAS, type SchemaNode } from './published-schemas.ts';

interface Draft4Schema {
  readonly schema: JSONSchema;
  /** The imported types, by the name of the schema that defines them. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

export function inDraft4(text: string, schemas: typeof SCHEMAS): Draft4Schema {
  const imports = new Map<string, Set<string>>();
  const importOf = (reference: string): string => {
    const { schema, title } = namedDefinition(reference, schemas);
    imports.set(schema, (imports.get(schema) ?? new Set()).add(title));
    return title;
  };
  const schema = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null ? rewritten(value, importOf) : value,
  ) as JSONSchema;
  return { schema, imports };
}

function rewritten(node: SchemaNode, importOf: (reference: string) => string): object {
  const { $ref, title, description, prefixItems, items, ...rest } = node;
  const documentation = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
  if (typeof $ref === 'string') {
    if (!$ref.startsWith('#')) return { ...documentation, tsType: importOf($ref) };
    // For a `$ref` beside other keywords, the generator would make a second type with a numbered name.
    return Object.keys(documentation).length === 0 ? { $ref } : { ...documentation, allOf: [{ $ref }] };
  }
  // A schema with only a description accepts any JSON, but the generator would make an object type.
  if (Object.keys(node).join() === 'description' && typeof description === 'string') {
    return { description, tsType: 'unknown' };
  }
  if (prefixItems === undefined) return node;
  // In draft 4, the members of a tuple are in `items`, and `additionalItems` describes further members.
  return { ...documentation, ...rest, items: prefixItems, additionalItems: items ?? true };
}
