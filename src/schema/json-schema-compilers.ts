/** Ajv for each draft of JSON Schema; what imports this does so by `import()`, when it is needed. */
import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { countErrorsOfBranches } from './union-keywords.ts';
import type { RawError } from './raw-error.ts';

const COMPILERS: ReadonlyMap<string, typeof Ajv | typeof Ajv2019 | typeof Ajv2020> = new Map([
  ['https://json-schema.org/draft/2020-12/schema', Ajv2020],
  ['https://json-schema.org/draft/2019-09/schema', Ajv2019],
  ['http://json-schema.org/draft-07/schema', Ajv],
]);

/** The meta-schemas that are known, by their `$id` without an empty fragment. */
export const META_SCHEMAS: readonly string[] = [...COMPILERS.keys()];

/** What a known meta-schema says against a document. */
export function errorsOfSchema(document: unknown, metaSchema: string): readonly RawError[] {
  const Compiler = COMPILERS.get(metaSchema);
  if (Compiler === undefined) throw new TypeError(`no meta-schema ${metaSchema}`);
  const compiler = new Compiler({ allErrors: true, strict: false, validateFormats: false, messages: false });
  countErrorsOfBranches(compiler);
  const validate = compiler.getSchema(metaSchema);
  if (validate === undefined) throw new TypeError(`no meta-schema ${metaSchema}`);
  return validate(document) === true ? [] : (validate.errors ?? []);
}
