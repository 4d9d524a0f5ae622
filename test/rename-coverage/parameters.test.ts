import { describe, expect, test } from 'vitest';
import { parameterAt } from '../../src/rename-coverage/parameters.ts';
import { isKeywordArgument, isWholeString } from '../../src/rename-coverage/parameter-mentions.ts';
import { marked, sourceOf } from './source-of.ts';

/**
 * Finds the keyword parameter that the name after the `|` refers to. Returns the path of its function and the offset
 * of its declaration (for example `C.f 23`); undefined if the name is not a keyword parameter.
 */
async function found(text: string): Promise<string | undefined> {
  const { text: source, offset } = marked(text);
  const parameter = parameterAt(await sourceOf(source), offset);
  return parameter && `${parameter.function.path.join('.')} ${parameter.nameSpan.start}`;
}

describe('a keyword parameter is recognised', () => {
  test.each([
    ['as the first parameter', 'def f(|a): ...', 'f 6'],
    ['with a type and a default', 'def f(x: dict[str, int] = {1: 2}, |a: int = g(1, 2)): ...', 'f 34'],
    ['after a star', 'def f(*, |a): ...', 'f 9'],
    ['after *args', 'def f(*args, |a, **more): ...', 'f 13'],
    ['after a slash', 'def f(x, /, |a): ...', 'f 12'],
    ['after a comment', 'def f(  # (x,\n  |a): ...', 'f 16'],
    ['after a lambda', 'def f(x=lambda b, c: b, |a=1): ...', 'f 24'],
    ['in a generic function', 'def f[T: (int, str)](|a: T): ...', 'f 21'],
    ['in a method', 'class C:\n  def f(self, |a): ...', 'C.f 23'],
    ['in a static method', 'class C:\n  @staticmethod\n  def f(|a): ...', 'C.f 33'],
    ['if the body assigns it', 'def f(a):\n  |a = 1', 'f 6'],
    ['if an inner function assigns it', 'def f(a):\n  def g():\n    nonlocal a\n    |a = 1', 'f 6'],
    ['but not in an incomplete signature', 'def f(|a, b', undefined],
    ['in a different Unicode form', 'def f(𝐚):\n  |a = 1', 'f 6'],
  ])('%s', async (_, text, expected) => {
    expect(await found(text)).toBe(expected);
  });
});

describe('a name is not recognised as a keyword parameter if it is', () => {
  test.each([
    ['self', 'class C:\n  def f(|self, a): ...'],
    ['cls', 'class C:\n  @classmethod\n  def f(|cls): ...'],
    ['*args', 'def f(*|args): ...'],
    ['**kwargs', 'def f(**|more): ...'],
    ['a parameter before a slash', 'def f(|a, /): ...'],
    ['a parameter of a lambda', 'def f(x=lambda |a: a): ...'],
    ['a variable', 'def f():\n  |a = 1'],
    ["a variable with the name of a lambda's parameter", 'def f(x=lambda b, a: b):\n  |a = 1'],
    ['a type parameter', 'def f[|T](x: T): ...'],
    ['an attribute', 'class C:\n  def f(self, a):\n    self.|a = a'],
    ['an inner function', 'def f(b):\n  def |a(): ...'],
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
])('the name after "|" in %j is a keyword argument: %j', async (text, expected) => {
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
])('the name after "|" in %j is the whole content of a string: %j', async (text, expected) => {
  const { text: source, offset } = marked(text);
  expect(isWholeString(await sourceOf(source), { start: offset, end: offset + 1 })).toBe(expected);
});
