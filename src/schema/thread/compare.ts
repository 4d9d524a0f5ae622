import type { SchemaComparison, SchemaDifference } from '../../model/comparison.ts';
import type { CompareOptions } from '../compare/compare-schemas.ts';
import { runInWorker, type WorkerLimits } from './run-in-worker.ts';

/**
 * Compares two JSON Schemas (draft-04 to 2020-12, formats asserted) by the documents that they accept,
 * in a thread of its own. `compatible` is proved, `breaking` is shown by a document that ajv has
 * confirmed, and what can be neither, within the limits, is `undecided`.
 *
 * @throws LanserError E/SCHEMA_INVALID where one of them is no JSON Schema, and whatever aborts the signal.
 */
export async function compareJsonSchemas(
  old: unknown,
  next: unknown,
  options: CompareOptions = {},
  limits: WorkerLimits = {},
): Promise<SchemaComparison> {
  const answer = await runInWorker({ kind: 'compare', old, next, options }, limits);
  if (answer.kind === 'done') return answer.result as SchemaComparison;
  const { direction = 'backward' } = options;
  const both = direction === 'full' ? (['backward', 'forward'] as const) : [direction];
  const differences = both.map((one): SchemaDifference => ({
    pointer: '',
    direction: one,
    verdict: 'undecided',
    reason: answer.reason,
  }));
  return { conclusion: 'undecided', differences };
}
