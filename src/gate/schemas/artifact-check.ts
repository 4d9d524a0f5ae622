import path from 'node:path';
import { isRecord } from '../../model/json-record.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { SchemaCheck } from '../../model/report.ts';
import { checkDocuments } from '../../schema/check-documents.ts';
import type { SchemaContext } from '../../json-schema/compare/read/schema-document.ts';
import type { SchemaName } from '../../schema/generated/schema-list.ts';
import { isMetaSchema } from '../../schema/json-schema-document.ts';
import { gatherReferences } from '../../json-schema/thread/gather-references.ts';
import {
  validateInWorker,
  type Validated,
  type WorkerLimits,
} from '../../json-schema/thread/run-in-worker.ts';
import { MAX_DOCUMENT_SIZE, type TreeFiles } from '../tree-files.ts';

/** The maximum number of reported violations of a file. */
const MAX_DETAILS = 100;
/** The maximum length of a reported value, in UTF-16 code units of its JSON. Longer values are omitted. */
const MAX_VALUE_LENGTH = 1000;

/** Validates the documents of a file against one of lanser's schemas, a meta-schema, or a schema in the same tree. */
export async function checkArtifact(
  files: TreeFiles,
  file: string,
  limits: WorkerLimits,
): Promise<readonly SchemaCheck[]> {
  const content = await files.bytes(file);
  if (content === undefined) {
    const expected = `a regular file of at most ${MAX_DOCUMENT_SIZE / 2 ** 20} MiB`;
    return [checkResult(file, 'invalid', [{ line: null, pointer: '', expected }])];
  }
  const foreign = await schemaInTree(files, file);
  if (foreign !== undefined) return [await checkAgainst(files, file, foreign, limits)];
  const details: SchemaCheck['details'][number][] = [];
  let schema: SchemaName | null = null;
  for await (const verdict of checkDocuments(file, chunksOf(content), {})) {
    if (verdict.schema !== null && verdict.schema !== 'json-schema') schema = verdict.schema as SchemaName;
    for (const { pointer, expected, value } of verdict.errors) {
      if (details.length >= MAX_DETAILS) continue;
      const shown = JSON.stringify(value).length > MAX_VALUE_LENGTH ? {} : { value };
      details.push({ line: verdict.line, pointer, expected, ...shown });
    }
  }
  return [{ path: file, conclusion: details.length === 0 ? 'valid' : 'invalid', schema, details }];
}

async function checkAgainst(
  files: TreeFiles,
  file: string,
  schemaFile: string,
  limits: WorkerLimits,
): Promise<SchemaCheck> {
  const schema = await files.read(schemaFile);
  const context = await gatherReferences(schemaFile, schema, files);
  const checked = await validated(await files.read(file), schema, context, limits);
  if (checked.kind !== 'validated') return undecidedCheck(file, checked.reason);
  const details = checked.violations
    .slice(0, MAX_DETAILS)
    .map(({ pointer, expected }) => ({ line: null, pointer, expected }));
  return checkResult(file, details.length === 0 ? 'valid' : 'invalid', details);
}

export function undecidedCheck(file: string, reason: string): SchemaCheck {
  const details = [{ pointer: '', direction: 'backward', verdict: 'undecided', reason } as const];
  return checkResult(file, 'undecided', details);
}

/** Returns a result that names none of lanser's schemas (`schema` is null). */
export function checkResult(
  file: string,
  conclusion: SchemaCheck['conclusion'],
  details: SchemaCheck['details'],
): SchemaCheck {
  return { path: file, conclusion, schema: null, details };
}

/** Validates a document against a schema in the tree. If the schema is invalid, the result is undecided. */
async function validated(
  document: unknown,
  schema: unknown,
  context: SchemaContext,
  limits: WorkerLimits,
): Promise<Validated> {
  try {
    return await validateInWorker(document, schema, context, limits);
  } catch (error) {
    if (!(error instanceof LanserError) || error.code !== 'E/SCHEMA_INVALID') throw error;
    return { kind: 'undecided', reason: error.message };
  }
}

/**
 * Finds the schema file that a document's `$schema` names. First compares `$schema` with the `$id` of each file whose
 * name is the part of `$schema` after the last slash. Then uses `$schema` as a path relative to the document, unless
 * `$schema` is an absolute URL. Returns undefined if neither finds a file, and for lanser's schemas and meta-schemas.
 */
async function schemaInTree(files: TreeFiles, file: string): Promise<string | undefined> {
  const document = await files.read(file);
  const schemaUri = isRecord(document) ? document['$schema'] : undefined;
  if (typeof schemaUri !== 'string') return undefined;
  // A repository must not redefine lanser's schemas or the meta-schemas.
  if (isMetaSchema(schemaUri) || schemaUri.startsWith('urn:lanser:')) return undefined;
  const address = schemaUri.replace(/#$/u, '');
  for (const candidate of await files.named(path.posix.basename(address))) {
    const schema = (await files.read(candidate)) as { readonly $id?: unknown } | null | undefined;
    if (schema?.$id === schemaUri || schema?.$id === address) return candidate;
  }
  if (URL.canParse(schemaUri)) return undefined;
  const relative = path.posix.join(path.posix.dirname(file), address);
  return files.entries.has(relative) ? relative : undefined;
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
