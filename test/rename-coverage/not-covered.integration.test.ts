import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCollisions } from '../../src/rename-coverage/collisions.ts';
import { openCoverageProject, shown, type CoverageProject, type RenameGaps } from './coverage-project.ts';
import { SHOP_TREE } from './shop-tree.ts';

const PARAMETERS = {
  'calls/api.py': `from collections import UserDict
from typing import overload


def kwonly(*, alpha: int = 0) -> int:
    """Takes alpha."""
    return alpha


class Base:
    def run(self, count: int) -> int:
        return count


class Child(Base):
    def run(self, count: int) -> int:
        # the count
        return count + 1


class Other:
    def run(self, count: int) -> int: ...


class Made(Base):
    def __init__(self, size: int): ...


class Small(Made):
    def __init__(self, size: int): ...


class Table(UserDict[str, int]):
    def get(self, key, fallback=None): ...


def outer():
    def inner(*, alpha): ...
    return inner


@overload
def twice(beat: int) -> int: ...
@overload
def twice(beat: str) -> str: ...
def twice(beat):
    return beat * 2
`,
  'calls/use.py': `from calls.api import kwonly, Base, Child, Other, twice

# alpha
CONFIG = {"alpha": 1, "beta alpha": 2}
alpha = 1
kwonly(**CONFIG)
kwonly(alpha=alpha)


def untyped(call, **more):
    call(alpha=1)
    more.alpha = f"{call(alpha=2)}"


def own(alpha=1): ...


own(alpha=2)
Base().run(count=1)
Child().run(count=2)
Other().run(count=3)
twice(beat=1)
`,
  'calls/elsewhere.py': 'inner = {"alpha": 1}\nprint(dict(alpha=1))\n',
  'calls/README.md': 'Give kwonly an alpha.\n',
};

const MANGLED = {
  'vault/vault.py': `def helper(): ...


class _Vault:
    def __init__(self):
        self.__secret = 1
        self.plain = 2
        helper()

    class _Inner:
        use = helper


helper()
`,
  'vault/use.py': `from vault.vault import _Vault
v = _Vault()
v.plain
print(getattr(v, "_Vault__secret"), v._Vault__secret, "__secret", "_Other__secret")
`,
};

let project: CoverageProject;
const left = async (uri: string, marked: string): Promise<readonly string[]> =>
  shown((await project.rename(uri, marked, 'renamed')).notCovered);

beforeAll(async () => {
  project = await openCoverageProject({ ...SHOP_TREE, ...PARAMETERS, ...MANGLED });
});
afterAll(async () => project[Symbol.asyncDispose]());

describe('a rename', () => {
  test('of a method lists the mentions of its name that the rename does not change, except identifiers of unrelated symbols', async () => {
    expect(await left('shop/basket.py', 'def |total')).toEqual([
      'LICENSE:1 text: A total of nothing.',
      'README.md:1 documentation: Call `Basket.total()`, subtotal, total_of or Total.',
      'docs/index.rst:1 documentation: .. automethod:: shop.basket.Basket.total',
      'pyproject.toml:2 text: total = "shop.basket:Basket.total"',
      'pyproject.toml:2 text: total = "shop.basket:Basket.total"',
      'scripts/run.py:2 excluded: Basket().total()  # total',
      'scripts/run.py:2 comment: Basket().total()  # total',
      'scripts/run.py:3 string: print("total")',
      'shop/basket.py:1 documentation: """Baskets; see :meth:`Basket.total`."""',
      'shop/basket.py:11 documentation: """Said before the total."""',
      'shop/basket.py:14 comment: # the total, not the totals',
      'shop/basket.py:18 string: both = f"total {self.total()} and {other.total(tax=1)!r:>{self.total()}}"',
      ...Array.from(
        { length: 5 },
        (_, index) =>
          `shop/basket.py:19 ${index === 2 ? 'unresolved' : 'string'}: print("{total}\\ntotal".format(total=1), both, r"\\btotal\\b", b"total")`,
      ),
      `shop/basket.py:20 string: return getattr(self, "total")() + getattr(other, 'shop.total')`,
      `shop/basket.py:20 string: return getattr(self, "total")() + getattr(other, 'shop.total')`,
      'use/calls.py:6 unresolved: thing.total()',
      'use/calls.py:9 unresolved: duck(thing, known, total=1)',
      'use/calls.py:10 string: options["total"] = f"{thing.total} {known.total}"',
      'use/calls.py:10 unresolved: options["total"] = f"{thing.total} {known.total}"',
      'use/calls.py:11 string: with mock.patch("shop.basket.Basket.total"), mock.patch.object(Basket, "total"):',
      'use/calls.py:11 string: with mock.patch("shop.basket.Basket.total"), mock.patch.object(Basket, "total"):',
    ]);
  });

  test('of a class covers string annotations and type comments, and lists other mentions', async () => {
    const { edits, notCovered } = await project.rename('shop/basket.py', 'class |Basket', 'renamed');
    expect([...edits.keys()].toSorted()).toEqual([
      'shop/__init__.py',
      'shop/basket.py',
      'use/calls.py',
      'use/ignored.py',
    ]);
    expect(shown(notCovered)).toEqual([
      'README.md:1 documentation: Call `Basket.total()`, subtotal, total_of or Total.',
      'docs/index.rst:1 documentation: .. automethod:: shop.basket.Basket.total',
      'pyproject.toml:2 text: total = "shop.basket:Basket.total"',
      'scripts/run.py:1 excluded: from shop import Basket',
      'scripts/run.py:2 excluded: Basket().total()  # total',
      'shop/basket.py:1 documentation: """Baskets; see :meth:`Basket.total`."""',
      'shop/basket.py:8 documentation: """What a :class:`shop.basket.Basket` holds."""',
      'use/calls.py:11 string: with mock.patch("shop.basket.Basket.total"), mock.patch.object(Basket, "total"):',
    ]);
  });

  test('of a parameter lists only keyword arguments and strings that may name it', async () => {
    expect(await left('shop/basket.py', 'count(|total)')).toEqual([
      `shop/basket.py:19 unresolved: print("{total}\\ntotal".format(total=1), both, r"\\btotal\\b", b"total")`,
      `shop/basket.py:19 string: print("{total}\\ntotal".format(total=1), both, r"\\btotal\\b", b"total")`,
      `shop/basket.py:20 string: return getattr(self, "total")() + getattr(other, 'shop.total')`,
    ]);
    expect(await left('shop/basket.py', 'self, |tax')).toEqual([]);
  });
});

describe('a rename of a keyword parameter', () => {
  test('lists mentions only in Python files that mention its function', async () => {
    const { hierarchy, notCovered } = await project.rename('calls/api.py', '*, |alpha', 'renamed');
    expect(hierarchy).toEqual({ kind: 'none' });
    expect(shown(notCovered)).toEqual([
      'calls/api.py:6 documentation: """Takes alpha."""',
      'calls/use.py:4 string: CONFIG = {"alpha": 1, "beta alpha": 2}',
      'calls/use.py:11 unresolved: call(alpha=1)',
      'calls/use.py:12 unresolved: more.alpha = f"{call(alpha=2)}"',
    ]);
  });

  test('finds overriding and overridden methods, and lists mentions of the parameter of an overriding method', async () => {
    const below = await project.rename('calls/api.py', 'class Base:\n    def run(self, |count', 'renamed');
    expect(related(below)).toEqual(['override calls/api.py:16 Child']);
    expect(shown(below.notCovered)).toEqual([
      'calls/api.py:16 override: def run(self, count: int) -> int:',
      'calls/api.py:18 override: return count + 1',
      'calls/use.py:20 override: Child().run(count=2)',
    ]);
    const above = await project.rename(
      'calls/api.py',
      'class Child(Base):\n    def run(self, |count',
      'renamed',
    );
    expect(related(above)).toEqual(['base calls/api.py:11 Base']);
    const apart = await project.rename('calls/api.py', 'class Other:\n    def run(self, |count', 'renamed');
    expect(related(apart)).toEqual([]);
    expect(apart.notCovered).toEqual([]);
  });

  test('does not list constructors of subclasses', async () => {
    const made = await project.rename(
      'calls/api.py',
      'class Made(Base):\n    def __init__(self, |size',
      'renamed',
    );
    expect(made.hierarchy).toEqual({ kind: 'none' });
    expect(made.notCovered).toEqual([]);
  });

  test('reports an external base method with the same parameter', async () => {
    const key = await project.rename('calls/api.py', 'get(self, |key', 'renamed');
    expect(key.hierarchy).toMatchObject({ kind: 'parameters', related: [] });
    const external = key.hierarchy.kind === 'none' ? [] : key.hierarchy.external;
    expect(external).toEqual([{ uri: 'typeshed:stdlib/collections/__init__.pyi', class: 'UserDict' }]);
    const other = await project.rename('calls/api.py', 'key, |fallback', 'renamed');
    expect(other.hierarchy).toMatchObject({ kind: 'parameters', external: [] });
  });

  test('of a nested function searches only its file', async () => {
    expect(await left('calls/api.py', 'inner(*, |alpha')).toEqual([]);
  });

  test("lists the parameter in the function's overloads", async () => {
    const found = await project.rename('calls/api.py', 'def twice(|beat):', 'renamed');
    expect(found.hierarchy.kind).toBe('parameters');
    expect(related(found)).toEqual(['sibling calls/api.py:43 twice', 'sibling calls/api.py:45 twice']);
    expect(shown(found.notCovered)).toEqual([
      'calls/api.py:43 override: def twice(beat: int) -> int: ...',
      'calls/api.py:45 override: def twice(beat: str) -> str: ...',
      'calls/use.py:22 override: twice(beat=1)',
    ]);
  });
});

function related({ hierarchy }: RenameGaps): readonly string[] {
  if (hierarchy.kind === 'none') return ['none'];
  return hierarchy.related.map((one) => `${one.relation} ${one.uri}:${one.range[0] + 1} ${one.class}`);
}

describe('name mangling', () => {
  test('a rename of a mangled name searches for the plain form and the mangled form', async () => {
    const found = await left('vault/vault.py', 'self.|__secret');
    const line = 'print(getattr(v, "_Vault__secret"), v._Vault__secret, "__secret", "_Other__secret")';
    expect(found).toEqual(
      ['string', 'unresolved', 'string'].map((kind) => `vault/use.py:4 ${kind}: ${line}`),
    );
  });

  test.each([
    [
      'of a function',
      '|helper',
      '__hidden',
      ['mangled vault/vault.py:8 _Vault', 'mangled vault/vault.py:11 _Vault._Inner'],
    ],
    ['of an attribute', 'self.|plain', '__hidden', ['mangled vault/use.py:3 _Vault']],
    [
      '`__hidden__` of a function (Python does not mangle names that end in two underscores)',
      '|helper',
      '__hidden__',
      [],
    ],
    ['of an attribute whose only resolved uses are in its class', 'self.|__secret', '__hidden', []],
  ] as const)(
    'the new name %s collides only with uses that would have a different name than the definition',
    async (_, marked, newName, expected) => {
      const collisions = await project.ask('vault/vault.py', marked, async ({ graph, definition }) =>
        findCollisions(graph, newName, definition),
      );
      expect(collisions.map((one) => `${one.reason} ${one.uri}:${one.range[0] + 1} ${one.class}`)).toEqual(
        expected,
      );
    },
  );
});
