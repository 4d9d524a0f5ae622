import type { RawError } from './raw-error.ts';

/** Describes the requirement of a violated JSON Schema keyword, in words that follow "expected". */
export function expectedWords({ keyword, params }: RawError): string {
  return Object.hasOwn(WORDS, keyword)
    ? (WORDS[keyword]?.(params) ?? keyword)
    : `a value that ${keyword} allows`;
}

type Params = RawError['params'];

const WORDS: Readonly<Record<string, (params: Params) => string>> = {
  type: ({ type }) => typeWords(Array.isArray(type) ? (type as readonly string[]) : [String(type)]),
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  enum: ({ allowedValues }) => oneOfWords(allowedValues as readonly unknown[]),
  required: ({ missingProperty }) => propertyWords([missingProperty].flat() as readonly string[]),
  dependentRequired: ({ missingProperty }) => propertyWords([String(missingProperty)]),
  // The message does not repeat the name of the property, because the pointer ends with it.
  additionalProperties: () => 'a known property',
  unevaluatedProperties: () => 'a known property',
  'false schema': () => 'no value here',
  pattern: ({ pattern }) => `a string that matches ${String(pattern)}`,
  format: ({ format }) => `a string in the format ${String(format)}`,
  minLength: ({ limit }) => `at least ${counted(limit, 'character')}`,
  maxLength: ({ limit }) => `at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `at least ${counted(limit, 'item')}`,
  maxItems: ({ limit }) => `at most ${counted(limit, 'item')}`,
  // The error of `items: false` after `prefixItems`.
  items: ({ limit }) => `at most ${counted(limit, 'item')}`,
  unevaluatedItems: ({ len }) => `at most ${counted(len, 'item')}`,
  minProperties: ({ limit }) => `at least ${counted(limit, 'property', 'properties')}`,
  maxProperties: ({ limit }) => `at most ${counted(limit, 'property', 'properties')}`,
  // In draft-04, `exclusiveMinimum` and `exclusiveMaximum` are booleans that change the comparison.
  minimum: ({ limit, comparison }) =>
    comparison === '>' ? `a number above ${String(limit)}` : `a number of at least ${String(limit)}`,
  maximum: ({ limit, comparison }) =>
    comparison === '<' ? `a number below ${String(limit)}` : `a number of at most ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `a number above ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `a number below ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `a multiple of ${String(multipleOf)}`,
  uniqueItems: ({ i, j }) => `unique items (${String(j)} and ${String(i)} are equal)`,
  contains: ({ minContains = 1, maxContains }) => {
    const atLeast = `at least ${counted(minContains, 'item')} matching "contains"`;
    return typeof maxContains === 'number' ? `${atLeast}, and at most ${maxContains}` : atLeast;
  },
  not: () => 'a value that "not" allows',
  anyOf: () => 'a value that matches an alternative',
  oneOf: () => 'a value that matches exactly one alternative',
};

function typeWords(types: readonly string[]): string {
  return listed(types.map((type) => TYPES[type] ?? type));
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function oneOfWords(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.length === 1 ? (texts[0] ?? '') : `one of ${texts.join(', ')}`;
}

function propertyWords(names: readonly string[]): string {
  const texts = names.map((name) => JSON.stringify(name));
  return texts.length === 1 ? `the property ${texts[0]}` : `one of the properties ${texts.join(', ')}`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

function counted(count: unknown, singular: string, plural = `${singular}s`): string {
  return `${String(count)} ${count === 1 ? singular : plural}`;
}
