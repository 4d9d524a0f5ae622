/** Ajv for each {@link Dialect}. Only modules loaded on demand import this file, so ajv is loaded on demand. */
import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft04 from 'ajv-draft-04';
import type { Dialect } from './dialect.ts';

export const AJV_CLASSES: Readonly<Record<Dialect, typeof Ajv>> = {
  'draft-04': draft04.default,
  'draft-07': Ajv,
  '2019-09': Ajv2019,
  '2020-12': Ajv2020,
};

/** The URI of each draft's meta-schema, without a fragment. */
export const META_SCHEMAS: Readonly<Record<Dialect, string>> = {
  'draft-04': 'http://json-schema.org/draft-04/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};
