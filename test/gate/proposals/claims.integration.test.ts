import { beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { ProposalCheck } from '../../../src/model/report.ts';
import { checkedProposals } from '../../helpers/checked-proposals.ts';
import { proposal, rename, renameFile, type ProposedEdit } from '../../helpers/proposal-file.ts';
import { useSandbox, type SandboxRepository } from '../../helpers/sandbox.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

const sandbox = useSandbox();
let repository: SandboxRepository;
let checks: readonly ProposalCheck[];

const BASE: Tree = {
  'basket.py':
    'class Basket:\n    """A Basket of goods."""\n\n    size: int = 0\n\n\nLIMIT = 3  # of a Basket\n',
  'test_basket.py': `from basket import Basket


def test_empty() -> None:
    assert Basket().size == 0


def test_again() -> None:
    first = Basket()
    assert first.size == 0
`,
  'tax.py':
    'def total(net: int, rate: int = 0) -> int:\n    return net + rate\n\n\nprint(total(1, rate=2))\n',
  'bill.py': 'import tax\nfrom tax import total as plus\n\nprint(tax.total(net=1, rate=3), plus(2))\n',
  'ships.py': `class Ship:
    def sail(self) -> None: ...


class Boat:
    def sail(self) -> None: ...


Ship().sail()
Boat().sail()
`,
  'pair.py':
    'def left() -> int:\n    return 1\n\n\ndef right() -> int:\n    return 2\n\n\nboth = (left(), right(), left())\n',
  'twins.py': 'def one(): pass\n\n\ndef two(): pass\n',
  'names.py': "größe = 'é𝛼𝒞'; wert = größe; print('𝒞', wert)\r\nprint('é𝛼', wert)\r\n",
  'old/place.py': 'def here(far: int) -> int:\n    near = far + 1\n    return near\n\n\nprint(here(1))\n',
  'old/__init__.py': '',
  'walk.py': 'from old.place import here\n\nprint(here(2))\n',
  'gone.py': 'def lost() -> int:\n    return 1\n',
  'long.py':
    'def f(first: int, second: int) -> int:\n    return first + second\n\n\nprint(f(first=1, second=2))\n',
};

const HEAD: Tree = {
  // The rename of `Basket` misses a reference in test_basket.py. Head also adds a comment and changes a value.
  'basket.py': 'class Cart:\n    """A Cart of goods."""\n\n    size: int = 0\n\n\nLIMIT = 4  # of a Cart\n',
  'test_basket.py': `# This line shifts the lines below.
from basket import Cart


def test_empty() -> None:
    assert Cart().size == 0


def test_again() -> None:
    first = Basket()
    assert first.size == 0
`,
  'tax.py':
    'def total(net: int, percent: int = 0) -> int:\n    return net + percent\n\n\nprint(total(1, percent=2))\n',
  'bill.py': 'import tax\nfrom tax import total as plus\n\nprint(tax.total(net=1, percent=3), plus(2))\n',
  'ships.py': `class Ship:
    def cruise(self) -> None: ...


class Boat:
    def sail(self) -> None: ...


Ship().cruise()
Boat().sail()
`,
  'pair.py':
    'def right() -> int:\n    return 1\n\n\ndef left() -> int:\n    return 2\n\n\nboth = (right(), left(), right())\n',
  'twins.py': 'def two(): pass\n',
  'names.py': "größe = 'é𝛼𝒞'; worth = größe; print('𝒞', worth)\r\nprint('é𝛼', wert)\r\n",
  'new/place.py': 'def there(far: int) -> int:\n    near = far + 1\n    return near\n\n\nprint(there(1))\n',
  'new/__init__.py': '',
  'walk.py': 'from new.place import there\n\nprint(there(2))\n',
  'gone.py': '',
  'long.py': `def f(the_first_of_them: int, second: int) -> int:
    return the_first_of_them + second


print(
    f(
        the_first_of_them=1, second=2)
)
`,
};

const EDITS: readonly ProposedEdit[] = [
  rename('py://basket#Basket', 'Cart'),
  rename('tax.py:total@<|>rate: int', 'percent'),
  rename('py://ships#Ship.sail', 'cruise'),
  rename('py://pair#left', 'right'),
  rename('py://pair#right', 'left'),
  rename('py://twins#one', 'two'),
  rename('names.py@L1:C21', 'worth'),
  rename('py://old.place#here', 'there'),
  rename('py://gone#lost', 'found'),
  rename('long.py:f@<|>first: int', 'the_first_of_them'),
  rename('py://never#was', 'is_'),
  renameFile('old', 'new'),
];

beforeAll(async () => {
  repository = await sandbox.repository();
  await writeTree(repository.path, BASE);
  await repository.commit();
  await repository.remove('old');
  await writeTree(repository.path, HEAD);
  await repository.write('.lanser/proposals/all.json', proposal(...EDITS));
  await repository.commit();
  ({ checks } = await checkedProposals(repository.path));
});

function checkOf(edit: ProposedEdit): ProposalCheck {
  const index = EDITS.findIndex((one) => JSON.stringify(one) === JSON.stringify(edit));
  return checks[index] as ProposalCheck;
}

const WHOLE = { conclusion: 'complete', missed: [], unrelated: [] };
const UNKNOWN = { conclusion: 'error', missed: [], diff: null, error: { code: 'E/NOT_FOUND' } };

test('each proposed edit has a check, in order', () => {
  expect(checks.map(({ path, index }) => [path, index])).toEqual(
    EDITS.map((_, index) => ['.lanser/proposals/all.json', index]),
  );
});

test('a missed reference in a test file is reported at its line in head', () => {
  const { missed, conclusion, diff } = checkOf(EDITS[0] as ProposedEdit);
  expect(conclusion).toBe('incomplete');
  expect(missed).toEqual([{ uri: 'test_basket.py', range: [9, 12, 9, 18] }]);
  // The patch contains exactly the changes that are missing in head.
  expect(diff?.split('\n').filter((line) => /^[-+]/u.test(line))).toEqual([
    '--- a/test_basket.py',
    '+++ b/test_basket.py',
    '-    first = Basket()',
    '+    first = Cart()',
  ]);
});

test('the patch of the missed references applies to head', async () => {
  const { diff } = checkOf(EDITS[0] as ProposedEdit);
  await repository.git(['apply', '--check'], { input: diff ?? '' });
});

test('unrelated changes are shown, without the renames in comments and docstrings', () => {
  const { unrelated } = checkOf(EDITS[0] as ProposedEdit);
  expect(unrelated?.map(({ uri, range }) => [uri, range])).toEqual([
    ['basket.py', [6, 0, 7, 0]],
    ['test_basket.py', [0, 0, 1, 0]],
  ]);
  expect(unrelated?.[0]?.diff).toContain('\n-LIMIT = 3  # of a Cart\n+LIMIT = 4  # of a Cart\n');
});

test('a rename of a parameter includes the keyword arguments in its own module and in a different module', () => {
  expect(checkOf(EDITS[1] as ProposedEdit)).toMatchObject(WHOLE);
});

test('a member with the same name in a different class is not reported as missed', () => {
  expect(checkOf(EDITS[2] as ProposedEdit)).toMatchObject(WHOLE);
});

test('an exchange of two names counts as two complete renames', () => {
  expect(checkOf(EDITS[3] as ProposedEdit)).toMatchObject(WHOLE);
  expect(checkOf(EDITS[4] as ProposedEdit)).toMatchObject(WHOLE);
});

test('a deleted definition is not matched with an existing definition of the new name', () => {
  expect(checkOf(EDITS[5] as ProposedEdit)).toMatchObject(UNKNOWN);
});

test('columns count UTF-16 code units, also in a file with CRLF line ends', () => {
  expect(checkOf(EDITS[6] as ProposedEdit)).toMatchObject({
    conclusion: 'incomplete',
    missed: [{ uri: 'names.py', range: [1, 13, 1, 17] }],
    unrelated: [],
  });
});

test('if head renames a symbol and the folder of its module, both renames are complete', () => {
  expect(checkOf(EDITS[7] as ProposedEdit)).toMatchObject(WHOLE);
  expect(checkOf(EDITS[11] as ProposedEdit)).toMatchObject(WHOLE);
});

test('a rename is an error if head contains neither the old name nor the new name', () => {
  expect(checkOf(EDITS[8] as ProposedEdit)).toMatchObject(UNKNOWN);
  expect(checkOf(EDITS[10] as ProposedEdit)).toMatchObject(UNKNOWN);
});

test('line breaks that a longer name causes do not count as unrelated changes', () => {
  expect(checkOf(EDITS[9] as ProposedEdit)).toMatchObject(WHOLE);
});

test.each([
  [
    'a function in a function',
    'def outer() -> int:\n    def inner() -> int:\n        return 1\n',
    '    return inner()\n',
    1,
  ],
  ['a method', 'class outer:\n    def inner(self) -> int:\n        return 1\n', 'x = inner()\n', 0],
])(
  'after a rename of %s, the old name counts as missed only where the definition is in scope',
  async (kind, text, use, count) => {
    const { path: root, write, commit } = await sandbox.repository(kind.replaceAll(' ', '-'));
    await write('nest.py', text);
    await commit();
    await write('nest.py', text.replace('inner', 'renamed') + use);
    await write('.lanser/proposals/one.json', proposal(rename('py://nest#outer.inner', 'renamed')));
    await commit();
    const column = use.indexOf('inner');
    const introduced: Diagnostic = {
      uri: 'nest.py',
      range: [3, column, 3, column + 5],
      severity: 'error',
      source: 'Pyright',
      rule: 'reportUndefinedVariable',
      message: '"inner" is not defined',
      related: [],
    };
    const {
      checks: [check],
    } = await checkedProposals(root, { introduced: [introduced] });
    expect(check?.missed).toHaveLength(count);
  },
);
