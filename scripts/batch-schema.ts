/** Writes the commands and options of schemas/batch.schema.json from the registries of operations and options. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Operation } from '../src/registry/operation.ts';
import { OPERATIONS } from '../src/registry/operations.ts';
import type { OptionName } from '../src/registry/option.ts';
import { OPTIONS } from '../src/registry/options.ts';

interface BatchSchema {
  readonly properties: { readonly options: { properties: unknown } };
  readonly $defs: { readonly command: { enum: unknown } };
}

const file = new URL('../schemas/batch.schema.json', import.meta.url);
const schema = JSON.parse(await readFile(file, 'utf8')) as BatchSchema;
const operations: readonly Operation[] = Object.values(OPERATIONS);
schema.$defs.command.enum = operations.flatMap(({ name, command }) =>
  command === undefined ? [] : [...new Set([name, command.alias ?? name])],
);
schema.properties.options.properties = Object.fromEntries(
  (Object.keys(OPTIONS) as OptionName[])
    .filter((name) => OPTIONS[name].isCommandLineOnly !== true)
    .map((name) => [name, { description: OPTIONS[name].description, ...OPTIONS[name].schema }]),
);
// The formatter keeps existing line breaks. JSON in one line has none, so it always gets the same layout.
await writeFile(file, JSON.stringify(schema));
