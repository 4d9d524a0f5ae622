import type { SchemaComparison } from '../../src/model/comparison.ts';
import { plainValidator } from './plain-ajv.ts';

/**
 * Checks the counterexamples of the breaking differences in one direction. A counterexample must be valid under
 * `from` and invalid under `into`. Returns an error for each missing or wrong counterexample. Also returns an error
 * for a breaking conclusion without a breaking difference in this direction.
 *
 * @throws Error if ajv cannot compile one of the schemas.
 */
export function unprovenBreaks(
  comparison: SchemaComparison,
  direction: 'backward' | 'forward',
  from: unknown,
  into: unknown,
): readonly string[] {
  const breaking = comparison.differences.filter(
    (difference) => difference.verdict === 'breaking' && difference.direction === direction,
  );
  if (breaking.length === 0)
    return comparison.conclusion === 'breaking'
      ? ['the conclusion is breaking, but no difference in this direction is breaking']
      : [];
  const [validFrom, validInto] = [plainValidator(from), plainValidator(into)];
  return breaking.flatMap((difference) => {
    const place = difference.pointer === '' ? 'the root' : difference.pointer;
    if (!('counterExample' in difference) || difference.counterExample === undefined)
      return [`${place}: no counterexample`];
    const document: unknown = difference.counterExample;
    const shown = JSON.stringify(document);
    if (!validFrom(document)) return [`${place}: ${shown} is not valid under the schema that must accept it`];
    return validInto(document) ? [`${place}: ${shown} is valid under both schemas`] : [];
  });
}
