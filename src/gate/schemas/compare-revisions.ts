import path from 'node:path';
import { findGit } from '../../git/git.ts';
import { openRepository } from '../../git/repository.ts';
import { diffTrees } from '../../git/tree-changes.ts';
import type { CompatDirection, SchemaDifference } from '../../model/comparison.ts';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { compareJsonSchemas, validateInWorker } from '../../json-schema/thread/run-in-worker.ts';
import { gatherReferences } from '../../json-schema/thread/gather-references.ts';
import { readSchemaFile } from '../../json-schema/thread/read-schema-file.ts';
import { openWorkbench } from '../../server-pool/workbench.ts';
import { resolveSides } from '../sides.ts';
import { MAX_DOCUMENT_SIZE, openTreeFiles, type TreeFiles } from '../tree-files.ts';
import { changedSchemas, DELETED, type SchemaChange, type SchemaTrees } from './changed-schemas.ts';

export interface CompareRevisionsInput {
  readonly host: Host;
  /** The path of a folder in the checkout. `files` are relative to this folder. */
  readonly folder: string;
  /** A revision. The old schemas come from its merge base with HEAD. */
  readonly base: string;
  /** The files to compare; unchanged files are left out. An empty list means all changed JSON Schemas. */
  readonly files: readonly string[];
  readonly direction: CompatDirection;
  readonly timeoutMs: number | undefined;
  readonly signal: AbortSignal;
}

/** A changed JSON Schema or requested file, with the differences between the merge base and the working tree. */
export interface ComparedFile {
  /** The path relative to the repository's root. */
  readonly path: string;
  readonly conclusion: 'compatible' | 'breaking' | 'undecided';
  readonly differences: readonly SchemaDifference[];
}

/**
 * Compares the changed JSON Schemas of the working tree with their versions in the merge base of `base` and HEAD.
 *
 * @throws LanserError E/NOT_FOUND if neither the working tree nor the merge base has a requested file;
 * E/SCHEMA_INVALID if a schema is too large or invalid; E/JAIL for an unsafe path in a tree; the errors of
 * {@link findGit}, {@link openRepository}, {@link resolveSides} and {@link compareJsonSchemas}.
 */
export async function compareRevisions(input: CompareRevisionsInput): Promise<readonly ComparedFile[]> {
  const { host, folder, base, signal } = input;
  const git = await findGit(host, [folder]);
  const repository = await openRepository(git, folder);
  await using workbench = await openWorkbench(host);
  const { store, before, after } = await resolveSides(repository, workbench.scratch.path, {
    host,
    repository: folder,
    base,
    head: 'worktree',
    signal,
  });
  const sides = {
    before: await openTreeFiles(store, before.tree, signal),
    after: await openTreeFiles(store, after.tree, signal),
  };
  const changes = await diffTrees(store, before.tree, after.tree, signal);
  const requested = input.files.map((file) => repositoryPath(repository.root, folder, file));
  for (const file of requested) {
    if (sides.after.entries.has(file) || sides.before.entries.has(file)) continue;
    throw new LanserError(
      'E/NOT_FOUND',
      `${JSON.stringify(file)} is neither in the working tree nor in the merge base. Check the path, which is shown relative to the repository's root.`,
      { path: file },
    );
  }
  const found = await changedSchemas(sides, changes, requested);
  const compared: ComparedFile[] = [];
  for (const [done, change] of found.entries()) {
    host.progress({ label: 'comparing', done, total: found.length, unit: 'schemas' });
    compared.push(await compare(change, input, sides));
  }
  return compared.toSorted((one, other) => compareCodeUnits(one.path, other.path));
}

async function compare(
  { name, oldName, newName }: SchemaChange,
  { base, direction, timeoutMs, signal }: CompareRevisionsInput,
  { before, after }: SchemaTrees,
): Promise<ComparedFile> {
  if (newName === null) return { path: name, conclusion: 'breaking', differences: [DELETED] };
  const next = await schemaOf(after, newName, newName);
  const limits = { timeoutMs, signal };
  const old = oldName === null ? undefined : await schemaOf(before, oldName, `${base}:${oldName}`);
  try {
    if (oldName === null) {
      const context = await gatherReferences(newName, next, after);
      const checked = await validateInWorker(null, next, context, limits);
      if (checked.kind !== 'undecided') return { path: name, conclusion: 'compatible', differences: [] };
      const { reason } = checked;
      const side = direction === 'forward' ? 'forward' : 'backward';
      const difference = { pointer: '', direction: side, verdict: 'undecided', reason } as const;
      return { path: name, conclusion: 'undecided', differences: [difference] };
    }
    const comparison = await compareJsonSchemas(
      old,
      next,
      {
        direction,
        old: await gatherReferences(oldName, old, before),
        new: await gatherReferences(newName, next, after),
      },
      limits,
    );
    return { path: name, ...comparison };
  } catch (error) {
    if (!(error instanceof LanserError) || error.code !== 'E/SCHEMA_INVALID') throw error;
    const message = `${JSON.stringify(name)}: ${error.message}`;
    throw new LanserError(error.code, message, { ...error.details, path: name }, { cause: error });
  }
}

async function schemaOf(files: TreeFiles, file: string, name: string): Promise<unknown> {
  const content = await files.bytes(file);
  if (content !== undefined) return readSchemaFile(name, content);
  const message = `${JSON.stringify(name)} is too large for a JSON Schema. The limit is ${MAX_DOCUMENT_SIZE / 2 ** 20} MiB. Split the schema.`;
  throw new LanserError('E/SCHEMA_INVALID', message, { path: file });
}

function repositoryPath(root: string, folder: string, file: string): string {
  return path.relative(root, path.resolve(folder, file)).split(path.sep).join('/');
}
