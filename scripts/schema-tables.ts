/** Renders the properties of an object schema as a Markdown table. Nested properties have paths such as `a.b[].c`. */
import type { SchemaNode } from './published-schemas.ts';
import { typeText } from './schema-types.ts';

interface Row {
  readonly name: string;
  readonly node: SchemaNode;
  readonly required: boolean;
}

export function propertyTable(node: SchemaNode, $id: string): string {
  const rows = rowsOf(node, '');
  const hashed = rows.some((row) => row.node['x-hashDomain'] !== undefined);
  const line = (name: string, type: string, required: string, inHash: string, description: string): string =>
    `| ${[name, type, required, ...(hashed ? [inHash] : []), description].join(' | ')} |`;
  return [
    line('property', 'type', 'required', 'hashed', 'description'),
    line('---', '---', '---', '---', '---'),
    ...rows.map((row) =>
      line(
        `\`${row.name}\``,
        cell(typeText(row.node, $id)),
        row.required ? 'yes' : '',
        hashedText(row.node['x-hashDomain']),
        cell(row.node.description ?? ''),
      ),
    ),
  ].join('\n');
}

function rowsOf(node: SchemaNode, prefix: string): readonly Row[] {
  const required = new Set(node.required);
  return Object.entries(node.properties ?? {}).flatMap(([key, property]) => {
    if (typeof property === 'boolean') return [];
    const name = prefix + key;
    return [{ name, node: property, required: required.has(key) }, ...rowsInside(property, name)];
  });
}

function rowsInside(node: SchemaNode, name: string): readonly Row[] {
  if (node.$ref !== undefined) return [];
  const { properties, additionalProperties, items } = node;
  const members = [...(node.oneOf ?? []), ...(node.anyOf ?? [])];
  return [
    ...(properties === undefined ? [] : rowsOf(node, `${name}.`)),
    ...(typeof additionalProperties === 'object' ? rowsInside(additionalProperties, `${name}.*`) : []),
    ...(typeof items === 'object' ? rowsInside(items, `${name}[]`) : []),
    ...members.flatMap((member) => rowsInside(member, name)),
  ];
}

function hashedText(mark: boolean | undefined): string {
  if (mark === undefined) return '';
  return mark ? 'yes' : 'no';
}

/** Escapes the bars in a cell. A bar ends a cell, even within code. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
