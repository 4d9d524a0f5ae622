// Collects the schema objects that a random value should match at one place in a document.
import type { SeededRandom } from '../helpers/seeded-random.ts';
import { isList, isObject, ownProperty, type JsonObject } from './json-value.ts';
import { localTarget } from './local-target.ts';

export interface Scene {
  readonly root: unknown;
  readonly random: SeededRandom;
  /** The objects and arrays in two compared schemas that contain a difference, or lead to one through `$ref`. */
  readonly differing: ReadonlySet<object>;
}

const MAX_COUNT = 60;

/**
 * Returns at most 60 schema objects that a random value should match. Follows references. Chooses branches
 * at random, and also whether conditions and dependencies apply. Ignores `not`.
 */
export function partsOf(schemas: readonly unknown[], scene: Scene): readonly JsonObject[] {
  const parts: JsonObject[] = [];
  const seen = new Set<object>();
  const waiting = [...schemas];
  while (waiting.length > 0 && parts.length < MAX_COUNT) {
    const schema = waiting.shift();
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    parts.push(schema);
    waiting.push(localTarget(scene.root, schema['$ref']), localTarget(scene.root, schema['$dynamicRef']));
    if (schema['$recursiveRef'] === '#') waiting.push(scene.root);
    if (isList(schema['allOf'])) waiting.push(...(schema['allOf'] as unknown[]));
    for (const keyword of ['anyOf', 'oneOf']) {
      const branches = schema[keyword];
      if (isList(branches) && branches.length > 0) waiting.push(drawn(branches, scene));
    }
    if (schema['if'] !== undefined) waiting.push(...conditional(schema, scene));
    for (const keyword of ['dependentSchemas', 'dependencies']) {
      const dependent = schema[keyword];
      if (isObject(dependent) && scene.random.chance(0.5)) {
        const [name, inner] = scene.random.pick([...Object.entries(dependent), ['', undefined] as const]);
        if (inner !== undefined)
          waiting.push({ required: [name] }, isList(inner) ? { required: inner } : inner);
      }
    }
  }
  return parts;
}

function conditional(schema: JsonObject, { random }: Scene): unknown[] {
  if (random.chance(0.6)) return [schema['if'], schema['then']];
  return random.chance(0.8) ? [schema['else']] : [];
}

/** Picks a random branch, preferably one in `differing`. */
export function drawn(branches: readonly unknown[], { random, differing }: Scene): unknown {
  const preferred = branches.filter((branch) => isDiffering(branch, differing));
  return random.pick(preferred.length > 0 && random.chance(0.6) ? preferred : branches);
}

export function isDiffering(schema: unknown, differing: ReadonlySet<object>): boolean {
  return typeof schema === 'object' && schema !== null && differing.has(schema);
}

export function valuesOf(parts: readonly JsonObject[], keyword: string): unknown[] {
  return parts.map((part) => ownProperty(part, keyword)).filter((value) => value !== undefined);
}

export function numbersOf(parts: readonly JsonObject[], keyword: string): number[] {
  return valuesOf(parts, keyword).filter((value) => typeof value === 'number');
}

export function memberSchemas(parts: readonly JsonObject[], name: string): unknown[] {
  return parts.flatMap((part) => {
    const found: unknown[] = [];
    const properties = part['properties'];
    if (isObject(properties) && Object.hasOwn(properties, name)) found.push(properties[name]);
    const patterns = part['patternProperties'];
    if (isObject(patterns)) {
      for (const [pattern, inner] of Object.entries(patterns)) if (matches(pattern, name)) found.push(inner);
    }
    if (found.length > 0) return found;
    const rest = part['additionalProperties'] ?? part['unevaluatedProperties'];
    return rest === undefined ? [] : [rest];
  });
}

export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

export function itemSchemas(parts: readonly JsonObject[], index: number): unknown[] {
  return parts.flatMap((part) => {
    const items = part['items'];
    const tuple = isList(items) ? (items as unknown[]) : part['prefixItems'];
    if (isList(tuple) && index < tuple.length) return [tuple[index]];
    const rest = (isList(items) ? part['additionalItems'] : items) ?? part['unevaluatedItems'];
    return rest === undefined ? [] : [rest];
  });
}
