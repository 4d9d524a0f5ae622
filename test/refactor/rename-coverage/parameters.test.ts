import { describe, expect, test } from 'vitest';
import { parameterAt } from '../../../src/refactor/rename-coverage/parameters.ts';
import { isKeywordArgument, isWholeString } from '../../../src/refactor/rename-coverage/passed-by-name.ts';
import { marked, sourceOf } from './source-of.ts';

/** Returns the function with the parameter after the `|`, and the parameter's place in the signature. */
async function found(text: string): Promise<string | undefined> {
  const { text: source, offset } = marked(text);
  const parameter = parameterAt(await sourceOf(source), offset);
  return parameter && `${parameter.function.path.join('.')} ${parameter.nameSpan.start}`;
}

describe('a parameter that callers name', () => {
  test.each([
    ['the first of a function', 'def f(|a): ...', 'f 6'],
    ['with a type and a default', 'def f(x: dict[str, int] = {1: 2}, |a: int = g(1, 2)): ...', 'f 34'],
    ['behind a star', 'def f(*, |a): ...', 'f 9'],
    ['behind the others', 'def f(*args, |a, **more): ...', 'f 13'],
    ['behind a slash', 'def f(x, /, |a): ...', 'f 12'],
    ['with a comment before', 'def f(  # (x,\n  |a): ...', 'f 16'],
    ['behind a lambda with more names', 'def f(x=lambda b, c: b, |a=1): ...', 'f 24'],
    ['of a generic function', 'def f[T: (int, str)](|a: T): ...', 'f 21'],
    ['of a method', 'class C:\n  def f(self, |a): ...', 'C.f 23'],
    ['of a static method', 'class C:\n  @staticmethod\n  def f(|a): ...', 'C.f 33'],
    ['bound again in the body', 'def f(a):\n  |a = 1', 'f 6'],
    ['bound again by a function inside', 'def f(a):\n  def g():\n    nonlocal a\n    |a = 1', 'f 6'],
    ['without an end', 'def f(|a, b', undefined],
    ['in another form', 'def f(𝐚):\n  |a = 1', 'f 6'],
  ])('%s', async (_, text, expected) => {
    expect(await found(text)).toBe(expected);
  });
});

describe('nobody names', () => {
  test.each([
    ['the object', 'class C:\n  def f(|self, a): ...'],
    ['the class', 'class C:\n  @classmethod\n  def f(|cls): ...'],
    ['the rest', 'def f(*|args): ...'],
    ['the named rest', 'def f(**|more): ...'],
    ['what stands before a slash', 'def f(|a, /): ...'],
    ['what a lambda takes', 'def f(x=lambda |a: a): ...'],
    ['a variable', 'def f():\n  |a = 1'],
    ['a variable that a lambda names too', 'def f(x=lambda b, a: b):\n  |a = 1'],
    ['a type parameter', 'def f[|T](x: T): ...'],
    ['an attribute', 'class C:\n  def f(self, a):\n    self.|a = a'],
    ['a function inside', 'def f(b):\n  def |a(): ...'],
    ['a name of the module', '|a = 1'],
  ])('%s', async (_, text) => {
    expect(await found(text)).toBeUndefined();
  });
});

test.each([
  ['f(|a=1)', true],
  ['f(b, |a = 1)', true],
  ['f(\n  b,  # b\n  |a=1)', true],
  ['f"{g(|a=1)}"', true],
  ['f"{g(|a==1)}"', false],
  ['f(|a==1)', false],
  ['f(|a)', false],
  ['f(b.|a)', false],
  ['|a = 1', false],
  ['b = |a', false],
])('%j is a keyword argument: %j', async (text, expected) => {
  const { text: source, offset } = marked(text);
  expect(isKeywordArgument(await sourceOf(source), { start: offset, end: offset + 1 })).toBe(expected);
});

test.each([
  ['{"|a": 1}', true],
  ["x = rb'|a'", true],
  ['x = """|a"""', true],
  ['x = " |a"', false],
  ['x = "|a-b"', false],
  ['x = f"|a"', false],
  ['# |a', false],
])('%j is all of a string: %j', async (text, expected) => {
  const { text: source, offset } = marked(text);
  expect(isWholeString(await sourceOf(source), { start: offset, end: offset + 1 })).toBe(expected);
});
