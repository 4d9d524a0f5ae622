import type { SchemaComparison, SchemaDifference } from '../../model/comparison.ts';
import type { CompareOptions } from '../compare/compare-schemas.ts';
import { runInWorker, type WorkerLimits } from './run-in-worker.ts';

/**
 * Compares the documents that two JSON Schemas accept, in a separate thread. Supports draft-04 to 2020-12, with
 * `format` as an assertion. `compatible` is proved. `breaking` has a counterexample that ajv confirms.
 * Everything else, including an exceeded limit, is `undecided`.
 *
 * @throws LanserError E/SCHEMA_INVALID if a value is not a JSON Schema, or if a schema refers to itself without
 * descending into the validated document.
 * If the signal is aborted, throws the signal's reason, or E/REQUEST_CANCELLED if the reason is not a
 * LanserError.
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
  const directions = direction === 'full' ? (['backward', 'forward'] as const) : [direction];
  const differences = directions.map((one): SchemaDifference => ({
    pointer: '',
    direction: one,
    verdict: 'undecided',
    reason: answer.reason,
  }));
  return { conclusion: 'undecided', differences };
}
