import { LanserError } from '../../model/lanser-error.ts';
import type { SchemaDifference } from '../../model/comparison.ts';
import type { SchemaCheck } from '../../model/report.ts';
import { gatherReferences } from '../../json-schema/thread/gather-references.ts';
import {
  compareJsonSchemas,
  validateInWorker,
  type WorkerLimits,
} from '../../json-schema/thread/run-in-worker.ts';
import { decodeUtf8 } from '../../text/decode-utf8.ts';
import { pointerParts } from '../../text/json-pointer.ts';
import { placesInJson } from '../../text/json-text.ts';
import type { TreeFiles } from '../tree-files.ts';
import { checkArtifact, checkResult, undecidedCheck } from './artifact-check.ts';
import { declaresJsonSchema, type SchemaTrees } from './changed-schemas.ts';

export interface SchemaSides extends SchemaTrees {
  /** Returns the path in base of a file in head. For a new file, returns its path in head. */
  nameBefore(file: string): string;
}

/** Validates a JSON Schema of head, and compares it with base's version, if any. Returns [] for an unchanged file. */
export async function checkJsonSchema(
  sides: SchemaSides,
  file: string,
  limits: WorkerLimits,
): Promise<readonly SchemaCheck[]> {
  const { before, after } = sides;
  const oldName = sides.nameBefore(file);
  if (before.entries.get(oldName)?.id === after.entries.get(file)?.id) return [];
  const next = await after.read(file);
  if (next === undefined || declaresJsonSchema(next)) {
    // Returns `checkArtifact`'s result if the file cannot be read as JSON, or violates the meta-schema in `$schema`.
    const checked = await checkArtifact(after, file, limits);
    if (next === undefined || checked.some(({ conclusion }) => conclusion === 'invalid')) return checked;
  }
  const old = await before.read(oldName);
  // Base has no readable schema to compare with, so only head's schema is validated.
  if (old === undefined)
    return [(await faultOf(after, file, next, limits)) ?? checkResult(file, 'valid', [])];
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
    if (differences.length === 0) return [checkResult(file, 'unchanged', [])];
    return [checkResult(file, conclusion, located(differences, await after.bytes(file)))];
  } catch (error) {
    if (!isInvalidSchema(error)) throw error;
    const fault = await faultOf(after, file, next, limits);
    if (fault !== undefined) return [fault];
    // An invalid old schema accepts no documents, so the change cannot break any.
    const oldFault = await faultOf(before, oldName, old, limits);
    if (oldFault?.conclusion === 'invalid') return [checkResult(file, 'valid', [])];
    return [undecidedCheck(file, error.message)];
  }
}

/** The maximum number of differences with a line number. Further differences usually follow the same pattern. */
const MAX_LOCATED = 100;

/**
 * Adds line numbers of head's file to the first {@link MAX_LOCATED} differences. A removed member gets the line number
 * of its nearest parent in head.
 */
function located(
  differences: readonly SchemaDifference[],
  content: Uint8Array | undefined,
): SchemaCheck['details'] {
  const decoded = decodeUtf8(content ?? new Uint8Array());
  if (decoded.kind === 'malformed') return differences;
  const placeOf = placesInJson(decoded.text);
  return differences.map((difference, index) => {
    if (index >= MAX_LOCATED) return difference;
    const keys = pointerParts(difference.pointer);
    for (let length = keys.length; length >= 0; length -= 1) {
      const place = placeOf(keys.slice(0, length));
      if (place !== undefined) return { ...difference, line: place.line };
    }
    return difference;
  });
}

/** Validates a JSON Schema. Returns undefined if it is valid, otherwise an `invalid` or `undecided` result. */
async function faultOf(
  files: TreeFiles,
  file: string,
  schema: unknown,
  limits: WorkerLimits,
): Promise<SchemaCheck | undefined> {
  try {
    const context = await gatherReferences(file, schema, files);
    const checked = await validateInWorker(null, schema, context, limits);
    return checked.kind === 'undecided' ? undecidedCheck(file, checked.reason) : undefined;
  } catch (error) {
    if (!isInvalidSchema(error)) throw error;
    const violations = error.details['violations'] as
      | readonly { readonly pointer: string; readonly expected: string }[]
      | undefined;
    const found = violations ?? [{ pointer: '', expected: `a JSON Schema: ${error.message}` }];
    return checkResult(
      file,
      'invalid',
      found.map(({ pointer, expected }) => ({ line: null, pointer, expected })),
    );
  }
}

function isInvalidSchema(error: unknown): error is LanserError {
  return error instanceof LanserError && error.code === 'E/SCHEMA_INVALID';
}
