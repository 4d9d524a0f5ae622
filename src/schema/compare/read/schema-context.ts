import { dialectOf } from '../../dialect.ts';
import type { Json } from '../../json.ts';
import type { NamedSchema } from './schema-document.ts';

export interface SchemaContext {
  /** An absolute URI of where the schema stands, for references that are relative to it. */
  readonly uri?: string | undefined;
  /** Further schemas that it may refer to: by their `$id`, or by where they stand. */
  readonly references?: readonly SchemaReference[] | undefined;
}

export interface SchemaReference {
  readonly schema: unknown;
  readonly uri?: string | undefined;
  /** What it is called in front of pointers into it; default: its `$id`. */
  readonly name?: string | undefined;
}

/** A schema, and behind it what it may refer to. */
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
