/** Writes the reference part of docs/schemas.md from schemas/. */
import { readFile, writeFile } from 'node:fs/promises';
import { SCHEMAS, type PublishedSchema, type SchemaNode } from './published-schemas.ts';
import { propertyTable } from './schema-tables.ts';
import { anchorOf, typeText } from './schema-types.ts';

const BEGIN = '<!-- generated from schemas/ by scripts/schema-docs.ts -->';

const file = new URL('../docs/schemas.md', import.meta.url);
const head = (await readFile(file, 'utf8')).split(BEGIN, 1)[0] ?? '';
const overview = [
  '| schema | `$id` | description |',
  '| --- | --- | --- |',
  ...[...SCHEMAS].map(
    ([name, { $id, description }]) =>
      `| [${name}](#${anchorOf(name)}) | \`${$id}\` | ${firstSentence(description)} |`,
  ),
].join('\n');
const sections = [...SCHEMAS].flatMap(([name, schema]) => sectionOf(name, schema));
await writeFile(file, `${[`${head}${BEGIN}`, '## The schemas', overview, ...sections].join('\n\n')}\n`);

function sectionOf(name: string, schema: PublishedSchema): readonly string[] {
  const { $id, title } = schema;
  const definitions = Object.entries(schema.$defs ?? {}).flatMap(([key, node]) => [
    `### ${node.title ?? key} <a id="${anchorOf(name, node.title)}"></a>`,
    ...partsOf(node, $id),
  ]);
  return [
    `## ${name} <a id="${anchorOf(name)}"></a>`,
    `${title}, \`${$id}\`, [${name}.schema.json](../schemas/${name}.schema.json)`,
    ...partsOf(schema, $id),
    ...definitions,
  ];
}

function partsOf(node: SchemaNode, $id: string): readonly string[] {
  const described = node.description === undefined ? [] : [node.description];
  const isObject = node.$ref === undefined && node.properties !== undefined;
  return [...described, isObject ? propertyTable(node, $id) : `Type: ${typeText(node, $id)}`];
}

function firstSentence(text = ''): string {
  return /^.*?[.:](?= |$)/u.exec(text)?.[0].replace(/:$/u, '.') ?? text;
}
