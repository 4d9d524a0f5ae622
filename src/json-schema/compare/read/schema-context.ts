import { dialectOf } from '../../../schema/dialect.ts';
import type { Json } from '../../../schema/json.ts';
import type { NamedSchema } from './schema-document.ts';

export interface SchemaContext {
  /** The absolute URI of the schema, for relative references. */
  readonly uri?: string | undefined;
  /** Other schemas that the schema may refer to by `$id` or URI. */
  readonly references?: readonly SchemaReference[] | undefined;
}

export interface SchemaReference {
  readonly schema: unknown;
  readonly uri?: string | undefined;
  /** The name that messages show before pointers into the schema. Default: the schema's `$id` or URI. */
  readonly name?: string | undefined;
}

/** Returns a schema, followed by the schemas that it may refer to. */
export function namedSchemas(
  schema: unknown,
  { uri, references = [] }: SchemaContext = {},
): readonly [NamedSchema, ...NamedSchema[]] {
  const named = (one: SchemaReference): NamedSchema => {
    const root = one.schema as Json;
    return { root, dialect: dialectOf(root), uri: one.uri, name: one.name };
  };
  return [named({ schema, uri }), ...references.map(named)];
}
