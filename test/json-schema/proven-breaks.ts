import type { SchemaComparison } from '../../src/model/comparison.ts';
import { plainValidator } from './plain-ajv.ts';

/**
 * Returns an error for each breaking difference in the direction that has no correct counterexample: a document that
 * is valid under `from` and invalid under `into`.
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
    return comparison.conclusion === 'breaking' ? ['the conclusion is breaking, but no difference is'] : [];
  const [validFrom, validInto] = [plainValidator(from), plainValidator(into)];
  return breaking.flatMap((difference) => {
    const place = difference.pointer === '' ? 'the root' : difference.pointer;
    if (!('counterExample' in difference) || difference.counterExample === undefined)
      return [`${place}: no document`];
    const document: unknown = difference.counterExample;
    const shown = JSON.stringify(document);
    if (!validFrom(document)) return [`${place}: ${shown} is not valid under the schema that must accept it`];
    return validInto(document) ? [`${place}: ${shown} is valid under both schemas`] : [];
  });
}
