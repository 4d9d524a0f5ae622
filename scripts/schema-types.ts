/** Describes the values that a JSON Schema accepts, in words and links. */
import { namedDefinition, type SchemaNode } from './published-schemas.ts';

/** Returns the anchor of a definition in a schema; without a title, the anchor of the schema itself. */
export function anchorOf(schema: string, title?: string): string {
  return title === undefined ? schema : `${schema}-${title.toLowerCase()}`;
}

/** Returns the text for a schema or a part of it. `$id` is the id of the schema to which local references belong. */
export function typeText(node: SchemaNode | boolean, $id: string): string {
  if (node === false) return 'nothing';
  if (node === true) return 'any JSON';
  if (node.$ref !== undefined) return link(node.$ref.startsWith('#') ? $id + node.$ref : node.$ref);
  if ('const' in node) return literal(node.const);
  if (node.enum !== undefined) return node.enum.map(literal).join(' or ');
  const members = node.oneOf ?? node.anyOf;
  if (members !== undefined) return members.map((member) => typeText(member, $id)).join(' or ');
  if (node.type === undefined) return 'any JSON';
  return [node.type]
    .flat()
    .map((type) => ofType(type, node, $id))
    .join(' or ');
}

function link(reference: string): string {
  const { schema, key, title } = namedDefinition(reference);
  return `[${title}](#${anchorOf(schema, key === undefined ? undefined : title)})`;
}

function literal(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function ofType(type: string, node: SchemaNode, $id: string): string {
  if (type === 'array') return listText(node, $id);
  if (type === 'object') return objectText(node, $id);
  if (type === 'string') return stringText(node);
  if (type === 'integer' || type === 'number') return numberText(type, node);
  return type;
}

function listText({ prefixItems, items, minItems, maxItems }: SchemaNode, $id: string): string {
  if (maxItems === 0) return 'empty list';
  const each = items === undefined || items === false ? undefined : typeText(items, $id);
  if (prefixItems === undefined) return `${minItems === 1 ? 'non-empty ' : ''}list of ${each ?? 'any JSON'}`;
  const fixed = prefixItems.map((item, index) => {
    const text = typeText(item, $id);
    return minItems !== undefined && index >= minItems ? `${text} (optional)` : text;
  });
  return `list: ${[...fixed, ...(each === undefined ? [] : [`then any number of ${each}`])].join(', ')}`;
}

function objectText({ properties, additionalProperties }: SchemaNode, $id: string): string {
  if (properties !== undefined || additionalProperties === false) return 'object';
  if (additionalProperties === undefined || additionalProperties === true) return 'object of any JSON';
  return `map to ${typeText(additionalProperties, $id)}`;
}

function stringText({ minLength, pattern }: SchemaNode): string {
  if (pattern !== undefined) return `string like \`${pattern}\``;
  return minLength === undefined ? 'string' : 'non-empty string';
}

function numberText(type: string, { minimum, maximum, exclusiveMinimum }: SchemaNode): string {
  if (exclusiveMinimum !== undefined) return `${type} above ${exclusiveMinimum}`;
  if (minimum === undefined) return type;
  // The largest safe integer is only a limit of JSON readers, not of the property.
  if (maximum === undefined || maximum === Number.MAX_SAFE_INTEGER) return `${type} from ${minimum}`;
  return `${type}, ${minimum} to ${maximum}`;
}
