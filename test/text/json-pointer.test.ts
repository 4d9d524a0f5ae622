import { expect, test } from 'vitest';
import { pointerParts, pointerTo, valueAt } from '../../src/text/json-pointer.ts';

const DOCUMENT = JSON.parse('{"a/b": [{"~1": 1}, 2], "": {"__proto__": 3}}') as unknown;

test.each<[readonly (number | string)[], string, unknown]>([
  [[], '', DOCUMENT],
  [['a/b', 0, '~1'], '/a~1b/0/~01', 1],
  [['', '__proto__'], '//__proto__', 3],
  [['a/b', 'length'], '/a~1b/length', undefined],
  [['a/b', '01'], '/a~1b/01', undefined],
  [['a/b', 2], '/a~1b/2', undefined],
  [['toString'], '/toString', undefined],
])('the keys %j have the pointer %j, which leads to the value %j', (keys, pointer, value) => {
  expect(pointerTo('', ...keys)).toBe(pointer);
  expect(pointerParts(pointer)).toEqual(keys.map(String));
  expect(valueAt(DOCUMENT, pointer)).toBe(value);
});
