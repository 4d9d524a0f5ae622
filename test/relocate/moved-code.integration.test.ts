import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { history, placeOf } from './history.ts';
import type { Texts } from './versions.ts';

const SHOP = `import json


class Shop:
    """Sells."""

    def __init__(self, stock):
        self.stock = dict(stock)
        self.sold = []

    def sell(self, item, count=1):
        if self.stock.get(item, 0) < count:
            raise ValueError(f"too few of {item}")
        self.stock[item] -= count
        self.sold.append((item, count))
        return self.stock[item]


def load_shop(path):
    with open(path, encoding="utf-8") as file:
        rows = json.load(file)
    return Shop({row["name"]: int(row["count"]) for row in rows})
`;
const OTHER = 'def unrelated(a, b):\n    while a < b:\n        a = a * 2 + 1\n    return a - b\n';
const LOAD = SHOP.slice(SHOP.indexOf('def load_shop'));
const CLASS = SHOP.slice(SHOP.indexOf('class Shop'), SHOP.indexOf('\n\ndef load_shop'));

const BEFORE: Texts = { 'app/shop.py': SHOP, 'app/other.py': OTHER };

test.each<readonly [title: string, after: Texts, text: string, found: string]>([
  [
    'a function is moved to another file',
    { 'app/shop.py': SHOP.replace(LOAD, ''), 'app/other.py': `import json\n\n\n${OTHER}\n\n${LOAD}` },
    'load_shop',
    'app/other.py:10:load_shop',
  ],
  [
    'a line is in a moved function',
    { 'app/shop.py': SHOP.replace(LOAD, ''), 'app/other.py': `import json\n\n\n${OTHER}\n\n${LOAD}` },
    'rows = json.load(file)',
    'app/other.py:12:rows = json.load(file)',
  ],
  [
    'a method is in a moved class',
    {
      'app/shop.py': SHOP.replace(CLASS, 'from app.other import Shop\n'),
      'app/other.py': `${OTHER}\n\n${CLASS}`,
    },
    'sell',
    'app/other.py:14:sell',
  ],
  [
    'a file is renamed',
    { 'app/market.py': SHOP, 'app/other.py': OTHER },
    'self.stock[item] -= count',
    'app/market.py:14:self.stock[item] -= count',
  ],
  [
    'a package is moved',
    { 'src/app/shop.py': `# moved\n${SHOP}`, 'src/app/other.py': OTHER },
    'self.sold.append((item, count))',
    'src/app/shop.py:16:self.sold.append((item, count))',
  ],
])('code is found after a move: %s', async (_, after, text, found) => {
  await using edited = await history(BEFORE, after);
  expect(await edited.follow('app/shop.py', text)).toBe(found);
});

test('in a moved file, a replaced statement is not matched to the new statement at the same position', async () => {
  const before = `import json


def test_cross_domain_redirect(client):
    response = client.get("https://example.org/cross_domain", headers={"Authorization": "abc"})
    data = json.loads(response.content.decode())
    assert response.url == URL("https://example.org/cross_domain_target")
    assert data == {"headers": {}}
`;
  const after = before.replace(
    'assert data == {"headers": {}}',
    'assert "authorization" not in data["headers"]',
  );
  await using edited = await history(
    { 'tests/adapters/test_a.py': before },
    { 'tests/client/test_a.py': after },
  );
  expect(await edited.follow('tests/adapters/test_a.py', 'assert data', 'cursor')).toMatch(
    /^E\/(?:NOT_FOUND|AMBIGUOUS)$/u,
  );
  expect(await edited.follow('tests/adapters/test_a.py', 'data = json')).toBe(
    'tests/client/test_a.py:6:data = json',
  );
});

test('a deleted function is not matched to a function with the same name in a different file', async () => {
  const namesake =
    'def load_shop(number):\n    total = number ** 2\n    print(total)\n    return [total] * 3\n';
  await using edited = await history(
    { ...BEFORE, 'app/far.py': namesake },
    { 'app/shop.py': SHOP.replace(LOAD, ''), 'app/other.py': OTHER, 'app/far.py': namesake },
  );
  for (const text of ['load_shop', 'rows = json.load(file)']) {
    expect(await edited.follow('app/shop.py', text)).toMatch(/^E\/(?:NOT_FOUND|AMBIGUOUS)$/u);
  }
});

test('a deleted method is not matched to an almost equal method of a different class', async () => {
  const twin = (name: string): string =>
    `class ${name}:\n    def run(self):\n        return self.go(${name})\n`;
  await using edited = await history(
    { 'a.py': `${twin('A')}\n\n${twin('B')}` },
    { 'a.py': `class A:\n    pass\n\n\n${twin('B')}` },
  );
  expect(await edited.follow('a.py', 'run')).toMatch(/^E\/(?:NOT_FOUND|AMBIGUOUS)$/u);
});

test.each<readonly [title: string, after: Texts, uri: string, name: string]>([
  [
    'renamed',
    { 'app/shop.py': SHOP.replace('load_shop', 'open_shop'), 'app/other.py': OTHER },
    'app/shop.py',
    'open_shop',
  ],
  [
    'moved',
    { 'app/shop.py': SHOP.replace(LOAD, ''), 'app/other.py': `import json\n\n\n${OTHER}\n\n${LOAD}` },
    'app/other.py',
    'load_shop',
  ],
])(
  'a %s function is the first candidate for its old symbolId without history, and is found by its old name with history',
  async (_, after, uri, name) => {
    await using old = await history({}, BEFORE);
    const { symbolId } = (await old.locate('py://app.shop#load_shop')).resolution?.resolved ?? {};
    await using folder = await temporaryFolder();
    await writeTree(folder.path, after);
    await using bare = await openWorkspace(folder.path, { host: testHost() });
    const { resolution } = await bare.locate(`py://app.shop#load_shop?symbolId=${symbolId}`);
    const [first] = resolution?.candidates ?? [];
    expect(first).toMatchObject({ uri, certified: false });
    const [line = 0, start, , end] = first?.range ?? [];
    expect(after[uri]?.split('\n')[line]?.slice(start, end)).toBe(name);
    const unnamed = await bare.locate('py://app.shop#load_shop');
    expect(placeOf(unnamed, after)).toBe('E/NOT_FOUND');
    expect(unnamed.resolution?.historySearch?.outcome).toBe('unavailable');
    await using edited = await history(BEFORE, after);
    const named = await edited.locate('py://app.shop#load_shop');
    expect(placeOf(named, after)).toBe(`${uri}:${line + 1}:${name}`);
    expect(named.resolution).toMatchObject({
      foundVersion: {
        blob: documentVersion(Buffer.from(SHOP)),
        commit: await edited.repository.git(['rev-parse', 'HEAD^']),
      },
      historySearch: { outcome: 'found' },
    });
  },
);

test('a bundle depends neither on the path of the repository nor on the order of its files', async () => {
  const after = { 'app/market.py': SHOP, 'app/other.py': OTHER };
  const backwards = Object.fromEntries(Object.entries(after).toReversed());
  await using one = await history(BEFORE, after);
  await using other = await history(Object.fromEntries(Object.entries(BEFORE).toReversed()), backwards);
  const selector = 'app/shop.py@L14:C9';
  const [here, there] = [
    await one.locate(selector, 'app/shop.py'),
    await other.locate(selector, 'app/shop.py'),
  ];
  expect(one.workspace.root).not.toBe(other.workspace.root);
  expect(here.resolution?.resolved?.uri).toBe('app/market.py');
  expect(here.bundleId).toBe(there.bundleId);
});

// Python compares identifiers in their NFKC form.
test.each([
  ['fix_rows', '\u{fb01}x_rows'],
  ['\u{fb01}x_rows', 'fix_rows'],
])('a renamed function is found by the name %s, which the old version spells %s', async (name, spelling) => {
  const body = LOAD.slice(LOAD.indexOf('('));
  const renamed: Texts = { 'rows.py': `def read_rows${body}` };
  await using edited = await history({ 'rows.py': `def ${spelling}${body}` }, renamed);
  const bundle = await edited.locate(`py://rows#${name}`);
  expect(placeOf(bundle, renamed)).toBe('rows.py:1:read_rows');
});
