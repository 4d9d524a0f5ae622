import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import type { SeededRandom } from './seeded-random.ts';

/** The choices that a schema leaves open. */
export interface Choices {
  /** Chooses a branch, a type or a value: returns an index below `count`. */
  readonly way: (count: number) => number;
  /** Chooses the length of a list, and returns one `Choices` for each member. */
  readonly members: () => readonly Choices[];
  readonly isPresent: () => boolean;
  /** Chooses a text where a schema accepts any text. */
  readonly text: () => string;
  readonly matching: (pattern: string) => string;
  readonly integer: (min: number, max: number) => number;
}

interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: boolean | Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const FOLDER = new URL('../../schemas/', import.meta.url);
const SCHEMAS: readonly Schema[] = readdirSync(FOLDER).map(
  (name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Schema,
);

/** Builds a document that matches a published schema. */
export function schemaInstance(name: string, choices: Choices): unknown {
  const root = rootOf(`urn:lanser:schema:${name}:`);
  return instanceOf(root, root, choices);
}

function rootOf(prefix: string): Schema {
  const found = SCHEMAS.find(({ $id }) => $id?.startsWith(prefix) === true);
  if (found === undefined) throw new Error(`no schema ${prefix}`);
  return found;
}

function instanceOf(schema: Schema, root: Schema, choices: Choices): unknown {
  if (schema.$ref !== undefined) return referred(schema.$ref, root, choices);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[choices.way(schema.enum.length)];
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) {
    return instanceOf(branches[choices.way(branches.length)] as Schema, root, choices);
  }
  const types = [schema.type ?? 'anything'].flat();
  return ofType(types[choices.way(types.length)] ?? '', schema, root, choices);
}

function referred(reference: string, root: Schema, choices: Choices): unknown {
  const [id = '', pointer = ''] = reference.split('#');
  const target = id === '' ? root : rootOf(id);
  const name = pointer.replace('/$defs/', '');
  const found = name === '' ? target : target.$defs?.[name];
  if (found === undefined) throw new Error(`no ${reference}`);
  return instanceOf(found, target, choices);
}

function ofType(type: string, schema: Schema, root: Schema, choices: Choices): unknown {
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return choices.way(2) === 0;
    case 'integer':
    case 'number':
      return choices.integer(schema.minimum ?? -9, schema.maximum ?? (schema.minimum ?? 0) + 9);
    case 'string':
      if (schema.pattern !== undefined) return choices.matching(schema.pattern);
      return choices.text().padEnd(schema.minLength ?? 0, 'x');
    case 'array':
      return arrayOf(schema, root, choices);
    case 'object':
      return objectOf(schema, root, choices);
    case 'anything':
      return [choices.text(), null, { [choices.text()]: choices.text() }][choices.way(3)];
    default:
      throw new Error(`no instance of ${JSON.stringify(schema)}`);
  }
}

function arrayOf(schema: Schema, root: Schema, choices: Choices): unknown {
  const first = (schema.prefixItems ?? []).map((each) => instanceOf(each, root, choices));
  if (schema.items === false) return first;
  if (typeof schema.items !== 'object') throw new Error(`no items: ${JSON.stringify(schema)}`);
  const item = schema.items;
  const members = [...first, ...choices.members().map((each) => instanceOf(item, root, each))];
  while (members.length < (schema.minItems ?? 0)) members.push(instanceOf(item, root, choices));
  return members;
}

function objectOf(schema: Schema, root: Schema, choices: Choices): unknown {
  const entries: [string, unknown][] = [];
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name) !== true && !choices.isPresent()) continue;
    entries.push([name, instanceOf(member, root, choices)]);
  }
  const free = schema.additionalProperties;
  if (typeof free === 'object') entries.push([choices.text(), instanceOf(free, root, choices)]);
  if (free === true) entries.push([choices.text(), choices.text()]);
  return Object.fromEntries(entries);
}

/**
 * Returns choices that include every optional property and use `text` where a schema accepts any text. Of `count`
 * branches, they take the branch at index `way` modulo `count`. `way` increases by one for each member of a list.
 */
export function everywhere(text: string, way: number, depth = 0): Choices {
  const widths = [6, 2, 1];
  return {
    way: (count) => way % count,
    members: () =>
      Array.from({ length: widths[depth] ?? 1 }, (_, index) => everywhere(text, way + index, depth + 1)),
    isPresent: () => true,
    text: () => text,
    matching: (pattern) => sampleOf(pattern),
    integer: (min, max) => Math.min(max, min + (way % 7)),
  };
}

/** Returns random choices. Where a schema accepts any text, they use one of `texts`. */
export function drawn(random: SeededRandom, texts: readonly string[], depth = 0): Choices {
  const widths = [4, 3, 2];
  return {
    way: (count) => random.below(count),
    members: () =>
      Array.from({ length: random.below((widths[depth] ?? 1) + 1) }, () => drawn(random, texts, depth + 1)),
    isPresent: () => random.chance(0.6),
    text: () => random.pick(texts),
    matching: (pattern) => sampleOf(pattern),
    integer: (min, max) => random.pick([min, max, Math.floor(min + random.next() * (max - min))]),
  };
}

const samples = new Map<string, string>();

function sampleOf(pattern: string): string {
  const expression = new RegExp(pattern, 'u');
  // Tries two fixed names first, because fast-check cannot sample patterns with some Unicode classes.
  const cached = samples.get(pattern) ?? ['name', 'name:name'].find((text) => expression.test(text));
  if (cached !== undefined) return cached;
  const [sample = ''] = fc.sample(fc.stringMatching(expression), { numRuns: 1, seed: 1 });
  samples.set(pattern, sample);
  return sample;
}
