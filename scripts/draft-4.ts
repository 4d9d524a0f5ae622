/**
 * json-schema-to-typescript stops at draft 4 and copies what other schemas define: a schema in its terms,
 * in which a type of another schema is imported by its name.
 */
import type { JSONSchema } from 'json-schema-to-typescript';
import { namedDefinition, type SchemaNode } from './published-schemas.ts';

interface Draft4Schema {
  readonly schema: JSONSchema;
  /** Types of other schemas that it names, by the schema's name. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

export function inDraft4(text: string): Draft4Schema {
  const imports = new Map<string, Set<string>>();
  const importOf = (reference: string): string => {
    const { schema, title } = namedDefinition(reference);
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
  const told = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
  if (typeof $ref === 'string') {
    if (!$ref.startsWith('#')) return { ...told, tsType: importOf($ref) };
    // What stands beside a reference would make another type of it, with a number in its name.
    return Object.keys(told).length === 0 ? { $ref } : { ...told, allOf: [{ $ref }] };
  }
  // What is described and nothing else may be any JSON; the generator takes it for an object.
  if (Object.keys(node).join() === 'description' && typeof description === 'string') {
    return { description, tsType: 'unknown' };
  }
  if (prefixItems === undefined) return node;
  // There, a tuple's members stand in `items` and the rest in `additionalItems`.
  return { ...told, ...rest, items: prefixItems, additionalItems: items ?? true };
}
