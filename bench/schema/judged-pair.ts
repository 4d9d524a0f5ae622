import type { SchemaComparison } from '../../src/model/comparison.ts';
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';
import { anyInstances } from '../../test/json-schema/any-instance.ts';
import { plainValidator } from '../../test/json-schema/plain-ajv.ts';
import { unprovenBreaks } from '../../test/json-schema/proven-breaks.ts';
import type { FileVersion } from './file-history.ts';
import { withoutRemoteReferences } from './remote-references.ts';

export type Direction = 'backward' | 'forward';

/** The result of comparing two versions of a schema in one direction, and of checking this result with ajv. */
export interface JudgedPair {
  /** The commits of the two versions. */
  readonly old: string;
  readonly next: string;
  readonly direction: Direction;
  readonly conclusion: SchemaComparison['conclusion'] | 'failed';
  readonly seconds: number;
  /** True if a version has references to other files, which the checks with ajv ignore. */
  readonly remote: boolean;
  /** The reasons why the conclusion is undecided, or why the comparison failed; empty otherwise. */
  readonly reasons: readonly string[];
  /** The reason why ajv could not check this pair. Absent if ajv checked it. */
  readonly unchecked?: string;
  /** Missing or wrong counterexamples of breaking differences, or a random document that disproves `compatible`. */
  readonly contradictions: readonly string[];
  /**
   * The number of random documents that are valid under the old schema (`backward`) or the new schema (`forward`); 0
   * if ajv could not check the pair, or if the conclusion is `compatible` in neither direction.
   */
  readonly attacks: number;
}

type Concluded = Pick<JudgedPair, 'conclusion' | 'seconds' | 'reasons'> & {
  readonly comparison?: SchemaComparison;
};

export function judgedPair(
  old: FileVersion,
  next: FileVersion,
  instances: number,
  seed: number,
): readonly JudgedPair[] {
  const locals = [old, next].map(({ value }) => withoutRemoteReferences(value));
  const [one, other] = locals.map(({ schema }) => schema);
  const remote = locals.some(({ removed }) => removed > 0);
  const found = { backward: [] as string[], forward: [] as string[] };
  const attacks = { backward: 0, forward: 0 };
  let unchecked: string | undefined;
  const concluded = { backward: conclude(old, next, 'backward'), forward: conclude(old, next, 'forward') };
  try {
    plainValidator(one);
    plainValidator(other);
  } catch (error) {
    unchecked = String(error).slice(0, 200);
  }
  if (unchecked === undefined) {
    const { backward, forward } = concluded;
    if (backward.comparison)
      found.backward.push(...unprovenBreaks(backward.comparison, 'backward', one, other));
    if (forward.comparison) found.forward.push(...unprovenBreaks(forward.comparison, 'forward', other, one));
    const attacked = [backward, forward].some(({ conclusion }) => conclusion === 'compatible');
    for (const { document, valid } of attacked ? anyInstances(one, other, instances, seed) : []) {
      if (valid[0]) attacks.backward += 1;
      if (valid[1]) attacks.forward += 1;
      if (valid[0] === valid[1]) continue;
      const direction = valid[0] ? 'backward' : 'forward';
      if (concluded[direction].conclusion === 'compatible' && found[direction].length === 0) {
        found[direction].push(`valid under one schema only: ${JSON.stringify(document)}`);
      }
    }
  }
  return (['backward', 'forward'] as const).map((direction) => {
    const { conclusion, seconds, reasons } = concluded[direction];
    return {
      old: old.commit,
      next: next.commit,
      direction,
      conclusion,
      seconds,
      remote,
      reasons,
      ...(unchecked === undefined ? {} : { unchecked }),
      contradictions: found[direction],
      attacks: attacks[direction],
    };
  });
}

function conclude(old: FileVersion, next: FileVersion, direction: Direction): Concluded {
  const start = performance.now();
  try {
    const comparison = compareSchemas(old.value, next.value, { direction });
    const seconds = (performance.now() - start) / 1000;
    const open = comparison.differences.filter(({ verdict }) => verdict === 'undecided');
    const reasons = comparison.conclusion === 'undecided' ? open.map(({ reason }) => reason) : [];
    return { conclusion: comparison.conclusion, seconds, reasons, comparison };
  } catch (error) {
    return { conclusion: 'failed', seconds: (performance.now() - start) / 1000, reasons: [String(error)] };
  }
}
