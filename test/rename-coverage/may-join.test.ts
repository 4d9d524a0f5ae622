import { expect, test } from 'vitest';
import { mayJoin } from '../../src/rename-coverage/member-classes.ts';

test.each([
  'class A(B, C): ...',
  'class A[T: int](B, C): ...',
  'class A(  # see: x\n    B,\n    C,\n): ...',
  'class A(make("x): "), C): ...',
  'class A(B[int], C): ...',
  'class \\\n  A(B, C): ...',
  `class ${'A'.repeat(2000)}(B, C): ...`,
  `class A(${'B'.repeat(2000)}, C): ...`,
])('mayJoin finds a class with several bases in %j', (text) => {
  expect(mayJoin(text)).toBe(true);
});

test.each(['class A: ...', 'class A(B): x = (1, 2)', 'def f(a, b): ...', 'subclass (a, b)'])(
  'mayJoin finds no class with several bases in %j',
  (text) => {
    expect(mayJoin(text)).toBe(false);
  },
);
