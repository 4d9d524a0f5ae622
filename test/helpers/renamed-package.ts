import type { Location } from '../../src/model/bundle.ts';
import type { FlatRange } from '../../src/model/range.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { rename as proposedRename, type ProposedEdit } from './proposal-file.ts';
import { testHost } from './test-host.ts';
import type { Tree } from './write-tree.ts';

/** A package with names of many kinds, most of them used in several places. */
export const PACKAGE: Tree = {
  'shop/__init__.py': 'from .goods import Item, PRICES\nfrom .orders import Order as Purchase, place\n',
  'shop/goods.py': `"""Goods, and what an Item costs."""

PRICES = {'ink': 3, 'pen': 2}


class Item:
    """An Item of PRICES."""

    tax = 1

    def __init__(self, title: str, weight: int = 0) -> None:
        self.title = title
        self.weight = weight

    @property
    def cost(self) -> int:
        return PRICES[self.title] + self.tax

    def heavier(self, other: 'Item') -> 'Item':
        return self if self.weight > other.weight else other
`,
  'shop/orders.py': `from dataclasses import dataclass, field
from typing import Callable

from . import goods
from .goods import Item

Discount = Callable[[int], int]


@dataclass
class Order:
    lines: list[Item] = field(default_factory=list)
    discount: Discount = lambda sum: sum

    def total(self) -> int:
        result = 0
        for line in self.lines:
            result += line.cost
        return self.discount(result)


def place(order: Order, *, paid: bool = False) -> int:
    if paid:
        return order.total()
    return order.total() + goods.Item.tax
`,
  'tests/test_shop.py': `import shop.goods as wares
from shop import Item, Purchase, place
from shop.orders import Discount, Order


def half(sum: int) -> int:
    return sum // 2


cut: Discount = half


def test_order() -> None:
    pen, ink = Item('pen', weight=2), wares.Item(title='ink', weight=1)
    order = Purchase([pen, ink], discount=cut)
    assert place(order, paid=True) == order.total() == half(pen.cost + ink.cost)
    assert pen.heavier(ink).title == 'pen'
    assert isinstance(order, Order) and wares.PRICES['pen'] == 2
    assert Item.tax == 1
`,
};

/** A rename of a name in the package, with the places that the rename changes in the original package. */
export interface PlannedRename {
  readonly edit: Extract<ProposedEdit, { kind: 'rename' }>;
  readonly places: readonly Location[];
  /** The index of the definition in `places`; -1 if `places` omits it. */
  readonly definition: number;
}

const NAMES: readonly (readonly [selector: string, newName: string])[] = [
  ['py://shop.goods#PRICES', 'TARIFF'],
  ['py://shop.goods#Item', 'Ware'],
  ['py://shop.goods#Item.tax', 'a_rather_long_levy'],
  ['py://shop.goods#Item.cost', 'x'],
  ['py://shop.goods#Item.heavier', 'max_of'],
  ['shop/goods.py:Item.__init__@<|>weight: int', 'mass'],
  ['py://shop.orders#Discount', 'Rebate'],
  ['py://shop.orders#Order', 'Contract'],
  ['py://shop.orders#Order.total', 'sum_of_all'],
  ['py://shop.orders#place', 'submit'],
  ['shop/orders.py:place@<|>paid: bool', 'settled'],
  ['py://tests.test_shop#half', 'halved'],
  ['py://tests.test_shop#cut', 'knife'],
];

/** Plans the renames in `NAMES`, each in the original package. Omits renames that change fewer than two places. */
export async function plannedRenames(root: string): Promise<readonly PlannedRename[]> {
  await using workspace = await openWorkspace(root, { host: testHost(), keepAnswers: false });
  const planned: PlannedRename[] = [];
  for (const [selector, newName] of NAMES) {
    const { edits } = await workspace.rename(selector, newName, {});
    const places = (edits?.plan?.files ?? []).flatMap(({ uri, edits: changes }) =>
      changes.map(({ range }) => ({ uri, range })),
    );
    const defined = (await workspace.definition(selector)).facts?.definitions ?? [];
    const definition = places.findIndex((place) =>
      defined.some(({ uri, range }) => uri === place.uri && isSameStart(range, place.range)),
    );
    const edit = proposedRename(selector, newName) as PlannedRename['edit'];
    if (places.length > 1) planned.push({ edit, places, definition });
  }
  return planned;
}

function isSameStart([line, character]: FlatRange, other: FlatRange): boolean {
  return line === other[0] && character === other[1];
}

export interface ChangedPackage {
  readonly tree: Tree;
  /** The places that `leave` kept unchanged, by the index of the rename. The locations are in the changed text. */
  readonly left: ReadonlyMap<number, Location>;
}

/**
 * Applies all renames to the package together. For each rename, `leave` may return the index of a place that
 * stays unchanged.
 *
 * @param linesAbove returns the number of lines to insert above a line of the changed text.
 */
export function changedPackage(
  renames: readonly PlannedRename[],
  leave: (rename: number) => number | undefined,
  linesAbove: (line: string) => number = () => 0,
): ChangedPackage {
  const left = new Map<number, Location>();
  const tree: Record<string, string> = {};
  for (const [uri, content] of Object.entries(PACKAGE)) {
    const lines = lineIndex(content as string);
    const changes = renames
      .flatMap(({ edit, places }, rename) => {
        const skipped = leave(rename);
        return places.map(({ uri: file, range }, index) => ({ file, range, rename, index, skipped, edit }));
      })
      .filter(({ file }) => file === uri)
      .map((change) => ({
        ...change,
        start: lines.offsetAt({ line: change.range[0], character: change.range[1] }),
        end: lines.offsetAt({ line: change.range[2], character: change.range[3] }),
      }))
      .toSorted((one, other) => one.start - other.start);
    let text = '';
    let at = 0;
    const unrenamed: { readonly rename: number; readonly start: number; readonly end: number }[] = [];
    for (const { start, end, rename, index, skipped, edit } of changes) {
      text += (content as string).slice(at, start);
      const isLeft = index === skipped;
      if (isLeft) unrenamed.push({ rename, start: text.length, end: text.length + end - start });
      text += isLeft ? (content as string).slice(start, end) : edit.newName;
      at = end;
    }
    text += (content as string).slice(at);
    const after = lineIndex(text);
    const shifts: number[] = [];
    const shifted: string[] = [];
    for (const line of text.split('\n')) {
      const above = linesAbove(line);
      for (let count = 0; count < above; count += 1) shifted.push(`# ${count} lines later`);
      shifts.push(shifted.length - shifts.length);
      shifted.push(line);
    }
    tree[uri] = shifted.join('\n');
    for (const { rename, start, end } of unrenamed) {
      const [first, last] = [after.positionAt(start), after.positionAt(end)];
      const shift = shifts[first.line] ?? 0;
      left.set(rename, {
        uri,
        range: [first.line + shift, first.character, last.line + shift, last.character],
      });
    }
  }
  return { tree, left };
}

/**
 * Picks the index of a place that may stay unchanged: any place except the definition, because each rename must
 * change its definition. Returns undefined without a rename or without such a place.
 */
export function otherThanDefinition(rename: PlannedRename | undefined, pick = 0): number | undefined {
  const others = rename?.places.flatMap((_, index) => (index === rename.definition ? [] : [index])) ?? [];
  return others[pick % others.length];
}
