import { LanserError } from '../../model/lanser-error.ts';
import type { SchemaCheck } from '../../model/report.ts';
import { compareJsonSchemas } from '../../session/schemas/compare.ts';
import { gatherReferences } from '../../session/schemas/gather-references.ts';
import type { WorkerLimits } from '../../session/schemas/run-in-worker.ts';
import { checkArtifact } from './artifact-check.ts';
import type { TreeFiles } from './tree-files.ts';

export interface SchemaSides {
  readonly before: TreeFiles;
  readonly after: TreeFiles;
  /** What a file of head is called in base. */
  nameBefore(file: string): string;
}

/** Holds a JSON Schema of head against what it was in base; nothing to say where it is what it was. */
export async function checkJsonSchema(
  sides: SchemaSides,
  file: string,
  limits: WorkerLimits,
): Promise<readonly SchemaCheck[]> {
  const { before, after } = sides;
  const oldName = sides.nameBefore(file);
  if (before.entries.get(oldName)?.id === after.entries.get(file)?.id) return [];
  const invalid = await checkArtifact(after, file, limits);
  const next = await after.read(file);
  const old = await before.read(oldName);
  // What is no schema at all is said as for every other document; a new one has nothing to break.
  if (next === undefined || old === undefined || invalid.some(({ conclusion }) => conclusion === 'invalid')) {
    return invalid;
  }
  try {
    const comparison = await compareJsonSchemas(
      old,
      next,
      {
        old: await gatherReferences(oldName, old, before),
        new: await gatherReferences(file, next, after),
      },
      limits,
    );
    const { conclusion, differences } = comparison;
    const found = differences.length === 0 ? 'unchanged' : conclusion;
    return [{ path: file, conclusion: found, schema: null, details: [...differences] }];
  } catch (error) {
    if (!(error instanceof LanserError) || error.code !== 'E/SCHEMA_INVALID') throw error;
    const reason = error.message;
    return [
      {
        path: file,
        conclusion: 'undecided',
        schema: null,
        details: [{ pointer: '', direction: 'backward', verdict: 'undecided', reason }],
      },
    ];
  }
}
