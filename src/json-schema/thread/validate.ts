import type { SchemaViolation } from '../../schema/violations.ts';
import type { SchemaContext } from '../compare/read/schema-context.ts';
import { runInWorker, type WorkerLimits } from './run-in-worker.ts';

export type Validated =
  | { readonly kind: 'validated'; readonly violations: readonly SchemaViolation[] }
  /** A limit on time, memory or nesting was exceeded. */
  | { readonly kind: 'undecided'; readonly reason: string };

/**
 * Validates a document against a JSON Schema in a separate thread. Omits parts that depend on unavailable schemas.
 *
 * @throws LanserError E/SCHEMA_INVALID if the schema is not valid. If the signal is aborted, throws the signal's
 * reason, or E/REQUEST_CANCELLED if the reason is not a LanserError.
 */
export async function validateInWorker(
  document: unknown,
  schema: unknown,
  context: SchemaContext,
  limits: WorkerLimits,
): Promise<Validated> {
  const answer = await runInWorker({ kind: 'validate', document, schema, context }, limits);
  if (answer.kind === 'gave up') return { kind: 'undecided', reason: answer.reason };
  return { kind: 'validated', violations: answer.result as readonly SchemaViolation[] };
}
