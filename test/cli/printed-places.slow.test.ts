// Tests that each printed position is a valid selector of the same position.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import type { FlatRange } from '../../src/model/range.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
let start: Start;

beforeAll(async () => {
  const repository = await sandbox.repository();
  await repository.write(
    'shop.py',
    'class Shop:\n    """Sells."""\n\n    def sell(self) -> int:\n        return self.count\n\n    count = 1\n\n\ndef twice(): ...\ndef twice(): ...\n',
  );
  // A tab and characters of two code units affect columns. lanser could misread `@`, `:` and `%` in a file's name.
  await repository.write('types/@app/a b:c.py', 'from shop import Shop\n\tx = 1\n"😀"; Shop().sell()\n');
  await repository.write('per%20cent.py', 'from shop import Shop\n\n"😀😀"; y: str = Shop().sell()\n');
  await repository.commit();
  start = { cwd: repository.path, env: sandbox.env };
});

interface Place {
  readonly uri: string;
  /** The zero-based line and character of the start, then of the end. */
  readonly at: readonly number[];
}

/** Resolves selectors with `locate` requests in one process. Returns the place or the error message for each. */
async function located(selectors: readonly string[]): Promise<readonly (Place | string)[]> {
  const input = selectors.map((selector) => `${JSON.stringify({ cmd: 'locate', selector })}\n`).join('');
  const { stdout } = await lanser(['batch'], { ...start, input });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { resolution, error } = JSON.parse(line) as Bundle;
      const { uri, range } = resolution?.resolved ?? {};
      return uri === undefined || range === undefined ? (error?.message ?? '') : { uri, at: [...range] };
    });
}

interface Found {
  readonly uri: string;
  readonly range: FlatRange;
  readonly selectionRange?: FlatRange;
}

/** Returns the locations in the facts except `hints` and `scope`; without facts, the resolved location, if any. */
function locationsIn({ facts, resolution }: Bundle): readonly Found[] {
  const { hints: _hints, scope: _scope, ...answer } = { hints: [], scope: null, ...facts };
  const found = (Object.values(answer) as readonly unknown[])
    .flat()
    .filter((value) => typeof value === 'object' && value !== null && 'uri' in value && 'range' in value);
  const resolved = resolution?.resolved === null || resolution === null ? [] : [resolution.resolved];
  return facts === null ? resolved : (found as unknown as readonly Found[]);
}

const startsOf = (places: readonly Place[]): readonly string[] =>
  [...new Set(places.map(({ uri, at }) => `${uri} ${at.slice(0, 2).join(':')}`))].toSorted();

/** Returns the lines of a text that contain a position, such as `a.py:1:2`. */
const placeLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /:\d+:\d+(?:-\d+:\d+)?(?:: | - |$| \()/u.test(line));

describe.each([
  [['locate', 'py://shop#Shop.sell:body']],
  [['locate', 'py://shop#Shop.sell']],
  [['def', 'types/@app/a b:c.py:3:14']],
  [['type-def', 'types/@app/a b:c.py:3:7']],
  [['refs', 'Shop']],
  [['refs', 'Shop.sell', '--index-io', 'utf-16']],
  [['symbols', 'shop.py']],
  [['symbols', 'py://shop#Shop']],
  [['symbols', '--query', 'sell']],
  [['diag']],
  [['prepare-rename', 'Shop']],
])('%j', (args) => {
  test('prints positions that resolve to the locations in its bundle', async () => {
    const [json, text, compact] = await Promise.all([
      lanser([...args, '--json'], start),
      lanser(args, start),
      lanser([...args, '--compact'], start),
    ]);
    const locations = locationsIn(JSON.parse(json.stdout) as Bundle);
    expect(locations.length).toBeGreaterThan(0);
    const expected = locations.map(({ uri, range, selectionRange = range }) => ({ uri, at: selectionRange }));

    // As a selector, the JSON of a location selects its `selectionRange`, or its `range` if the former is missing.
    const selectors = args[0] === 'locate' ? [] : locations.map((location) => JSON.stringify(location));
    const again = await located([...selectors, ...placeLines(text.stdout), ...placeLines(compact.stdout)]);
    expect(again.filter((place) => typeof place === 'string')).toEqual([]);
    const places = again as readonly Place[];
    expect(places.slice(0, selectors.length)).toEqual(expected.slice(0, selectors.length));

    const texts = places.slice(selectors.length, selectors.length + placeLines(text.stdout).length);
    const starts = startsOf(
      args[0] === 'locate' ? locations.map(({ uri, range }) => ({ uri, at: range })) : expected,
    );
    expect(startsOf(texts)).toEqual(starts);
    const compacts = places.slice(selectors.length + placeLines(text.stdout).length);
    // The compact form omits variables inside functions.
    const omitted = args[0] === 'symbols' ? starts.filter((at) => !startsOf(compacts).includes(at)) : [];
    expect([...startsOf(compacts), ...omitted].toSorted()).toEqual(starts);
    expect(omitted.length).toBeLessThanOrEqual(
      Number(/(?<count>\d+) local variable/u.exec(compact.stdout)?.groups?.['count'] ?? 0),
    );
    // `locate` prints ranges, so the ends must match too.
    if (args[0] === 'locate')
      expect([...texts, ...compacts].map(({ at }) => at)).toEqual([locations[0]?.range, locations[0]?.range]);
  });
});

test('each printed candidate of an ambiguous selector is a selector of that candidate', async () => {
  const ambiguous = ['locate', 'py://shop#twice'];
  const [json, text, compact] = await Promise.all([
    lanser([...ambiguous, '--json'], start),
    lanser(ambiguous, start),
    lanser([...ambiguous, '--compact'], start),
  ]);
  const { resolution } = JSON.parse(json.stdout) as Bundle;
  const expected = resolution?.candidates.map(({ uri, range }) => ({ uri, at: range }));
  expect(expected).toHaveLength(2);
  expect(await located(placeLines(text.stderr))).toEqual(expected);
  expect(await located(placeLines(compact.stderr))).toEqual(expected);
});

test('the printed position of each change of an edit is a selector of the start of the change', async () => {
  const args = ['rename', 'Shop.sell', 'trade'];
  const [json, compact] = await Promise.all([
    lanser([...args, '--json'], start),
    lanser([...args, '--compact'], start),
  ]);
  const { edits } = JSON.parse(json.stdout) as Bundle;
  const expected = edits.plan?.files.flatMap(({ uri, edits: changes }) =>
    changes.map(({ range }) => ({ uri, at: range })),
  );
  expect(expected?.length).toBe(3);
  const places = (await located(placeLines(compact.stdout))) as readonly Place[];
  expect(startsOf(places)).toEqual(startsOf(expected ?? []));
});

test('printed columns have the unit of --index-io', async () => {
  const { stdout } = await lanser(['refs', 'Shop.sell', '--index-io', 'codepoint'], start);
  const line = placeLines(stdout).find((one) => one.startsWith('per%20cent.py')) ?? '';
  const read = await lanser(['locate', line, '--index-io', 'codepoint', '--json'], start);
  const { resolution } = JSON.parse(read.stdout) as Bundle;
  const text = '"😀😀"; y: str = Shop().sell()';
  expect(resolution?.resolved).toMatchObject({
    uri: 'per%20cent.py',
    range: [2, text.indexOf('sell'), 2, text.indexOf('sell')],
  });
});
