// schema/ owns the JSON contracts: it validates against the published schemas.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import batchSchema from '../../schemas/batch.schema.json' with { type: 'json' };
import bundleSchema from '../../schemas/bundle.schema.json' with { type: 'json' };
import configSchema from '../../schemas/config.schema.json' with { type: 'json' };
import planSchema from '../../schemas/plan.schema.json' with { type: 'json' };
import proposalSchema from '../../schemas/proposal.schema.json' with { type: 'json' };
import reportSchema from '../../schemas/report.schema.json' with { type: 'json' };
import selectorSchema from '../../schemas/selector.schema.json' with { type: 'json' };
import traceSchema from '../../schemas/trace.schema.json' with { type: 'json' };
import trainingRecordSchema from '../../schemas/training-record.schema.json' with { type: 'json' };
import { LanserError } from '../model/lanser-error.ts';

export type SchemaName =
  | 'batch'
  | 'bundle'
  | 'config'
  | 'plan'
  | 'proposal'
  | 'report'
  | 'selector'
  | 'trace'
  | 'training-record';

const SCHEMAS: Readonly<Record<SchemaName, { readonly $id: string }>> = {
  batch: batchSchema,
  bundle: bundleSchema,
  config: configSchema,
  plan: planSchema,
  proposal: proposalSchema,
  report: reportSchema,
  selector: selectorSchema,
  trace: traceSchema,
  'training-record': trainingRecordSchema,
};

/** One place where a document does not match. */
export interface SchemaViolation {
  /** JSON pointer into the document; '' is the document itself. */
  readonly pointer: string;
  readonly expected: string;
}

let compiled: Ajv2020 | undefined;

function validators(): Ajv2020 {
  if (compiled === undefined) {
    // A path of steps is a tuple that goes on.
    compiled = new Ajv2020({ allErrors: true, strict: true, strictTuples: false, allowUnionTypes: true });
    compiled.addVocabulary(['x-hashDomain']);
    for (const schema of Object.values(SCHEMAS)) compiled.addSchema(schema);
  }
  return compiled;
}

/** Every violation of the named schema, or of one of its definitions; empty where the document matches. */
export function violationsOf(
  name: SchemaName,
  document: unknown,
  definition?: string,
): readonly SchemaViolation[] {
  const id = SCHEMAS[name].$id + (definition === undefined ? '' : `#/$defs/${definition}`);
  const validate: ValidateFunction | undefined = validators().getSchema(id);
  if (validate === undefined) throw new TypeError(`no schema ${id}`);
  if (validate(document)) return [];
  return (validate.errors ?? []).map(violationOf);
}

/**
 * Passes a document of our own through its schema before anyone sees it.
 *
 * @throws LanserError E/SCHEMA_INVALID: a defect of lanser, with the places.
 */
export function assertValid<T>(name: SchemaName, document: T): T {
  const violations = violationsOf(name, document);
  if (violations.length === 0) return document;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `The ${name} that was made does not match its own schema; this is a defect of lanser.`,
    { violations: violations.slice(0, 20) },
  );
}

function violationOf(error: ErrorObject): SchemaViolation {
  const extra = error.params['additionalProperty'] as string | undefined;
  const name = extra ?? error.propertyName;
  const allowed = error.params['allowedValues'] as readonly unknown[] | undefined;
  const pointer = name === undefined ? error.instancePath : `${error.instancePath}/${escapePointer(name)}`;
  if (extra !== undefined) return { pointer, expected: 'no such property' };
  if (allowed !== undefined) return { pointer, expected: `one of ${JSON.stringify(allowed)}` };
  return { pointer, expected: error.message ?? error.keyword };
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
