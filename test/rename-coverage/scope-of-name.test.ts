import { expect, test } from 'vitest';
import { scopeOfName } from '../../src/rename-coverage/scope-of-name.ts';
import { cpuCost } from '../helpers/cpu-cost.ts';
import { marked, sourceOf } from './source-of.ts';

const F = 'def f(a, x=1):\n    y = x\n    return x';

/** Returns the text in which the name after the `|` can be visible; undefined if it may be visible everywhere. */
async function scopeText(text: string): Promise<string | undefined> {
  const { text: source, offset } = marked(text);
  const span = scopeOfName(await sourceOf(source), offset);
  return span && source.slice(span.start, span.end);
}

test.each([
  ['a parameter', `x = 0\n${F.replace('x=1', '|x=1')}\nx\n`, F],
  ['a local variable', `y = 0\n${F.replace('y =', '|y =')}\n`, F],
  [
    'a nested function',
    'def f():\n    def |g(): ...\n    g()\ng = 1\n',
    'def f():\n    def g(): ...\n    g()',
  ],
  ['a class in a function', 'def f():\n    class |C: ...\nC = 1\n', 'def f():\n    class C: ...'],
  ['a parameter of a decorated function', '@d\ndef f(|x): ...\n', '@d\ndef f(x): ...'],
  ['a parameter of a lambda', 'f(x, lambda |x: x + 1, x)\n', 'lambda x: x + 1'],
  ['a parameter of a lambda in a lambda', 'f(lambda x: lambda |x: x)\n', 'lambda x: x'],
  ['a parameter of a lambda in a class', 'class C:\n    f = lambda |x: x\n', 'lambda x: x'],
  ['a variable of a list comprehension', 'a = [x for |x in x]\n', '[x for x in x]'],
  ['a variable of a generator expression', 'a = sum(x for |x in b)\n', '(x for x in b)'],
  ['a variable of a dictionary comprehension', 'a = {x: 1 for |x in b}\n', '{x: 1 for x in b}'],
  [
    'an assignment expression in a comprehension',
    'def f(b):\n    [|y := x for x in b]',
    'def f(b):\n    [y := x for x in b]',
  ],
  [
    'an assignment expression in a lambda',
    'def f(b):\n    return lambda: [|y := x for x in b]',
    'lambda: [y := x for x in b]',
  ],
  ['a type parameter of a class', 'class C[|T]:\n    a: T\nT = 1\n', 'class C[T]:\n    a: T'],
  ['a type parameter of a function', 'def f[|T](a: T): ...\n', 'def f[T](a: T): ...'],
  [
    'a nonlocal variable of an outer function',
    'def f():\n    x = 1\n    def g():\n        nonlocal x\n        |x = 2\n',
    'def f():\n    x = 1\n    def g():\n        nonlocal x\n        x = 2',
  ],
  [
    'a variable that an inner function declares nonlocal',
    'def f():\n    |x = 1\n    def g():\n        nonlocal x\n',
    'def f():\n    x = 1\n    def g():\n        nonlocal x',
  ],
])('the scope of %s is found', async (_, text, expected) => {
  expect(await scopeText(text)).toBe(expected);
});

test.each([
  ['a variable of the module', '|x = 1\n'],
  ['a function', 'def |f(): ...\n'],
  ['a method', 'class C:\n    def |f(self): ...\n'],
  ['a class variable', 'class C:\n    |x: int = 1\n'],
  ['an attribute of self', 'class C:\n    def f(this):\n        this.|x = 1\n'],
  ['an attribute of a different object', 'def f(a):\n    a.|x = 1\n'],
  ['a global name', 'def f():\n    global a, x\n    |x = 1\n'],
  ['a global name on a continuation line', 'def f():\n    global a, \\\n  x\n    |x = 1\n'],
  ['a global name after CRLF', 'def f():\r\n    global\\\r\n  a, x\r\n    |x = 1\r\n'],
  ['a class in a class', 'class C:\n    class |D: ...\n'],
  ['an assignment expression of the module', 'if |x := 1: ...\n'],
])('%s is visible everywhere', async (_, text) => {
  expect(await scopeText(text)).toBeUndefined();
});

test('a long string that looks like many `global` statements is searched in little time', async () => {
  const text = `def f():\n    x = 1\n    """${':global '.repeat(40_000)}"""\n`;
  const source = await sourceOf(text);
  expect(cpuCost(() => scopeOfName(source, text.indexOf('x')))).toBeLessThan(20);
});
