// Collects boundary values ("corners") of schemas: values that they contain, and values at or beside their limits.
import { generateSync } from 'json-schema-faker';
import { isList, isObject } from './json-value.ts';

export interface Corners {
  readonly values: readonly unknown[];
  readonly names: readonly string[];
}

const BASIC = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  1.5,
  -0.5,
  100,
  '',
  'a',
  'B',
  '1',
  'ab c',
  '\u{1f600}',
  'é',
  [],
  {},
];
const NUMERIC = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LENGTHS = ['minLength', 'maxLength'];
const SIZES = ['minItems', 'maxItems', 'minContains', 'maxContains'];
const MEMBERS = ['minProperties', 'maxProperties'];
const MAX_LENGTH = 400;

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  date: ['2024-02-29', '2023-02-29', '2023-01-01'],
  time: ['12:00:00Z', '23:59:60Z', '12:00:00', '12:00:00+01:00'],
  'date-time': ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00+01:00', '2024-02-29'],
  duration: ['P1D', 'PT5M', 'P'],
  email: ['a@b.cd', 'a.b+c@d.example', 'a@'],
  hostname: ['example.com', 'a', '-a'],
  ipv4: ['127.0.0.1', '256.0.0.1'],
  ipv6: ['::1', '2001:db8::1', ':'],
  uri: ['http://a.b/c', 'urn:a:b', 'a/b'],
  'uri-reference': ['http://a.b/c', 'a/b', '#x', ' '],
  'uri-template': ['http://a/{b}', '{'],
  url: ['http://a.example/c', 'urn:a:b'],
  uuid: ['123e4567-e89b-12d3-a456-426614174000', '123e4567'],
  regex: ['^a$', '('],
  'json-pointer': ['', '/a/b', 'a'],
  'relative-json-pointer': ['0', '1/a', '/a'],
};

/** Returns at most `count` strings that usually match a pattern. Equal seeds give equal strings. */
export function patternSamples(pattern: string, seed: number, count = 3): readonly string[] {
  const samples: string[] = [];
  for (let index = 0; index < count; index++) {
    try {
      const made = generateSync({ type: 'string', pattern }, { seed: seed + index });
      if (typeof made === 'string') samples.push(made);
    } catch {
      break;
    }
  }
  return samples;
}

export function formatSamples(format: string): readonly string[] {
  return (Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined) ?? [];
}

/**
 * Returns basic values, and the boundary values and member names of the schema objects that `isIncluded` accepts.
 */
export function cornersOf(schemas: readonly unknown[], isIncluded: (node: object) => boolean): Corners {
  const values: unknown[] = [];
  const names = new Set<string>();
  for (const schema of schemas) visit(schema, isIncluded, values, names);
  return { values: [...BASIC, ...distinct(values)], names: [...names] };
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function visit(
  node: unknown,
  isIncluded: (node: object) => boolean,
  values: unknown[],
  names: Set<string>,
): void {
  if (typeof node !== 'object' || node === null) return;
  if (isObject(node) && isIncluded(node)) {
    for (const [keyword, value] of Object.entries(node)) cornersAt(keyword, value, values, names);
  }
  for (const child of Object.values(node)) visit(child, isIncluded, values, names);
}

function cornersAt(keyword: string, value: unknown, values: unknown[], names: Set<string>): void {
  if (keyword === 'const' || keyword === 'default') values.push(value);
  if ((keyword === 'enum' || keyword === 'examples') && isList(value)) values.push(...value);
  if (keyword === 'required' && isList(value)) {
    for (const name of value) if (typeof name === 'string') names.add(name);
  }
  if (isObject(value)) {
    if (/^(?:properties|dependen)/u.test(keyword)) for (const name of Object.keys(value)) names.add(name);
    if (keyword === 'patternProperties') {
      for (const pattern of Object.keys(value))
        for (const name of patternSamples(pattern, 1)) names.add(name);
    }
  }
  if (keyword === 'pattern' && typeof value === 'string') {
    const samples = patternSamples(value, 1, 5);
    values.push(...samples);
    for (const name of samples) names.add(name);
  }
  if (keyword === 'format' && typeof value === 'string') values.push(...formatSamples(value));
  if (typeof value === 'number') values.push(...beside(keyword, value));
}

function beside(keyword: string, bound: number): unknown[] {
  if (NUMERIC.includes(keyword)) return [bound, bound - 1, bound + 1, bound - 0.5, bound + 0.5, bound * 2];
  if (bound > MAX_LENGTH || !Number.isInteger(bound)) return [];
  const around = [bound - 1, bound, bound + 1].filter((count) => count >= 0);
  if (LENGTHS.includes(keyword))
    return around.flatMap((count) => ['a', '1', '\u{1f600}'].map((one) => one.repeat(count)));
  if (SIZES.includes(keyword)) {
    return around.flatMap((count) => [
      Array.from({ length: count }, (_, index) => index),
      Array.from({ length: count }, () => 'a'),
    ]);
  }
  if (!MEMBERS.includes(keyword)) return [];
  return around.map((count) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, index])),
  );
}
