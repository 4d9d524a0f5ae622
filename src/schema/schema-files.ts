import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SchemaName } from './generated/schema-list.ts';
import { schemaNamed } from './recognise.ts';

export function schemaFileName(name: SchemaName): string {
  return `${name}.schema.json`;
}

/** Reads the text of a published schema (JSON Schema 2020-12). Throws E/USAGE for an unknown name. */
export async function readSchemaText(name: SchemaName): Promise<string> {
  const schemas = import.meta.url.endsWith('.ts') ? '../../schemas/' : '../schemas/';
  return readFile(
    fileURLToPath(new URL(`${schemas}${schemaFileName(schemaNamed(name))}`, import.meta.url)),
    'utf8',
  );
}
