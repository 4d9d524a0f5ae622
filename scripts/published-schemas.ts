/** Reads the published schemas for the generators. */
import { readdirSync, readFileSync } from 'node:fs';

const SUFFIX = '.schema.json';
const folder = new URL('../schemas/', import.meta.url);

/** A schema with the keywords that the generators read. */
export interface SchemaNode {
  readonly title?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode | boolean>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaNode | boolean;
  readonly items?: SchemaNode | boolean;
  readonly prefixItems?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly 'x-hashDomain'?: boolean;
}

export interface PublishedSchema extends SchemaNode {
  readonly $id: string;
  readonly title: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
}

type PublishedSchemas = ReadonlyMap<string, PublishedSchema>;

/** Returns the text of each schema by the schema's name, sorted by file name. */
export function readSchemaTexts(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(SUFFIX));
  return new Map(
    files
      .toSorted()
      .map((file) => [file.slice(0, -SUFFIX.length), readFileSync(new URL(file, folder), 'utf8')]),
  );
}

export function parsedSchemas(texts: ReadonlyMap<string, string>): PublishedSchemas {
  return new Map([...texts].map(([name, text]) => [name, JSON.parse(text) as PublishedSchema]));
}

/** The schemas as they are when this module is loaded. */
export const SCHEMAS: PublishedSchemas = parsedSchemas(readSchemaTexts());

interface NamedDefinition {
  /** The name of the schema that contains the definition. */
  readonly schema: string;
  /** The key of the definition in `$defs`; undefined for the schema itself. */
  readonly key: string | undefined;
  readonly title: string;
}

/**
 * Returns the definition for `urn:lanser:schema:NAME:VERSION` or `…#/$defs/KEY`.
 *
 * @throws Error if the definition or its title is missing.
 */
export function namedDefinition(reference: string, schemas: PublishedSchemas = SCHEMAS): NamedDefinition {
  const [id, key] = reference.split('#/$defs/');
  for (const [schema, published] of schemas) {
    const title = key === undefined ? published.title : published.$defs?.[key]?.title;
    if (published.$id === id && title !== undefined) return { schema, key, title };
  }
  throw new Error(`No schema defines ${reference} with a title.`);
}
