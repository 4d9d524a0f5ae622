import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * Returns a function that validates a document with a schema in the folder, and returns the errors. The argument
 * `name` is `X` for the schema in `X.schema.json`, or `X#POINTER` for a part of this schema.
 */
export function exportedSchemas(folder: string): (name: string, document: unknown) => readonly string[] {
  const ajv = new Ajv2020({
    strict: true,
    // The `path` of an `ast` selector is a tuple with additional items, which `strictTuples` rejects.
    strictTuples: false,
    allowUnionTypes: true,
    allErrors: true,
    keywords: ['x-hashDomain'],
  });
  const ids = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const schema = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { readonly $id: string };
    ajv.addSchema(schema);
    ids.set(file.replace('.schema.json', ''), schema.$id);
  }
  return (name, document) => {
    const [file = '', part] = name.split('#');
    const id = ids.get(file) ?? '';
    const validate = ajv.getSchema(part === undefined ? id : `${id}#${part}`);
    if (validate === undefined) throw new Error(`no schema ${name}`);
    if (validate(document) === true) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
  };
}
