import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const NAMES = [
  'batch',
  'bundle',
  'config',
  'plan',
  'proposal',
  'report',
  'selector',
  'trace',
  'training-record',
] as const;
type Name = (typeof NAMES)[number];

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  // A path of steps is a tuple that goes on.
  strictTuples: false,
  allowUnionTypes: true,
  keywords: ['x-hashDomain'],
});
const ids = new Map<Name, string>();
for (const name of NAMES) {
  const file = new URL(`../../schemas/${name}.schema.json`, import.meta.url);
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { readonly $id: string };
  ajv.addSchema(schema);
  ids.set(name, schema.$id);
}

/** Where a document does not match the published schema; empty where it does. */
export function schemaErrors(name: Name, document: unknown): readonly string[] {
  const validate = ajv.getSchema(ids.get(name) ?? '');
  if (validate === undefined) throw new Error(`no schema ${name}`);
  if (validate(document) === true) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
}
