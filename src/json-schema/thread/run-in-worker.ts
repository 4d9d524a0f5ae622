import type { SchemaComparison, SchemaDifference } from '../../model/comparison.ts';
import type { SchemaViolation } from '../../schema/violations.ts';
import { boundedThread, threadProgram, type TaskOutcome } from '../../thread/bounded-thread.ts';
import type { CompareOptions } from '../compare/compare-schemas.ts';
import type { SchemaContext } from '../compare/read/schema-document.ts';

export type Task =
  | {
      readonly kind: 'compare';
      readonly old: unknown;
      readonly next: unknown;
      readonly options: CompareOptions;
    }
  | {
      readonly kind: 'validate';
      readonly document: unknown;
      readonly schema: unknown;
      readonly context: SchemaContext;
    };

export interface WorkerLimits {
  /** The time limit of the task in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number | undefined;
  /** The limit of the task's JavaScript heap in MiB. Default: 1024. */
  readonly memoryMib?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Compares the documents that two JSON Schemas accept, in a separate thread. Supports draft-04 to 2020-12, with
 * `format` as an assertion. The result `compatible` is proved, and `breaking` has a counterexample that ajv confirms.
 * In all other cases, for example after an exceeded limit, the result is `undecided`.
 *
 * @throws LanserError E/SCHEMA_INVALID if a schema cannot be compared. Examples are a value that is not a JSON
 * Schema, and a schema that refers to itself without descending into the validated document. After an abort, throws
 * the signal's reason if it is a LanserError, else E/REQUEST_CANCELLED. After a crash, throws the thread's error.
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

export type Validated =
  | { readonly kind: 'validated'; readonly violations: readonly SchemaViolation[] }
  /** The schema is valid, and the result may depend on a referenced schema that is unavailable. */
  | { readonly kind: 'unavailable'; readonly reason: string }
  /** A limit was exceeded, for example on time, memory or nesting. */
  | { readonly kind: 'undecided'; readonly reason: string };

/**
 * Validates a document against a JSON Schema in a separate thread.
 *
 * @throws LanserError E/SCHEMA_INVALID if ajv rejects the schema or a referenced schema, or if too many referenced
 * schemas are unavailable. After an abort or a crash, throws the same errors as {@link compareJsonSchemas}.
 */
export async function validateInWorker(
  document: unknown,
  schema: unknown,
  context: SchemaContext,
  limits: WorkerLimits,
): Promise<Validated> {
  const answer = await runInWorker({ kind: 'validate', document, schema, context }, limits);
  if (answer.kind === 'gave up') return { kind: 'undecided', reason: answer.reason };
  return answer.result as Validated;
}

async function runInWorker(task: Task, limits: WorkerLimits): Promise<TaskOutcome> {
  const { timeoutMs = 60_000, memoryMib = 1024, signal } = limits;
  await using thread = boundedThread<Task>({
    program: threadProgram(import.meta.url, 'schema-worker'),
    memoryMib,
  });
  return await thread.run(task, { timeoutMs, signal });
}
