import { expect, test } from 'vitest';
import { foreignValues } from '../../src/schema/foreign-values.ts';

const circular: unknown[] = [];
circular.push(circular);

function nested(depth: number, value: unknown): unknown {
  return depth === 0 ? value : [nested(depth - 1, value)];
}

test.each<[name: string, value: unknown, found: readonly [pointer: string, expected: string][]]>([
  ['a plain value', { a: [1, 'x', null, true] }, []],
  [
    'a date and an infinity',
    { a: new Date(0), b: [Infinity] },
    [
      ['/a', 'a JSON value'],
      ['/b/0', 'a JSON value'],
    ],
  ],
  ['a circular list', circular, [['/0', 'a value without circular references']]],
  ['values at the maximum depth', nested(99, ['a', 'b']), []],
  [
    'several values that are nested too deeply',
    nested(100, ['a', 'b']),
    [['', 'at most 100 levels of nesting']],
  ],
])('foreignValues finds values that are not JSON or are nested too deeply: %s', (_, value, found) => {
  expect(foreignValues(value)).toEqual(found.map(([pointer, expected]) => ({ pointer, expected })));
});
