// schema/ owns the JSON contracts: it validates against the published schemas.
import { LanserError } from '../model/lanser-error.ts';
import type { SchemaName } from './generated/schema-list.ts';
import { validators, type Validate } from './generated/validators.js';
import { violationsIn, type SchemaViolation } from './violations.ts';

const VALIDATORS: Readonly<Record<string, Validate>> = validators;

/** Every violation of the named schema, or of one of its alternatives; empty where the document matches. */
export function violationsOf(
  name: SchemaName,
  document: unknown,
  definition?: string,
): readonly SchemaViolation[] {
  const key = definition === undefined ? name : `${name}/${definition}`;
  const validate = VALIDATORS[key];
  if (validate === undefined) throw new TypeError(`no schema ${key}`);
  return validate(document) ? [] : violationsIn(document, validate.errors ?? []);
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
