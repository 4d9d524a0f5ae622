import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft04 from 'ajv-draft-04';
import formats from 'ajv-formats';
import { isObject } from './json-value.ts';

export type Draft = 'draft-04' | 'draft-06' | 'draft-07' | '2019-09' | '2020-12';

const DRAFTS: readonly Draft[] = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];

const OPTIONS: Options = {
  strict: false,
  validateFormats: true,
  unicodeRegExp: true,
  // With this option, `toString` is not a property of `{}`.
  ownProperties: true,
  // Real schemas do not always match their meta-schema, although their meaning is clear.
  validateSchema: false,
  logger: false,
};

function draftOf(schema: unknown): Draft {
  const named = isObject(schema) ? schema['$schema'] : undefined;
  const namedDraft = typeof named === 'string' ? DRAFTS.find((draft) => named.includes(draft)) : undefined;
  return namedDraft ?? (hasOldForm(schema) ? 'draft-07' : '2020-12');
}

/** Returns true if a schema has a form that 2020-12 lacks, but no `prefixItems` or `unevaluated…` keyword. */
function hasOldForm(schema: unknown): boolean {
  const text = JSON.stringify(schema) ?? '';
  return (
    /"(?:additionalItems|dependencies)":|"items":\[/u.test(text) &&
    !/"(?:prefixItems|unevaluated\w+)":/u.test(text)
  );
}

function ajvOf(draft: Draft): Ajv {
  if (draft === 'draft-04') return new draft04.default(OPTIONS);
  const plain =
    draft === '2020-12'
      ? new Ajv2020(OPTIONS)
      : draft === '2019-09'
        ? new Ajv2019(OPTIONS)
        : new Ajv(OPTIONS);
  // `id` belongs to draft-04. Later drafts ignore it, but ajv rejects it.
  plain.removeKeyword('id');
  return plain;
}

/**
 * Returns a function that validates a document against the schema with ajv, with `format` as an assertion. The
 * function uses no code of src/.
 *
 * @throws Error if ajv cannot compile the schema.
 */
export function plainValidator(schema: unknown): (document: unknown) => boolean {
  const ajv = ajvOf(draftOf(schema));
  formats.default(ajv);
  const root = isObject(schema) ? { ...schema } : schema;
  // ajv may not know the URL in `$schema`. ajv does not need the URL, because `ajvOf` has already selected the draft.
  if (isObject(root)) delete root['$schema'];
  const validate: ValidateFunction = ajv.compile(root as object);
  return (document) => validate(document);
}
