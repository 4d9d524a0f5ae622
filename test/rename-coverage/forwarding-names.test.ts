import { describe, expect, test } from 'vitest';
import { forwardingNames } from '../../src/rename-coverage/forwarding-names.ts';
import { sourceOf } from './source-of.ts';

async function namesIn(text: string, ...called: readonly string[]): Promise<readonly string[]> {
  return forwardingNames(await sourceOf(text), new Set(called));
}

describe('a name passes keyword arguments on to `fetch` if it is', () => {
  test.each([
    ['a function that passes `**` to a call', 'def get(**kw): return fetch(1, **kw)', 'get'],
    ['a method', 'class S:\n  def get(self, **kw: int) -> int:\n    return self.fetch(**kw)', 'get'],
    ['a function that adds arguments', 'def get(**kw): return fetch(**{"a": 1, **kw})', 'get'],
    [
      'a function that passes `**` to a partial',
      'def get(*, x=1, **kw): return run(partial(fetch, **kw))',
      'get',
    ],
    ['a function inside a decorator', 'def f(g):\n  def inner(**kw): fetch(**kw)\n  return inner', 'inner'],
    ['a constructor', 'class C:\n  def __init__(self, **kw): self.x = fetch(**kw)', 'C'],
    [
      "a subclass's constructor",
      'class C(fetch):\n  def __init__(self, **kw): super().__init__(**kw)',
      'C,C',
    ],
    ['a subclass of `fetch`', 'class C(a.fetch): ...', 'C'],
    ['a partial', 'send = partial(fetch, 1)', 'send'],
    ['a decorated function', 'send: F = decorated(fetch)', 'send'],
    ['a renamed import', 'from a import fetch as send', 'send'],
  ])('%s', async (_, text, expected) => {
    expect((await namesIn(text, 'fetch')).join(',')).toBe(expected);
  });
});

describe('a name does not pass keyword arguments on to `fetch` if it is', () => {
  test.each([
    ['a function without `**`', 'def get(x): return fetch(x)'],
    ['a function that passes `**` to a different function', 'def get(**kw): fetch(1); other(**kw)'],
    ['a function that does not pass its own `**` parameter', 'def get(**kw): fetch(**other)'],
    [
      'a constructor of a class that neither calls nor extends `fetch`',
      'class C(D):\n  def __init__(self, **kw): super().__init__(**kw)',
    ],
    ['the result of a call', 'answer = fetch(1)'],
    ['an import without a new name for `fetch`', 'from a import fetch, get as other'],
  ])('%s', async (_, text) => {
    expect(await namesIn(text, 'fetch', '__init__')).toEqual([]);
  });
});
