import type { Json } from '../../src/schema/json.ts';
import type { SeededRandom } from '../../test/helpers/seeded-random.ts';

type Schema = Json;
type Members = Record<string, Json>;

const NAMES = ['a', 'b', 'ab'] as const;
const PATTERNS = ['^a', 'b$', '^b', '^a?b$'] as const;
const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'] as const;
const ATOMS: readonly Json[] = [null, true, false, 0, 1, 2, 0.5, '', 'a', 'b', 'ab'];
export const DRAFTS = [
  'http://json-schema.org/draft-04/schema#',
  'http://json-schema.org/draft-07/schema#',
  'https://json-schema.org/draft/2019-09/schema',
  'https://json-schema.org/draft/2020-12/schema',
] as const;

const OF_TYPE: Readonly<Record<string, readonly Json[]>> = {
  string: ['', 'a', 'b', 'ab'],
  integer: [0, 1, 2],
  number: [0, 1, 2, 0.5],
  boolean: [true, false],
  null: [null],
};

/** A generator of random schemas. It uses few names, patterns and values, so that constraints overlap. */
export class SmallSchemas {
  private readonly random: SeededRandom;
  private readonly draft: string;
  private readonly isRecursive: boolean;

  constructor(random: SeededRandom, draft: string) {
    this.random = random;
    this.draft = draft;
    this.isRecursive = random.chance(0.15);
  }

  root(): Schema {
    const schema = this.schemaOfDepth(2);
    return { $schema: this.draft, ...(schema as Members) };
  }

  /** Returns the schema changed at one random place. The result can equal the schema. */
  changed(schema: Schema, depth = 2): Schema {
    const { random } = this;
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema) || random.chance(0.1))
      return this.schemaOfDepth(Math.max(0, depth - 1));
    const members: Members = { ...(schema as Members) };
    const keys = Object.keys(members).filter((key) => key !== '$schema');
    const inner = keys.filter((key) => typeof members[key] === 'object');
    if (inner.length > 0 && depth > 0 && random.chance(0.6)) {
      const key = random.pick(inner);
      members[key] = this.changedValue(key, members[key] as Json, depth);
    } else if (keys.length > 0 && random.chance(0.4)) delete members[random.pick(keys)];
    else Object.assign(members, this.some(depth, 1));
    return members;
  }

  private changedValue(key: string, value: Json, depth: number): Json {
    const { random } = this;
    if (['type', 'enum', 'required', 'const'].includes(key)) return this.keyword(key, depth) ?? value;
    if (Array.isArray(value) && value.length > 0) {
      const index = random.below(value.length);
      return (value as Json[]).with(index, this.changed(value[index] as Json, depth - 1));
    }
    if (['properties', 'patternProperties', 'dependentSchemas', 'dependencies'].includes(key)) {
      const names = Object.keys(value as Members);
      if (names.length === 0) return value;
      const name = random.pick(names);
      const inner = (value as Members)[name] as Json;
      return { ...(value as Members), [name]: Array.isArray(inner) ? ['b'] : this.changed(inner, depth - 1) };
    }
    return this.changed(value, depth - 1);
  }

  schemaOfDepth(depth: number): Schema {
    const { random } = this;
    if (depth < 2 && !this.draft.includes('draft-04') && random.chance(0.12)) return random.chance(0.6);
    if (depth < 2 && this.isRecursive && random.chance(0.3)) return { $ref: '#' };
    return this.some(depth, depth === 0 ? 1 : 1 + random.below(3));
  }

  private some(depth: number, count: number): Members {
    const { random } = this;
    const members: Members = {};
    if (random.chance(0.5)) members['type'] = random.pick(TYPES);
    for (let index = 0; index < count; index += 1) this.family(members, depth);
    return members;
  }

  private family(members: Members, depth: number): void {
    const { random } = this;
    const recent = this.draft.includes('/draft/');
    const tuple = this.draft.includes('2020') ? 'prefixItems' : 'items';
    const families: readonly (readonly string[])[] = [
      ['const'],
      ['enum'],
      ['type'],
      ['minimum', 'maximum', 'multipleOf'],
      ['minLength', 'maxLength', 'pattern'],
      ...(depth === 0
        ? []
        : [
            ['properties', 'required', 'additionalProperties', 'patternProperties'],
            ['properties', 'required', 'maxProperties', 'minProperties'],
            ['items', 'minItems', 'maxItems', 'uniqueItems'],
            [tuple, 'minItems', 'maxItems', tuple === 'items' ? 'additionalItems' : 'items'],
            ['contains', 'maxItems', ...(recent ? ['minContains', 'maxContains'] : [])],
            ['propertyNames', 'maxProperties'],
            recent ? ['dependentRequired', 'dependentSchemas'] : ['dependencies'],
            ['anyOf', 'oneOf', 'allOf', 'not'],
            ['if', 'then', 'else'],
            ...(recent
              ? [
                  ['unevaluatedProperties', 'properties', 'anyOf', 'if', 'then'],
                  ['unevaluatedItems', tuple, 'allOf', 'if', 'else'],
                ]
              : []),
          ]),
    ];
    const family = random.pick(families);
    for (const [index, keyword] of family.entries()) {
      if (index > 0 && !random.chance(0.5)) continue;
      const isTuple = keyword === tuple && family.includes('additionalItems');
      const value = isTuple ? this.list(depth) : this.keyword(keyword, depth);
      if (value !== undefined) members[keyword] = value;
    }
  }

  private list(depth: number): readonly Schema[] {
    return Array.from({ length: 1 + this.random.below(2) }, () => this.schemaOfDepth(depth - 1));
  }

  private members(names: readonly string[], depth: number): Members {
    const { random } = this;
    const chosen = names.filter(() => random.chance(0.5));
    return Object.fromEntries(
      (chosen.length > 0 ? chosen : [names[0] as string]).map((name) => [
        name,
        this.schemaOfDepth(depth - 1),
      ]),
    );
  }

  private values(): readonly Json[] {
    const { random } = this;
    const pool = random.chance(0.5)
      ? (OF_TYPE[random.pick(Object.keys(OF_TYPE))] as readonly Json[])
      : [...ATOMS, {}, [], [0], ['a'], { a: 0 }, { a: 'a' }, [1, 1]];
    return [...new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(pool)))];
  }

  private keyword(keyword: string, depth: number): Json | undefined {
    const { random } = this;
    switch (keyword) {
      case 'type':
        return random.chance(0.6)
          ? random.pick(TYPES)
          : [...new Set([random.pick(TYPES), random.pick(TYPES)])];
      case 'const':
        return this.values()[0];
      case 'enum':
        return this.values();
      case 'minimum':
      case 'maximum':
        return random.pick([0, 0.5, 1, 2]);
      case 'multipleOf':
        return random.pick([1, 2, 0.5, 3]);
      case 'minLength':
      case 'maxLength':
      case 'minItems':
      case 'maxItems':
      case 'minProperties':
      case 'maxProperties':
      case 'minContains':
      case 'maxContains':
        return random.below(3);
      case 'pattern':
        return random.pick(PATTERNS);
      case 'uniqueItems':
        return true;
      case 'required':
        return [...new Set(Array.from({ length: 1 + random.below(2) }, () => random.pick(NAMES)))];
      case 'properties':
      case 'dependentSchemas':
        return this.members(NAMES, depth);
      case 'patternProperties':
        return this.members(PATTERNS, depth);
      case 'dependentRequired':
        return { [random.pick(NAMES)]: [random.pick(NAMES)] };
      case 'dependencies':
        return {
          [random.pick(NAMES)]: random.chance(0.5) ? [random.pick(NAMES)] : this.schemaOfDepth(depth - 1),
        };
      case 'propertyNames':
        return this.name();
      case 'prefixItems':
      case 'anyOf':
      case 'oneOf':
      case 'allOf':
        return this.list(depth);
      default:
        return this.schemaOfDepth(depth - 1);
    }
  }

  private name(): Schema {
    const { random } = this;
    return random.pick<Schema>([
      { pattern: random.pick(PATTERNS) },
      { maxLength: random.below(3) },
      { minLength: 1 + random.below(2) },
      {
        enum: [random.pick(NAMES), random.pick(NAMES)].filter(
          (name, index, all) => all.indexOf(name) === index,
        ),
      },
      { not: { pattern: random.pick(PATTERNS) } },
    ]);
  }
}

/** Returns small documents. Most names and values in them also occur in {@link SmallSchemas}. */
export function smallDocuments(): readonly Json[] {
  const few: readonly Json[] = [null, true, 0, 1, 0.5, '', 'a', 'b', 'ab'];
  const atoms: readonly Json[] = [...ATOMS, -1, 3, 4, 6, -2, 1.5, 'aa', 'ba', 'bb', 'abb', 'c', 'cc', 'ccc'];
  const pairs = few.flatMap((one) => few.map((other) => [one, other] as const));
  const arrays: readonly Json[] = [[], ...[...atoms].map((one) => [one]), ...pairs];
  const triples = pairs.slice(0, 60).flatMap((pair) => [1, 'a', null].map((third) => [...pair, third]));
  const names = [...NAMES, 'c', 'bb'] as const;
  const values: readonly Json[] = [null, true, 0, 1, 0.5, 'a', 'b', ''];
  const single = names.flatMap((name) => [...atoms].map((value): Json => ({ [name]: value })));
  const double = names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .flatMap((other) =>
        values.flatMap((first) => values.map((second): Json => ({ [one]: first, [other]: second }))),
      ),
  );
  const triple = [0, 1, 'a', 'b'].flatMap((a) =>
    [0, 'a'].flatMap((b) =>
      [1, 'a', null].flatMap((ab): Json[] => [
        { a, b, ab },
        { a, b, c: ab },
      ]),
    ),
  );
  const parts: readonly Json[] = [
    [],
    [0],
    ['a'],
    [1, 1],
    [0, 'a'],
    {},
    { a: 0 },
    { a: 'a' },
    { b: 1 },
    { ab: 'b' },
    { c: 1 },
    { a: 1, b: 1 },
    { a: { a: 1 } },
    [[]],
    { a: {} },
  ];
  const deep = parts.flatMap((part): Json[] => [
    [part],
    [part, part],
    [part, 0],
    [0, part],
    { a: part },
    { b: part },
    { ab: part },
    { c: part },
    { a: part, b: 1 },
    { a: part, b: part },
    { a: 1, b: part },
  ]);
  return [...atoms, ...arrays, ...triples, {}, ...single, ...double, ...triple, ...deep];
}
