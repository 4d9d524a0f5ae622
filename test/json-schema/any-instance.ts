// Generates random documents for two schemas. Does not use the code in src/ that compares schemas.
import { generateSync } from 'json-schema-faker';
import { seededRandom, type SeededRandom } from '../helpers/seeded-random.ts';
import { anyValue, type Drawing } from './any-value.ts';
import { isObject } from './json-value.ts';
import { mutated } from './mutate-value.ts';
import { plainValidator } from './plain-ajv.ts';
import { cornersOf } from './schema-corners.ts';
import { differingNodes } from './schema-differences.ts';

export interface Instance {
  readonly document: unknown;
  /** The validity of the document under each schema, according to ajv. */
  readonly valid: readonly [boolean, boolean];
}

/** The maximum number of documents to keep for mutation. Each kept document is valid under at least one schema. */
const KEPT = 200;

/**
 * Yields `count` documents: first fixed values and boundary values of the parts in which the schemas differ, then
 * random documents. Equal arguments yield equal documents.
 *
 * @throws Error if ajv cannot compile one of the schemas.
 */
export function* anyInstances(
  one: unknown,
  other: unknown,
  count: number,
  seed: number,
): Generator<Instance> {
  const random = seededRandom(seed);
  const validators = [plainValidator(one), plainValidator(other)] as const;
  const differing = differingNodes(one, other);
  const all = cornersOf([one, other], () => true);
  const near = cornersOf([one, other], (node) => differing.has(node));
  const drawings = [one, other].map((root): Drawing => ({ root, random, differing, corners: all }));
  const nearDrawings = drawings.map((drawing): Drawing => ({ ...drawing, corners: near }));
  const places = [...differing].filter(isObject);
  const instances: unknown[] = [];
  const draw = (): unknown => {
    const drawing = random.pick(random.chance(0.5) ? drawings : nearDrawings);
    return anyValue([drawing.root], drawing);
  };
  const fresh = (): unknown => {
    const drawing = random.pick(nearDrawings);
    return places.length === 0 ? random.pick(all.values) : anyValue([random.pick(places)], drawing, 1);
  };
  const both = [one, other] as const;
  const next = (index: number): unknown => {
    if (index < near.values.length && index < count / 4) return near.values[index];
    const way = random.next();
    if (way < 0.1) return faked(random.pick(both), random) ?? draw();
    if (way < 0.5 || instances.length === 0) return draw();
    let document = random.pick(instances);
    for (let times = random.pick([1, 1, 1, 2, 2, 3]); times > 0; times--) {
      const corners = random.chance(0.6) ? near : all;
      document = mutated(document, { random, corners, fresh });
    }
    return document;
  };
  for (let index = 0; index < count; index++) {
    const document = plain(next(index));
    const valid = [validators[0](document), validators[1](document)] as const;
    if (valid[0] || valid[1]) {
      if (instances.length < KEPT) instances.push(document);
      else instances[random.below(KEPT)] = document;
    }
    yield { document, valid };
  }
}

/**
 * Returns the first document of {@link anyInstances} that is valid only under the old schema; undefined if none is.
 * Throws like {@link anyInstances}.
 */
export function counterExampleOf(
  old: unknown,
  next: unknown,
  count: number,
  seed: number,
): { readonly document: unknown } | undefined {
  for (const { document, valid } of anyInstances(old, next, count, seed)) {
    if (valid[0] && !valid[1]) return { document };
  }
  return undefined;
}

/** Returns a deep copy of a JSON value, so that documents share no objects. Returns null for undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
}

function faked(schema: unknown, random: SeededRandom): unknown {
  if (!isObject(schema)) return undefined;
  try {
    return generateSync(schema, {
      seed: random.below(2 ** 31),
      optionalsProbability: random.pick([0.2, 0.5, 1]),
      useExamplesValue: random.chance(0.5),
      maxDepth: 6,
      refDepthMax: 3,
      failOnInvalidTypes: false,
    });
  } catch {
    // json-schema-faker throws on remote references and contradictions.
    return undefined;
  }
}
