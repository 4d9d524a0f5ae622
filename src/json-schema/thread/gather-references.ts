import path from 'node:path';
import { isRecord, type JsonRecord } from '../../model/json-record.ts';
import { memoized } from '../../text/memoized.ts';
import {
  decoded,
  withoutFragment,
  type SchemaContext,
  type SchemaReference,
} from '../compare/read/schema-document.ts';

/** The source of schemas: the file system, or the tree of a revision. Paths are relative to its root, with `/`. */
export interface SchemaFiles {
  /** Returns the parsed JSON of a file; undefined if the file cannot be read or is not JSON. */
  read(file: string): Promise<unknown>;
  /** Returns paths whose last part is `name`. The search for an `$id` reads these files first. */
  named(name: string): Promise<readonly string[]>;
  /** Returns the files that may be schemas, judged by their names. The search for an `$id` reads these files last. */
  candidateFiles(): readonly string[] | Promise<readonly string[]>;
  /** Returns the name to show for a file. Default: its path. */
  nameOf?(file: string): string;
}

/** The maximum number of referenced files. Further files are left out. */
const MAX_REFERENCES = 200;
/** The maximum number of files that a search for an `$id` reads from each of `named` and `candidateFiles`. */
const MAX_CANDIDATES = 300;
/** The prefix of the URIs of files. */
const ROOT = 'lanser:///';

/**
 * Collects the schemas that a schema refers to, directly or through other schemas. A `$ref` is the relative path
 * or the `$id` of a file. In a schema with an absolute `$id`, a relative `$ref` is relative to that `$id`. References
 * without a match are left out.
 */
export async function gatherReferences(
  file: string,
  schema: unknown,
  files: SchemaFiles,
): Promise<SchemaContext> {
  const references = new Map<string, SchemaReference>();
  const open = [{ file, schema }];
  // Cached, because each search for an `$id` may read the same files.
  const idOfFile = memoized(async (name: string) => idOf(await files.read(name)) ?? '');
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const base = idOf(next.schema) ?? addressOf(next.file);
    for (const target of targetsOf(next.schema, base)) {
      if (references.size >= MAX_REFERENCES) break;
      const found = await find(target, files, idOfFile);
      if (found === undefined || found.file === file || references.has(found.file)) continue;
      const name = files.nameOf?.(found.file) ?? found.file;
      references.set(found.file, { schema: found.schema, uri: addressOf(found.file), name });
      open.push(found);
    }
  }
  return { uri: addressOf(file), references: [...references.values()] };
}

type IdOfFile = (file: string) => Promise<string>;

async function find(
  target: string,
  files: SchemaFiles,
  idOfFile: IdOfFile,
): Promise<{ readonly file: string; readonly schema: unknown } | undefined> {
  if (target.startsWith(ROOT)) {
    const file = decoded(target.slice(ROOT.length));
    const schema = file === undefined ? undefined : await files.read(file);
    return file === undefined || schema === undefined ? undefined : { file, schema };
  }
  const name = decoded(target.slice(target.lastIndexOf('/') + 1)) ?? '';
  return (
    (await firstWithId(target, await files.named(name), files, idOfFile)) ??
    firstWithId(target, await files.candidateFiles(), files, idOfFile)
  );
}

async function firstWithId(
  id: string,
  candidates: readonly string[],
  files: SchemaFiles,
  idOfFile: IdOfFile,
): Promise<{ readonly file: string; readonly schema: unknown } | undefined> {
  for (const file of candidates.slice(0, MAX_CANDIDATES)) {
    if ((await idOfFile(file)) === id) return { file, schema: await files.read(file) };
  }
  return undefined;
}

/**
 * Returns the URIs, without fragments, of the `$ref`s to other documents. A `$ref` is relative to the nearest `$id`
 * around it. Also resolves each `$ref` against `base`, because some `$ref`s lead to a file only in this way.
 */
function targetsOf(schema: unknown, base: string): ReadonlySet<string> {
  const targets = new Set<string>();
  const visit = (value: unknown, outer: string): void => {
    if (Array.isArray(value)) for (const member of value) visit(member, outer);
    if (!isRecord(value)) return;
    const { $ref: reference } = value;
    const inner = innerBase(value, outer);
    if (typeof reference === 'string' && !reference.startsWith('#')) {
      for (const one of [base, inner].filter((uri) => URL.canParse(reference, uri)))
        targets.add(withoutFragment(new URL(reference, one).href));
    }
    for (const member of Object.values(value)) visit(member, inner);
  };
  visit(schema, base);
  targets.delete(withoutFragment(base));
  return targets;
}

function innerBase({ $id, id }: JsonRecord, outer: string): string {
  const name = $id ?? id;
  const isBase = typeof name === 'string' && !name.startsWith('#') && URL.canParse(name, outer);
  return isBase ? withoutFragment(new URL(name, outer).href) : outer;
}

function idOf(schema: unknown): string | undefined {
  if (!isRecord(schema)) return undefined;
  const id = schema['$id'] ?? schema['id'];
  return typeof id === 'string' && URL.canParse(id) ? withoutFragment(new URL(id).href) : undefined;
}

function addressOf(file: string): string {
  const parts = path.posix.normalize(file).split('/');
  return ROOT + parts.map(encodeURIComponent).join('/');
}
