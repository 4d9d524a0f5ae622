import { isJsonObject, memberOf, type Json } from './json.ts';

/** The supported drafts of JSON Schema; draft-06 is read as draft-07. */
export type Dialect = 'draft-04' | 'draft-07' | '2019-09' | '2020-12';

export function isBefore2019(dialect: Dialect): boolean {
  return dialect === 'draft-04' || dialect === 'draft-07';
}

const META_SCHEMAS: readonly (readonly [RegExp, Dialect])[] = [
  [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/u, 'draft-04'],
  [/^https?:\/\/json-schema\.org\/draft-0[67]\/schema#?$/u, 'draft-07'],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/u, '2019-09'],
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/u, '2020-12'],
];

export function dialectNamed(metaSchema: string): Dialect | undefined {
  return META_SCHEMAS.find(([pattern]) => pattern.test(metaSchema))?.[1];
}

/** Returns the draft of a schema. Without a supported `$schema`, infers the draft from the keywords. */
export function dialectOf(schema: Json): Dialect {
  const schemaUri = isJsonObject(schema) ? memberOf(schema, '$schema') : undefined;
  const named = typeof schemaUri === 'string' ? dialectNamed(schemaUri) : undefined;
  if (named !== undefined) return named;
  let oldest = false;
  let old = false;
  let recent = false;
  const visit = (value: Json, isMap = false): void => {
    if (Array.isArray(value)) for (const item of value as readonly Json[]) visit(item);
    if (!isJsonObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (isMap) {
        visit(member);
        continue;
      }
      if (name === 'additionalItems' || name === 'dependencies') old = true;
      if (name === 'items' && Array.isArray(member)) old = true;
      if (BOUNDS.has(name) && typeof member === 'boolean') oldest = true;
      if (RECENT.has(name)) recent = true;
      if (!DATA.has(name)) visit(member, MAPS.has(name));
    }
  };
  visit(schema);
  if (recent) return '2020-12';
  if (oldest) return 'draft-04';
  return old ? 'draft-07' : '2020-12';
}

const BOUNDS: ReadonlySet<string> = new Set(['exclusiveMinimum', 'exclusiveMaximum']);

/** Keywords whose values map names to schemas. A name in such a map is not a keyword. */
export const MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
]);

/** Keywords of 2019-09 or 2020-12. Without a supported `$schema`, a schema with one of them is read as 2020-12. */
const RECENT: ReadonlySet<string> = new Set([
  'prefixItems',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
  '$dynamicRef',
]);

/** Keywords whose values are data. An object in these values is not a schema, even if it resembles a schema. */
export const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);
