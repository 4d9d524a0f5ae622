// Generates random documents for a schema. They may be invalid, and often contain boundary values of the schema.
import { isList, isObject, setOwn, type JsonObject } from './json-value.ts';
import { formatSamples, patternSamples, type Corners } from './schema-corners.ts';
import {
  drawn,
  isDiffering,
  itemSchemas,
  matches,
  memberSchemas,
  numbersOf,
  partsOf,
  valuesOf,
  type Scene,
} from './schema-parts.ts';

export interface Drawing extends Scene {
  readonly corners: Corners;
}

type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

const KINDS: readonly Kind[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];
const KIND_OF_KEYWORD: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:\w*[pP]roperties|required|propertyNames|depend\w+)$/u, 'object'],
  [/^(?:\w*[iI]tems|\w*[cC]ontains)$/u, 'array'],
  [/^(?:minLength|maxLength|pattern|format)$/u, 'string'],
  [/^(?:\w*[mM]inimum|\w*[mM]aximum|multipleOf)$/u, 'number'],
];
/**
 * At greater depths, arrays are short. Optional members are then taken from `properties` only if their schemas are in
 * {@link Scene.differing}.
 */
const DEEP = 5;
/** At greater depths, every value comes from `corners.values`. */
const MAX_DEPTH = 12;

export function anyValue(schemas: readonly unknown[], drawing: Drawing, depth = 0): unknown {
  const { random, corners } = drawing;
  if (depth > MAX_DEPTH || (depth > 0 && random.chance(0.04))) return random.pick(corners.values);
  const parts = partsOf(schemas, drawing);
  const named = valuesOf(parts, 'enum').filter((value) => isList(value)) as unknown[][];
  const fixed = [...valuesOf(parts, 'const').map((value) => [value]), ...named].filter(
    (list) => list.length > 0,
  );
  if (fixed.length > 0 && random.chance(0.95)) return random.pick(random.pick(fixed));
  const hinted = [...valuesOf(parts, 'default'), ...valuesOf(parts, 'examples').flat()];
  if (hinted.length > 0 && random.chance(0.1)) return random.pick(hinted);
  const kind = random.pick(kindsOf(parts));
  if (kind === 'null') return null;
  if (kind === 'boolean') return random.chance(0.5);
  if (kind === 'number') return anyNumber(parts, drawing);
  if (kind === 'string') return anyString(parts, drawing);
  if (kind === 'array') return anyArray(parts, drawing, depth);
  return anyObject(parts, drawing, depth);
}

function kindsOf(parts: readonly JsonObject[]): readonly Kind[] {
  let kinds = KINDS;
  for (const type of valuesOf(parts, 'type')) {
    const listed = (isList(type) ? type : [type]).map((one) => (one === 'integer' ? 'number' : one) as Kind);
    const left = kinds.filter((kind) => listed.includes(kind));
    if (left.length > 0) kinds = left;
  }
  if (kinds.length === 1) return kinds;
  // Prefers the kinds that keywords other than `type` indicate (`minLength`: a string).
  const keywords = new Set(parts.flatMap((part) => Object.keys(part)));
  const indicated = KIND_OF_KEYWORD.filter(([pattern]) =>
    [...keywords].some((keyword) => pattern.test(keyword)),
  ).map(([, kind]) => kind);
  return [
    ...kinds,
    ...kinds.filter((kind) => indicated.includes(kind)).flatMap((kind) => [kind, kind, kind, kind]),
  ];
}

function anyNumber(parts: readonly JsonObject[], { random, corners }: Drawing): number {
  const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].flatMap((keyword) =>
    numbersOf(parts, keyword),
  );
  const steps = numbersOf(parts, 'multipleOf');
  const whole = valuesOf(parts, 'type').flat().includes('integer');
  const from = bounds.length > 0 && random.chance(0.8) ? random.pick(bounds) : 0;
  const candidates = corners.values.filter((value) => typeof value === 'number');
  if (random.chance(0.25)) return random.pick(candidates);
  const step =
    steps.length > 0 && random.chance(0.8) ? random.pick(steps) : random.pick(whole ? [1] : [1, 0.5, 0.25]);
  const shift = random.pick([0, 1, -1, 2, -2, 3, random.below(20) - 10, random.below(2000) - 1000]);
  const value = steps.length > 0 ? (Math.round(from / step) + shift) * step : from + shift * step;
  return value === 0 ? 0 : value;
}

function anyString(parts: readonly JsonObject[], { random, corners }: Drawing): string {
  const made: string[] = [];
  for (const pattern of valuesOf(parts, 'pattern')) {
    if (typeof pattern === 'string') made.push(...patternSamples(pattern, random.below(1000)));
  }
  for (const format of valuesOf(parts, 'format')) {
    if (typeof format === 'string') made.push(...formatSamples(format));
  }
  const least = Math.max(0, ...numbersOf(parts, 'minLength'));
  const most = Math.min(least + 8, ...numbersOf(parts, 'maxLength'));
  const letter = random.pick(['a', 'Z', '0', '\u{1f600}', '-', '_', ' ', 'é', '.']);
  made.push(letter.repeat(random.chance(0.5) ? least : most));
  const candidates = corners.values.filter((value) => typeof value === 'string');
  return random.chance(0.35) ? random.pick([...candidates, ...corners.names]) : random.pick(made);
}

function anyArray(parts: readonly JsonObject[], drawing: Drawing, depth: number): unknown[] {
  const { random } = drawing;
  const least = Math.max(0, ...numbersOf(parts, 'minItems'));
  const most = Math.min(
    Math.max(least, depth > DEEP ? 1 : depth > 2 ? 2 : 4),
    ...numbersOf(parts, 'maxItems'),
  );
  const count = Math.min(60, random.chance(0.2) ? most : least + random.below(Math.max(0, most - least) + 1));
  const items = Array.from({ length: count }, (_, index) =>
    anyValue(itemSchemas(parts, index), drawing, depth + 1),
  );
  for (const contains of valuesOf(parts, 'contains')) {
    const times = Math.max(1, ...numbersOf(parts, 'minContains')) - (random.chance(0.1) ? 1 : 0);
    for (let index = 0; index < Math.min(times, 20); index++) {
      const item = anyValue([contains, ...itemSchemas(parts, index)], drawing, depth + 1);
      if (items.length > index) items[items.length - 1 - index] = item;
      else items.push(item);
    }
  }
  if (!valuesOf(parts, 'uniqueItems').includes(true) || random.chance(0.1)) {
    if (items.length > 0 && random.chance(0.1)) items.push(random.pick(items));
    return items;
  }
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function anyObject(parts: readonly JsonObject[], drawing: Drawing, depth: number): JsonObject {
  const { random, corners, differing } = drawing;
  const names = new Set<string>(
    valuesOf(parts, 'required')
      .flat()
      .filter((name) => typeof name === 'string'),
  );
  const properties = parts.map((part) => part['properties']).filter(isObject);
  const density = random.pick([0, 0.2, 0.6, 1]);
  for (const [name, inner] of properties.flatMap((one) => Object.entries(one))) {
    const probability = isDiffering(inner, differing)
      ? 0.7
      : depth > DEEP
        ? 0
        : density * (properties.length > 1 ? 0.7 : 1);
    if (inner !== false && random.chance(probability)) names.add(name);
  }
  for (const patterns of valuesOf(parts, 'patternProperties').filter(isObject)) {
    for (const [pattern, inner] of Object.entries(patterns)) {
      if (!random.chance(isDiffering(inner, differing) ? 0.7 : 0.3)) continue;
      const candidates = corners.names.filter((name) => matches(pattern, name));
      const samples = patternSamples(pattern, random.below(1000), 1);
      if (candidates.length + samples.length > 0) names.add(random.pick([...candidates, ...samples]));
    }
  }
  addFree(names, parts, drawing);
  const made: JsonObject = {};
  for (const name of names) {
    setOwn(made, name, anyValue(memberSchemas(parts, name), drawing, depth + 1));
  }
  if (names.size > 0 && random.chance(0.04)) delete made[random.pick([...names])];
  return made;
}

/** Adds random names of members: names generated from `propertyNames`, names that occur in a schema, or new names. */
function addFree(names: Set<string>, parts: readonly JsonObject[], drawing: Drawing): void {
  const { random, corners } = drawing;
  const rest = [...valuesOf(parts, 'additionalProperties'), ...valuesOf(parts, 'unevaluatedProperties')];
  const closed = rest.includes(false);
  const probability = closed ? 0.06 : rest.some(isObject) ? 0.7 : 0.2;
  const least = Math.min(30, Math.max(0, ...numbersOf(parts, 'minProperties')));
  for (
    let tries = 0;
    tries < 40 && (names.size < least || (tries < 3 && random.chance(probability)));
    tries++
  ) {
    const rules = valuesOf(parts, 'propertyNames');
    const made =
      rules.length > 0 && random.chance(0.8) ? anyValue([drawn(rules, drawing)], drawing, 1) : undefined;
    if (typeof made === 'string') names.add(made);
    else
      names.add(corners.names.length > 0 && random.chance(0.6) ? random.pick(corners.names) : `free${tries}`);
  }
}
