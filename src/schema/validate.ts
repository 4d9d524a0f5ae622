// schema/ validates documents against the published schemas, without language servers, Git or GitHub.
import { LanserError } from '../model/lanser-error.ts';
import type { SchemaName } from './generated/schema-list.ts';
import { validators, type Validate } from './generated/validators.js';
import { violationsIn, type SchemaViolation } from './violations.ts';

/** The maximum number of errors that become violations: a hostile document can have millions of errors. */
const MAX_ERRORS = 10_000;

const VALIDATORS: Readonly<Record<string, Validate>> = validators;

/** Validates a document against a schema or its `definition`. Ignores errors after the first {@link MAX_ERRORS}. */
export function violationsOf(
  name: SchemaName,
  document: unknown,
  definition?: string,
): readonly SchemaViolation[] {
  const key = definition === undefined ? name : `${name}/${definition}`;
  const validate = VALIDATORS[key];
  if (validate === undefined) throw new TypeError(`no schema ${key}`);
  return validate(document) ? [] : violationsIn(document, (validate.errors ?? []).slice(0, MAX_ERRORS));
}

/** Returns a document that lanser has created. Throws E/SCHEMA_INVALID if the document does not match its schema. */
export function assertValid<T>(name: SchemaName, document: T): T {
  const violations = violationsOf(name, document);
  if (violations.length === 0) return document;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `The generated ${name} does not match its schema. This is a defect of lanser.`,
    { violations: violations.slice(0, 20) },
  );
}
