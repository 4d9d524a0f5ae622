/** Writes src/model/generated/<name>.ts for every schemas/<name>.schema.json and drops what has no schema. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

const SUFFIX = '.schema.json';
const root = new URL('../', import.meta.url);
const folder = new URL('schemas/', root);
const generated = new URL('src/model/generated/', root);

/** The generator stops at draft 4: there, a tuple's members stand in `items` and the rest in `additionalItems`. */
function inDraft4(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // What is described and nothing else may be any JSON; the generator takes it for an object.
  if (Object.keys(value).join() === 'description' && 'description' in value) {
    return typeof value.description === 'string' ? { ...value, tsType: 'unknown' } : value;
  }
  if (!('prefixItems' in value)) return value;
  const { prefixItems, items, ...rest } = value as { prefixItems: unknown; items?: unknown };
  return { ...rest, items: prefixItems, additionalItems: items ?? true };
}

async function readSchemas(): Promise<Map<string, JSONSchema>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(SUFFIX)).toSorted();
  const schemas = new Map<string, JSONSchema>();
  for (const file of files) {
    const text = await readFile(new URL(file, folder), 'utf8');
    schemas.set(file.slice(0, -SUFFIX.length), JSON.parse(text, inDraft4) as JSONSchema);
  }
  return schemas;
}

const schemas = await readSchemas();
/** Finds a schema that another one names by its `$id`. */
const byId = {
  order: 1,
  canRead: /^urn:/,
  read: ({ url }: { readonly url: string }): object => {
    const found = [...schemas.values()].find(({ $id }) => $id === url);
    if (found === undefined) throw new Error(`no schema has the id ${url}`);
    return structuredClone(found);
  },
};

await rm(generated, { recursive: true, force: true });
await mkdir(generated, { recursive: true });
for (const [name, schema] of schemas) {
  const source = await compile(structuredClone(schema), name, {
    $refOptions: { resolve: { byId } },
    bannerComment: `// Generated from schemas/${name}${SUFFIX} by \`npm run generate\`. Do not edit.`,
    style: { printWidth: 110, singleQuote: true, trailingComma: 'all' },
  });
  await writeFile(new URL(`${name}.ts`, generated), source);
}
