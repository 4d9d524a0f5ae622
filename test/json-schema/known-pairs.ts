import { itemsPairs, tuplePairs, containsPairs, uniquePairs } from './compat-pairs/arrays.ts';
import { conditionPairs, logicPairs, oneOfPairs, unionPairs } from './compat-pairs/combinators.ts';
import type { CompatPair } from './compat-pairs/compat-pair.ts';
import { configurationPairs } from './compat-pairs/configurations.ts';
import { annotationPairs, contradictionPairs, draftPairs } from './compat-pairs/meaning.ts';
import { dependentPairs, namesAndCountsPairs } from './compat-pairs/member-counts.ts';
import { multiplePairs, rangePairs } from './compat-pairs/numbers.ts';
import { memberPairs, patternPropertiesPairs, requiredPairs } from './compat-pairs/objects.ts';
import { recursionPairs, referencePairs } from './compat-pairs/references.ts';
import { formatPairs, lengthPairs, patternPairs } from './compat-pairs/strings.ts';
import { unevaluatedPairs } from './compat-pairs/unevaluated.ts';
import { validatorPairs } from './compat-pairs/validators.ts';
import { enumPairs, typePairs } from './compat-pairs/values.ts';

export const KNOWN_PAIRS: Readonly<Record<string, readonly CompatPair[]>> = {
  types: typePairs,
  enum: enumPairs,
  ranges: rangePairs,
  multipleOf: multiplePairs,
  lengths: lengthPairs,
  patterns: patternPairs,
  formats: formatPairs,
  required: requiredPairs,
  members: memberPairs,
  patternProperties: patternPropertiesPairs,
  'names and counts': namesAndCountsPairs,
  dependent: dependentPairs,
  items: itemsPairs,
  tuples: tuplePairs,
  contains: containsPairs,
  unique: uniquePairs,
  logic: logicPairs,
  oneOf: oneOfPairs,
  conditions: conditionPairs,
  unions: unionPairs,
  references: referencePairs,
  recursion: recursionPairs,
  unevaluated: unevaluatedPairs,
  annotations: annotationPairs,
  drafts: draftPairs,
  contradictions: contradictionPairs,
  configurations: configurationPairs,
  'deviations of ajv': validatorPairs,
};
