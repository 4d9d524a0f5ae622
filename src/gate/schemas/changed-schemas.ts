import type { TreeChange } from '../../git/tree-changes.ts';
import { isMetaSchema } from '../../schema/json-schema-document.ts';
import type { TreeFiles } from './tree-files.ts';

/** A JSON Schema that differs between two trees; undefined where a side does not have it. */
export interface SchemaChange {
  readonly name: string;
  readonly oldName: string;
  readonly old: unknown;
  readonly next: unknown;
}

/**
 * The JSON Schemas that changed, by their own word (`$schema`) or by their name (`*.schema.json`): those
 * that are asked for, whatever they are called, or all.
 */
export async function changedSchemas(
  { before, after }: { readonly before: TreeFiles; readonly after: TreeFiles },
  changes: readonly TreeChange[],
  asked: readonly string[],
): Promise<readonly SchemaChange[]> {
  const found: SchemaChange[] = [];
  for (const { basePath, headPath } of changes) {
    const name = headPath ?? basePath ?? '';
    const oldName = basePath ?? name;
    const isAsked = asked.includes(name) || asked.includes(oldName);
    if (asked.length > 0 ? !isAsked : !name.endsWith('.json')) continue;
    const old = basePath === null ? undefined : await before.read(oldName);
    const next = headPath === null ? undefined : await after.read(name);
    const isSchema = name.endsWith('.schema.json') || saysSo(next) || saysSo(old);
    if (isAsked || isSchema) found.push({ name, oldName, old, next });
  }
  return found;
}

/** Whether a document says that it is a JSON Schema. */
export function saysSo(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const { $schema: said } = document as { readonly $schema?: unknown };
  return typeof said === 'string' && isMetaSchema(said);
}
