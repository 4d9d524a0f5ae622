import type { TreeChange } from '../../git/tree-changes.ts';
import type { SchemaDifference } from '../../model/comparison.ts';
import { isMetaSchema } from '../../schema/json-schema-document.ts';
import { parsed, type TreeFiles } from '../tree-files.ts';

/** A JSON Schema, or a requested file, that differs between base and head. */
export interface SchemaChange {
  /** The path in head; the path in base if head does not have the schema. */
  readonly name: string;
  /** The path in base; null if base does not have the schema. */
  readonly oldName: string | null;
  /** The path in head; null if head does not have the schema. */
  readonly newName: string | null;
}

export const DELETED: SchemaDifference = {
  pointer: '',
  direction: 'backward',
  verdict: 'breaking',
  reason: 'the schema was deleted',
};

export interface SchemaTrees {
  readonly before: TreeFiles;
  readonly after: TreeFiles;
}

/**
 * Lists the changed JSON Schemas: `.json` files whose `$schema` in base or head is a meta-schema, and files named
 * `*.schema.json`. If `requested` is not empty, lists its changed files instead, even if they are not schemas.
 */
export async function changedSchemas(
  trees: SchemaTrees,
  changes: readonly TreeChange[],
  requested: readonly string[],
): Promise<readonly SchemaChange[]> {
  const found: SchemaChange[] = [];
  for (const { basePath, headPath } of changes) {
    const isRequested = [basePath, headPath].some((file) => file !== null && requested.includes(file));
    if (requested.length > 0 && !isRequested) continue;
    // A rename to a name without `.json` counts as a deletion, except for requested files.
    const newName = headPath !== null && (isRequested || headPath.endsWith('.json')) ? headPath : null;
    const name = newName ?? basePath;
    if (name === null) continue;
    const change = {
      name,
      oldName: basePath !== null && trees.before.entries.has(basePath) ? basePath : null,
      newName: newName !== null && trees.after.entries.has(newName) ? newName : null,
    };
    const isNothing = change.oldName === null && change.newName === null;
    if (!isNothing && (isRequested || (await isSchemaOn(trees, change)))) found.push(change);
  }
  return found;
}

/** Returns true if the file is a JSON Schema in base or head, by its `$schema` or its name. */
export async function isSchemaOn(
  { before, after }: SchemaTrees,
  { oldName, newName }: Pick<SchemaChange, 'oldName' | 'newName'>,
): Promise<boolean> {
  const sides = [
    [after, newName],
    [before, oldName],
  ] as const;
  for (const [files, file] of sides) {
    if (file === null || !file.endsWith('.json')) continue;
    if (file.endsWith('.schema.json')) return true;
    const content = await files.bytes(file);
    // Few files contain the word `schema`, so few files must be parsed.
    if (content?.includes('schema') === true && declaresJsonSchema(parsed(content))) return true;
  }
  return false;
}

export function declaresJsonSchema(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const { $schema: schemaUri } = document as { readonly $schema?: unknown };
  return typeof schemaUri === 'string' && isMetaSchema(schemaUri);
}
