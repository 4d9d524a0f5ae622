import { DRAFT_04, narrower, type CompatPair } from './compat-pair.ts';

/** Where validators read a schema otherwise than the letter: they have the last word. */
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
];
