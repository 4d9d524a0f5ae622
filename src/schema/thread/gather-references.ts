import path from 'node:path';
import type { SchemaContext, SchemaReference } from '../compare/read/schema-context.ts';
import { decoded, withoutFragment } from '../schema-address.ts';

/** Where schemas are read from: a folder, or a tree of a revision. Paths are relative, with `/`. */
export interface SchemaFiles {
  /** The JSON of a file; undefined where there is none. */
  read(file: string): Promise<unknown>;
  /** The files of a name, in whatever folder. */
  named(name: string): Promise<readonly string[]>;
  /** Files that may be schemas by their name, where the name says no more. */
  likely(): readonly string[] | Promise<readonly string[]>;
  /** What a file is called for a person; default: its path. */
  nameOf?(file: string): string;
}

/** A schema that refers to more files than these is compared without the others. */
const MOST_REFERENCES = 200;
/** So many files are read to find one by its `$id`. */
const MOST_CANDIDATES = 300;
/** The folder of all files, as an address. */
const ROOT = 'lanser:///';

/**
 * What a schema refers to beside itself: by a path from its file, or by an absolute address that is the
 * `$id` of a file of that name. What is not found is left out.
 */
export async function gatherReferences(
  file: string,
  schema: unknown,
  files: SchemaFiles,
): Promise<SchemaContext> {
  const references = new Map<string, SchemaReference>();
  const open = [{ file, schema }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const base = idOf(next.schema) ?? addressOf(next.file);
    for (const target of targetsOf(next.schema, base)) {
      if (references.size >= MOST_REFERENCES) break;
      const found = await find(target, files);
      if (found === undefined || found.file === file || references.has(found.file)) continue;
      const name = files.nameOf?.(found.file) ?? found.file;
      references.set(found.file, { schema: found.schema, uri: addressOf(found.file), name });
      open.push(found);
    }
  }
  return { uri: addressOf(file), references: [...references.values()] };
}

async function find(
  target: string,
  files: SchemaFiles,
): Promise<{ readonly file: string; readonly schema: unknown } | undefined> {
  if (target.startsWith(ROOT)) {
    const file = decoded(target.slice(ROOT.length));
    const schema = file === undefined ? undefined : await files.read(file);
    return file === undefined || schema === undefined ? undefined : { file, schema };
  }
  const name = decoded(target.slice(target.lastIndexOf('/') + 1)) ?? '';
  return (
    (await firstWithId(target, await files.named(name), files)) ??
    firstWithId(target, await files.likely(), files)
  );
}

async function firstWithId(
  id: string,
  candidates: readonly string[],
  files: SchemaFiles,
): Promise<{ readonly file: string; readonly schema: unknown } | undefined> {
  for (const file of candidates.slice(0, MOST_CANDIDATES)) {
    const schema = await files.read(file);
    if (idOf(schema) === id) return { file, schema };
  }
  return undefined;
}

/** The addresses, without fragments, of what stands in other documents. */
function targetsOf(schema: unknown, base: string): ReadonlySet<string> {
  const targets = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const { $ref: reference } = value;
    if (typeof reference === 'string' && !reference.startsWith('#') && URL.canParse(reference, base)) {
      targets.add(withoutFragment(new URL(reference, base).href));
    }
    Object.values(value).forEach(visit);
  };
  visit(schema);
  targets.delete(withoutFragment(base));
  return targets;
}

function idOf(schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  const id = schema['$id'] ?? schema['id'];
  return typeof id === 'string' && URL.canParse(id) ? withoutFragment(new URL(id).href) : undefined;
}

function addressOf(file: string): string {
  const parts = path.posix.normalize(file).split('/');
  return ROOT + parts.map(encodeURIComponent).join('/');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
