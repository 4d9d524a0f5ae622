import type { AnyValidateFunction } from 'ajv/dist/core.js';
import { memoized } from '../text/memoized.ts';
import { AJV_CLASSES, META_SCHEMAS } from './ajv-classes.ts';
import type { Dialect } from './dialect.ts';
import type { RawError } from './raw-error.ts';
import { countErrorsOfBranches } from './union-keywords.ts';

/** Validates a JSON Schema against the meta-schema of a draft. */
export function errorsOfSchema(document: unknown, dialect: Dialect): readonly RawError[] {
  const validate = validatorOf(dialect);
  return validate(document) === true ? [] : (validate.errors ?? []);
}

const validatorOf = memoized((dialect: Dialect): AnyValidateFunction => {
  const compiler = new AJV_CLASSES[dialect]({
    allErrors: true,
    strict: false,
    validateFormats: false,
    messages: false,
  });
  countErrorsOfBranches(compiler);
  const validate = compiler.getSchema(META_SCHEMAS[dialect]);
  if (validate === undefined) throw new TypeError(`no meta-schema of ${dialect}`);
  return validate;
});
