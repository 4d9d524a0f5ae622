import type { Checkout } from './checkout.ts';
import { patchOf, type Patch } from './patch.ts';
import { runPython } from './python.ts';

/** A line that operators.py prints. */
interface Change {
  readonly operator: string;
  readonly kind: Patch['kind'];
  readonly path: string;
  readonly edits: readonly (readonly [start: number, end: number, text: string])[];
  readonly sameTree: boolean;
}

export type PatchOrigin = Pick<Patch, 'repository' | 'base' | 'configuration' | 'seed'>;

/** Makes patches with operators.py: equal numbers for all operators, if each finds enough code to change. */
export function operatorPatches(
  checkout: Checkout,
  sources: readonly string[],
  origin: PatchOrigin,
  count: number,
): readonly Patch[] {
  const args = ['--seed', String(origin.seed), '--count', String(count), ...sources];
  const lines = runPython('operators.py', args, checkout.root).split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const { operator, kind, path, edits, sameTree } = JSON.parse(line) as Change;
    const diff = checkout.diffOf(new Map([[path, edited(checkout.read(path), edits)]]));
    return diff === undefined ? [] : [patchOf({ ...origin, operator, kind, path, diff, sameTree })];
  });
}

function edited(source: Buffer, edits: Change['edits']): Buffer {
  const parts: Buffer[] = [];
  let end = 0;
  for (const [start, next, text] of edits.toSorted((left, right) => left[0] - right[0])) {
    parts.push(source.subarray(end, start), Buffer.from(text));
    end = next;
  }
  return Buffer.concat([...parts, source.subarray(end)]);
}
