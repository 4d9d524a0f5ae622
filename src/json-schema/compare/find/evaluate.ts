import { isJsonObject, keyOf, lengthOf, memberOf, type Json, type JsonObject } from '../../../schema/json.ts';
import { TYPES, type Assertion, type Counted, type NodeId, type TypeName } from '../assertion.ts';
import { formatOf } from '../formats.ts';
import type { Universe } from '../universe.ts';
import { patternRegExp } from './pattern-text.ts';

/** The result for a value; undefined if unknown, for example for a pattern that cannot be compiled. */
export type Truth = boolean | undefined;

export function typeNameOf(value: Json): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as TypeName;
}

export function evaluate(universe: Universe, node: NodeId, value: Json): Truth {
  return all(universe.assertionsOf(node), (assertion) => isSatisfied(universe, assertion, value));
}

function isSatisfied(universe: Universe, assertion: Assertion, value: Json): Truth {
  const is = (node: NodeId): Truth => evaluate(universe, node, value);
  switch (assertion.kind) {
    case 'never':
      return false;
    case 'type':
      return isOfType(assertion.types, assertion.integer, value);
    case 'values': {
      const key = keyOf(value);
      return assertion.values.some((one) => keyOf(one) === key);
    }
    case 'all':
      return all(assertion.nodes, is);
    case 'any':
      return not(all(assertion.nodes, (node) => not(is(node))));
    case 'one':
      return isOne(assertion.nodes.map(is));
    case 'not':
      return not(is(assertion.node));
    case 'if': {
      const test = is(assertion.test);
      if (test !== undefined) return is(test ? assertion.consequence : assertion.otherwise);
      const [yes, no] = [is(assertion.consequence), is(assertion.otherwise)];
      return yes === no ? yes : undefined;
    }
    case 'opaque':
      return undefined;
    case 'minimum':
    case 'maximum':
    case 'multipleOf':
      return typeof value !== 'number' || isWithin(assertion, value);
    case 'atLeast':
    case 'atMost': {
      const count = countOf(assertion.counted, value);
      if (count === undefined) return true;
      return assertion.kind === 'atLeast' ? count >= assertion.count : count <= assertion.count;
    }
    case 'pattern':
      return typeof value !== 'string' || patternRegExp(assertion.source)?.test(value);
    case 'format':
      return formatOf(assertion.name)?.(value) ?? (typeof value !== 'string' ? true : undefined);
    case 'items':
      if (!Array.isArray(value)) return true;
      return all(value as readonly Json[], (item, index) =>
        evaluate(universe, assertion.prefix[index] ?? assertion.rest, item),
      );
    case 'contains':
      return !Array.isArray(value) || isContained(universe, assertion, value as readonly Json[]);
    case 'unique':
      return !Array.isArray(value) || new Set(value.map((item: Json) => keyOf(item))).size === value.length;
    case 'properties':
    case 'required':
    case 'propertyNames':
    case 'dependent':
      return !isJsonObject(value) || hasMembers(universe, assertion, value);
  }
}

function hasMembers(
  universe: Universe,
  assertion: Extract<Assertion, { kind: 'properties' | 'required' | 'propertyNames' | 'dependent' }>,
  value: JsonObject,
): Truth {
  switch (assertion.kind) {
    case 'required':
      return Object.hasOwn(value, assertion.name);
    case 'propertyNames':
      return all(Object.keys(value), (name) => evaluate(universe, assertion.node, name));
    case 'dependent':
      return !Object.hasOwn(value, assertion.name) || evaluate(universe, assertion.node, value);
    case 'properties':
      return all(Object.keys(value), (name) =>
        all(schemasOf(assertion, name), (node) =>
          node === undefined ? undefined : evaluate(universe, node, memberOf(value, name) as Json),
        ),
      );
  }
}

/** Returns the schemas for a member; `undefined` in the list for each pattern that cannot be compiled. */
export function schemasOf(
  { names, patterns, rest }: Extract<Assertion, { kind: 'properties' }>,
  name: string,
): readonly (NodeId | undefined)[] {
  const ofName = names.find(([one]) => one === name)?.[1];
  const matching = patterns.flatMap(([source, node]) => {
    const matches = patternRegExp(source)?.test(name);
    return matches === undefined ? [undefined] : matches ? [node] : [];
  });
  if (ofName === undefined) return matching.length === 0 ? [rest] : matching;
  return [ofName, ...matching];
}

function isOfType(types: number, integer: boolean, value: Json): boolean {
  const type = TYPES[typeNameOf(value)];
  return (types & type) !== 0 && (type !== TYPES.number || !integer || Number.isInteger(value));
}

function isWithin(
  assertion: Extract<Assertion, { kind: 'minimum' | 'maximum' | 'multipleOf' }>,
  value: number,
): boolean {
  // Divides like ajv, because ajv must confirm each counterexample. But ajv also rejects quotients of 1e21 or more.
  if (assertion.kind === 'multipleOf') return Number.isInteger(value / assertion.divisor);
  const { kind, limit, exclusive } = assertion;
  if (value === limit) return !exclusive;
  return kind === 'minimum' ? value > limit : value < limit;
}

function countOf(countedPart: Counted, value: Json): number | undefined {
  if (countedPart === 'length') return typeof value === 'string' ? lengthOf(value) : undefined;
  if (countedPart === 'items') return Array.isArray(value) ? value.length : undefined;
  return isJsonObject(value) ? Object.keys(value).length : undefined;
}

function isContained(
  universe: Universe,
  { node, min, max }: Extract<Assertion, { kind: 'contains' }>,
  items: readonly Json[],
): Truth {
  const truths = items.map((item) => evaluate(universe, node, item));
  const least = truths.filter((truth) => truth === true).length;
  const most = least + truths.filter((truth) => truth === undefined).length;
  if (least > max || most < min) return false;
  return least >= min && most <= max ? true : undefined;
}

function isOne(truths: readonly Truth[]): Truth {
  const certain = truths.filter((truth) => truth === true).length;
  if (certain > 1) return false;
  return truths.includes(undefined) ? undefined : certain === 1;
}

function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

function all<T>(list: readonly T[], test: (member: T, index: number) => Truth): Truth {
  let result: Truth = true;
  for (const [index, member] of list.entries()) {
    const truth = test(member, index);
    if (truth === false) return false;
    if (truth === undefined) result = undefined;
  }
  return result;
}
