import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { PLACE_OPERATIONS, rawAnswers, type Place, type RawAnswers } from '../helpers/raw-answers.ts';
import { rawNames } from '../helpers/raw-names.ts';
import { rawServer, type RawServer } from '../helpers/raw-server.ts';
import { sdkAnswers } from '../helpers/sdk-answers.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

const FILES: Readonly<Record<string, string>> = {
  'shop/model.py': `from typing import overload
import json as j, os.path
from priced import Price, parse


class Item:
    """What is sold."""

    price: Price | None = None

    @property
    def name(self) -> str:
        return self._name

    @name.setter
    def name(self, value: str):
        self._name = value


@overload
def load(key: int) -> Item: ...
@overload
def load(key: str) -> list[Item]: ...
def load(key):
    return "😀" + j.loads(os.path.join(parse(key)).amount)
`,
  'main.py': `from shop import model
from shop.model import load as read, not_there

item = read(1)
item.name, item.price, model.Item = "😀" and "x", read("y")[0], None
both = [1] if item.name else "s"
"😀"; both.count(item.name)
nothing
`,
};
const PACKAGES = {
  'priced/__init__.py': 'class Price:\n  """In cents."""\n  amount = 1\ndef parse(x): return Price()\n',
  'priced-stubs/__init__.pyi':
    'class Price:\n  amount: int\n  def __eq__(self, other): ...\ndef parse(x: object) -> Price: ...\n',
};
const KEYWORDS = new Set(['and', 'as', 'class', 'def', 'else', 'from', 'if', 'import', 'return', 'None']);

/** The position of every word that could be a name. */
const PLACES = Object.entries(FILES).flatMap(([file, text]) =>
  text
    .split('\n')
    .flatMap((content, line) =>
      [...content.matchAll(/[a-z_]\w*/giu)]
        .filter(([word]) => !KEYWORDS.has(word))
        .map(({ index }): Place => ({ file, line, character: index })),
    ),
);

let folder: TemporaryFolder;
let server: RawServer;
let workspace: Workspace;
let raw: RawAnswers;
let lanser: RawAnswers;

beforeAll(async () => {
  folder = await temporaryFolder();
  const root = path.join(folder.path, 'project');
  await writeTree(root, { ...FILES, 'shop/__init__.py': '' });
  const { programs } = await virtualEnvironment(path.join(folder.path, 'environment'), PACKAGES);
  const PATH = `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`;
  server = await rawServer(root, { ...process.env, PATH });
  workspace = await openWorkspace(root, { host: testHost({ PATH }) });
  raw = rawAnswers(server, await rawNames(root, { ...process.env, PATH }));
  lanser = sdkAnswers(workspace);
});
afterAll(async () => {
  await workspace[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

test.each(PLACE_OPERATIONS)("%s returns Pyright's response at each tested name", async (operation) => {
  const filled: string[] = [];
  // Each references request searches the whole workspace several times, so fewer positions are tested.
  const places = operation === 'references' ? PLACES.filter((_, index) => index % 3 === 0) : PLACES;
  for (const place of places) {
    const expected = await raw.at(operation, place);
    const answer = await lanser.at(operation, place);
    // If Pyright does not resolve a name, its response is empty, and lanser reports E/INCONCLUSIVE.
    const isUnresolved = operation === 'references' && JSON.stringify(answer).includes('"E/INCONCLUSIVE"');
    expect({ place, answer: isUnresolved ? [] : answer }).toEqual({ place, answer: expected });
    const text = JSON.stringify(expected);
    if (text !== 'null' && text !== '[]') filled.push(text);
  }
  expect(filled.length).toBeGreaterThan(places.length / 2);
});

test.each(['symbols', 'diagnostics'] as const)(
  'the %s of each file equal those of Pyright',
  async (operation) => {
    for (const file of Object.keys(FILES)) {
      const expected = await raw[operation](file);
      expect(expected).not.toEqual([]);
      expect(await lanser[operation](file)).toEqual(expected);
    }
  },
);

test('the URI of a definition starts with `site-packages:` in an installed package, and with `python:` in the standard library', async () => {
  const at = async (operation: 'definition' | 'declaration', character: number): Promise<unknown> =>
    lanser.at(operation, { file: 'shop/model.py', line: 2, character });
  const price = 'from priced import '.length;
  expect(await at('definition', price)).toEqual([
    { uri: 'site-packages:priced/__init__.py', range: [0, 6, 0, 11] },
  ]);
  expect(await at('declaration', price)).toEqual([
    { uri: 'site-packages:priced-stubs/__init__.pyi', range: [0, 6, 0, 11] },
  ]);
  // The standard library is in the Python installation, not in the virtual environment.
  const [standard] = (await lanser.at('definition', {
    file: 'shop/model.py',
    line: 1,
    character: 'import js'.length,
  })) as readonly { readonly uri: string }[];
  expect(standard?.uri).toMatch(/^python:lib\/python3\.\d+\/json\/__init__\.py$/u);
});
