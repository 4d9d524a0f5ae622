import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameMap } from '../../../src/edit/apply/name-map.ts';

const name = fc.constantFrom('a', 'b', 'c');
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));

type Change =
  | { readonly kind: 'put'; readonly path: string; readonly value: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    path,
    value: fc.constantFrom('x', 'y', 'z'),
  }),
  fc
    .record({ kind: fc.constant('move' as const), from: path, to: path })
    .filter(({ from, to }) => !`${to}/`.startsWith(`${from}/`) && !`${from}/`.startsWith(`${to}/`)),
);

const isBelow = (at: string, folder: string): boolean => at === folder || at.startsWith(`${folder}/`);

/** Resolves a path without a name map: reverses the changes one by one, the last one first. */
function find(changes: readonly Change[], at: string): string {
  const last = changes.at(-1);
  const earlier = changes.slice(0, -1);
  if (last === undefined) return `top/${at}`;
  if (last.kind === 'put') {
    return isBelow(at, last.path) ? last.value + at.slice(last.path.length) : find(earlier, at);
  }
  if (isBelow(at, last.to)) return find(earlier, last.from + at.slice(last.to.length));
  return isBelow(at, last.from) ? `left${at.slice(last.from.length)}` : find(earlier, at);
}

test('a name map finds the same value as a reversal of the changes one by one, and lists the changed names in a folder', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.array(path, { minLength: 5 }), (changes, paths) => {
      const names = nameMap('top');
      for (const one of changes) {
        if (one.kind === 'put') names.put(one.path, one.value);
        else names.move(one.from, one.to, 'left');
      }
      for (const at of paths) {
        const { value, rest } = names.find(at);
        expect(value + rest).toBe(find(changes, at));
      }
      for (const at of paths.filter((one) => find(changes, one) !== `top/${one}`)) {
        const folder = at.slice(0, Math.max(at.lastIndexOf('/'), 0));
        // A path whose result follows from its folder's result need not be in the map.
        if (find(changes, folder) + at.slice(folder.length) === find(changes, at)) continue;
        expect(names.below(folder)).toContain(at.slice(at.lastIndexOf('/') + 1));
      }
    }),
    { numRuns: 2000 },
  );
});

test('a path is resolved through a chain of 100,000 moves', () => {
  const names = nameMap('top');
  for (let index = 0; index < 100_000; index += 1) names.move(`d/${index}`, `d/${index + 1}`, 'left');
  expect(names.find('d/100000/x')).toEqual({ value: 'top', rest: '/d/0/x' });
  expect(names.find('d/99999')).toEqual({ value: 'left', rest: '' });
});
