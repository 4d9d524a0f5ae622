/**
 * Writes the schema of `[tool.lanser]` for SchemaStore. Adds the `x-` keys that TOML editors read. Replaces draft
 * 2020-12 by draft-07. The schema's keywords mean the same in both drafts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';

interface ObjectSchema {
  readonly description: string;
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: Readonly<Record<string, object>>;
}

const PAGES = 'https://github.com/lanser/lanser/blob/main/docs';
/** The documentation pages of tables below `[tool.lanser]`. TOML editors link to these pages. */
const LINKS: Readonly<Record<string, string>> = {
  edits: `${PAGES}/edits.md`,
  gate: `${PAGES}/gate.md#verdict-and-policy`,
  relocation: `${PAGES}/relocation.md`,
  reward: `${PAGES}/rewards.md`,
  servers: `${PAGES}/servers.md`,
};

const root = new URL('../', import.meta.url);
const config = JSON.parse(
  await readFile(new URL('schemas/config.schema.json', root), 'utf8'),
) as ObjectSchema;
// Omits `$schema`, because a table in pyproject.toml does not name its schema.
const { $schema: _own, ...properties } = config.properties;
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://json.schemastore.org/partial-lanser.json',
  title: 'lanser configuration',
  description: 'The settings of lanser in pyproject.toml.',
  'x-taplo-info': {
    authors: ['lanser (https://github.com/lanser/lanser)'],
    patterns: [String.raw`^(.*(/|\\)pyproject\.toml|pyproject\.toml)$`],
  },
  'x-tombi-toml-version': 'v1.0.0',
  type: config.type,
  additionalProperties: config.additionalProperties,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      Object.hasOwn(LINKS, name) ? { ...property, 'x-taplo': { links: { key: LINKS[name] } } } : property,
    ]),
  ),
};
await mkdir(new URL('schemastore/', root), { recursive: true });
await writeFile(new URL('schemastore/partial-lanser.json', root), `${JSON.stringify(schema, null, 2)}\n`);
