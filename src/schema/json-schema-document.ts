import { violationsIn, type SchemaViolation } from './violations.ts';

/** Whether an address is a meta-schema's of JSON Schema itself. */
export function isMetaSchema(uri: string): boolean {
  return /^https?:\/\/json-schema\.org\/(?:.+\/)?schema#?$/u.test(uri);
}

/**
 * What is wrong with a document that is a JSON Schema, by the meta-schema that it names. Ajv is loaded
 * for these alone: our own schemas are compiled ahead.
 */
export async function violationsOfSchema(
  document: unknown,
  metaSchema: string,
): Promise<readonly SchemaViolation[]> {
  const { errorsOfSchema, META_SCHEMAS } = await import('./json-schema-compilers.ts');
  const plain = withoutScheme(metaSchema);
  const known = META_SCHEMAS.find((uri) => withoutScheme(uri) === plain);
  if (known !== undefined) return violationsIn(document, errorsOfSchema(document, known));
  const names = META_SCHEMAS.map((uri) => JSON.stringify(uri)).join(', ');
  return [{ pointer: '/$schema', expected: `one of ${names}` }];
}

function withoutScheme(uri: string): string {
  return uri.replace(/^https?:/u, '').replace(/#$/u, '');
}
