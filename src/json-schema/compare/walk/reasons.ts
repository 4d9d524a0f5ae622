import { keyOf } from '../../../schema/json.ts';
import { beginning } from '../../../text/clip.ts';
import { TYPES, type Assertion } from '../assertion.ts';

/** Describes how one constraint has changed. `undefined` means that the constraint is absent. */
export function reasonOf(
  keyword: string,
  before: Assertion | undefined,
  after: Assertion | undefined,
): string {
  if (before === undefined && after !== undefined) return added(keyword, after);
  if (after === undefined && before !== undefined) return removed(keyword, before);
  if (before === undefined || after === undefined) return `${keyword} changed`;
  if (before.kind === 'values' && after.kind === 'values') return valuesReason(keyword, before, after);
  if (before.kind === 'type' && after.kind === 'type') {
    return `the type changed from ${typesText(before)} to ${typesText(after)}`;
  }
  const [was, is] = [detailOf(keyword, before), detailOf(keyword, after)];
  return was === is || was === undefined || is === undefined
    ? `${keyword} changed`
    : `${keyword} changed from ${was} to ${is}`;
}

function added(keyword: string, after: Assertion): string {
  if (after.kind === 'never') return 'no value is allowed any more';
  if (after.kind === 'required') return `${JSON.stringify(after.name)} is now required`;
  const detail = detailOf(keyword, after);
  return detail === undefined ? `${keyword} was added` : `${keyword} was added: ${detail}`;
}

function removed(keyword: string, before: Assertion): string {
  if (before.kind === 'never') return 'values are now allowed';
  if (before.kind === 'required') return `${JSON.stringify(before.name)} is no longer required`;
  return `${keyword} was removed`;
}

function valuesReason(
  keyword: string,
  before: Extract<Assertion, { kind: 'values' }>,
  after: Extract<Assertion, { kind: 'values' }>,
): string {
  const without = (one: typeof before, other: typeof before): readonly string[] => {
    const keys = new Set(other.values.map(keyOf));
    return one.values.map(keyOf).filter((key) => !keys.has(key));
  };
  const [disallowed, allowed] = [without(before, after), without(after, before)];
  const parts = [
    ...(disallowed.length > 0 ? [`no longer allows ${list(disallowed)}`] : []),
    ...(allowed.length > 0 ? [`now allows ${list(allowed)}`] : []),
  ];
  return parts.length === 0 ? `${keyword} changed` : `${keyword} ${parts.join(' and ')}`;
}

function list(keys: readonly string[]): string {
  const shown = keys.slice(0, 5).map(short);
  return keys.length > shown.length
    ? `${shown.join(', ')} and ${keys.length - shown.length} more`
    : shown.join(', ');
}

function short(text: string): string {
  return text.length > 60 ? `${beginning(text, 57)}...` : text;
}

function typesText({ types, integer }: Extract<Assertion, { kind: 'type' }>): string {
  const names = Object.entries(TYPES)
    .filter(([, bit]) => (types & bit) !== 0)
    .map(([name]) => (name === 'number' && integer ? 'integer' : name));
  return names.length === 0 ? 'nothing' : names.join(' or ');
}

function detailOf(keyword: string, assertion: Assertion): string | undefined {
  const detail = valueOf(assertion);
  // A format such as `int32` sets several limits, for example a minimum and a maximum. So the text names the limit.
  if (keyword !== 'format' || detail === undefined) return detail;
  const name = LIMIT_NAMES[assertion.kind];
  return name === undefined ? detail : `${name} ${detail}`;
}

const LIMIT_NAMES: { readonly [Kind in Assertion['kind']]?: string } = {
  minimum: 'minimum',
  maximum: 'maximum',
  multipleOf: 'multiple of',
};

function valueOf(assertion: Assertion): string | undefined {
  switch (assertion.kind) {
    case 'type':
      return typesText(assertion);
    case 'values':
      return list(assertion.values.map(keyOf));
    case 'minimum':
    case 'maximum':
      return `${assertion.limit}${assertion.exclusive ? ' exclusive' : ''}`;
    case 'multipleOf':
      return String(assertion.divisor);
    case 'atLeast':
    case 'atMost':
      return String(assertion.count);
    case 'pattern':
      return short(JSON.stringify(assertion.source));
    case 'format':
    case 'opaque':
      return assertion.name;
    default:
      return undefined;
  }
}
