/* oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema */
import { objectOf } from '../../../src/schema/json.ts';
import { DRAFT_04, DRAFT_07, DRAFT_2020, narrower, type CompatPair } from './compat-pair.ts';

/** Pairs for which ajv deviates from the specification. The verdicts follow ajv. */
export const validatorPairs: readonly CompatPair[] = [
  narrower(
    'keywords of later drafts in draft-04',
    { $schema: DRAFT_04, type: 'object' },
    { $schema: DRAFT_04, type: 'object', propertyNames: { maxLength: 1 }, if: {}, then: { required: ['a'] } },
    { witness: {} },
  ),
  narrower(
    'const in draft-04',
    { $schema: DRAFT_04, enum: [1, 2] },
    { $schema: DRAFT_04, const: 1 },
    { witness: 2 },
  ),
  narrower(
    '`contains` next to a tuple, for arrays shorter than the tuple',
    { $schema: DRAFT_07, type: 'array', items: [{ type: 'number' }], contains: { const: 3 } },
    { $schema: DRAFT_07, type: 'array', items: [{ type: 'number' }], contains: { const: 3 }, minItems: 1 },
    { witness: [] },
  ),
  narrower(
    '`uniqueItems` next to a tuple, with further items of simple types',
    {
      $schema: DRAFT_2020,
      type: 'array',
      prefixItems: [{ const: 1 }, { const: 1 }],
      items: { type: 'string' },
      uniqueItems: true,
      minItems: 2,
    },
    false,
    { witness: [1, 1], undecidedOk: true },
  ),
  narrower(
    'a member named __proto__ is not validated',
    { type: 'object', propertyNames: { const: '__proto__' }, properties: { ['__proto__']: false } },
    { type: 'object', maxProperties: 0 },
    { witness: objectOf([['__proto__', 1]]) },
  ),
];
