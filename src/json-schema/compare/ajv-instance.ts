import type { Ajv, Options } from 'ajv';
import formats from 'ajv-formats';
import { AJV_CLASSES } from '../../schema/ajv-classes.ts';
import type { Dialect } from '../../schema/dialect.ts';
import { isJsonObject, type Json } from '../../schema/json.ts';

/** Creates an ajv instance for a draft, with the formats of ajv-formats. */
export function newAjv(dialect: Dialect, options: Options): Ajv {
  const ajv = new AJV_CLASSES[dialect]({
    strict: false,
    logger: false,
    // Ajv must not read properties that are inherited from `Object.prototype`.
    ownProperties: true,
    ...options,
  });
  formats.default(ajv);
  // `id` is the name of `$id` in draft-04, and has no meaning in later drafts.
  if (dialect !== 'draft-04') ajv.removeKeyword('id');
  return ajv;
}

/**
 * Returns true for the schema `true`, and for an object if ajv has no rule for any of its keywords (such as `title`).
 * Returns false for some objects that accept any value: ajv has rules for some annotations, such as `$comment`.
 */
export function isUnchecked(schema: Json, dialect: Dialect): boolean {
  if (!isJsonObject(schema)) return schema === true;
  const rules = RULES.get(dialect) ?? newAjv(dialect, { meta: false }).RULES.all;
  RULES.set(dialect, rules);
  return !Object.keys(schema).some((name) => Object.hasOwn(rules, name));
}

const RULES = new Map<Dialect, Ajv['RULES']['all']>();
