import { dialectNamed } from './dialect.ts';
import { violationsIn, type SchemaViolation } from './violations.ts';

/** Returns true for the meta-schema URI of any draft of JSON Schema. */
export function isMetaSchema(uri: string): boolean {
  return /^https?:\/\/json-schema\.org\/(?:.+\/)?schema#?$/u.test(uri);
}

export async function violationsOfSchema(
  document: unknown,
  metaSchema: string,
): Promise<readonly SchemaViolation[]> {
  const dialect = dialectNamed(metaSchema);
  if (dialect === undefined) {
    const expected = 'the meta-schema of draft-04, draft-06, draft-07, 2019-09 or 2020-12';
    return [{ pointer: '/$schema', expected }];
  }
  // Loads ajv only here, because most commands do not need it.
  const { errorsOfSchema } = await import('./json-schema-compilers.ts');
  return violationsIn(document, errorsOfSchema(document, dialect));
}
