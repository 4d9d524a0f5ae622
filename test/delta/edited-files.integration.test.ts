import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { warmDeltas } from '../../src/daemon/warm-deltas.ts';
import { openDeltaSession, type LastingSession } from '../../src/delta/delta-session.ts';
import { storePoint } from '../../src/delta/points.ts';
import type { DeltaDocument } from '../../src/model/delta.ts';
import type { Host } from '../../src/model/host.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

const { signal } = new AbortController();
const RATES = 'def rate(currency: str) -> int:\n    return len(currency)\n';
const USE = 'from rates import rate\n\nold: str = rate("USD")\n';

let repository: TemporaryRepository;
let host: Host;
let deltas: ReturnType<typeof warmDeltas>;
let session: LastingSession;
/** The number of checks that began as comparisons of whole trees. */
let comparisons = 0;

beforeAll(async () => {
  repository = await temporaryRepository();
  const cache = path.join(repository.beside, 'cache');
  const progress = ({ done }: { readonly done: number }): void => void (comparisons += done === 0 ? 1 : 0);
  host = testHost({ XDG_CACHE_HOME: cache, HOME: repository.beside }, { now: () => Date.now(), progress });
  await repository.write('rates.py', RATES);
  await repository.write('use.py', USE);
  await repository.write('other.py', 'x = 1\n');
  await repository.commit();
  deltas = warmDeltas(signal);
  session = await deltas.openFor(host.env, async () => {})({ host, signal }, repository.path);
});

beforeEach(async () => {
  await repository.git(['checkout', '--quiet', '--force', 'main']);
  await repository.git(['reset', '--quiet', '--hard']);
  await repository.git(['clean', '-fdxq']);
  await storePoint(repository.path, 'p', { host, signal });
  // The servers read the files of the point, and the environment is the one of the comparison.
  await settled();
});

afterAll(async () => {
  await session[Symbol.asyncDispose]();
  await deltas[Symbol.asyncDispose]();
  await repository[Symbol.asyncDispose]();
});

const options = (): Parameters<LastingSession['delta']>[0] => ({
  host,
  signal,
  repository: repository.path,
  since: 'point:p',
});

async function settled(): Promise<void> {
  await repository.write('rates.py', `${RATES}# settled\n`);
  await session.deltaOfEdit(['rates.py'], options());
  await session.deltaOfEdit(['use.py'], options());
}

function errorsIn(document: DeltaDocument | undefined): readonly string[] {
  const introduced = document?.report.delta?.introduced ?? [];
  return introduced.flatMap(({ uri, range, severity }) =>
    severity === 'error' ? [`${uri}:${range[0] + 1}`] : [],
  );
}

async function edit(...files: readonly string[]): Promise<readonly string[]> {
  return errorsIn(await session.deltaOfEdit(files, options()));
}

/** Runs work that must be answered by the running servers, without a comparison of the trees. */
async function fromServers<T>(work: () => Promise<T>): Promise<T> {
  const before = comparisons;
  const result = await work();
  expect(comparisons).toBe(before);
  return result;
}

test('an edit without new errors is answered by the running servers, also with old errors on moved lines', async () => {
  await repository.write('use.py', `# above\n\n${USE}`);
  expect(await fromServers(async () => edit('use.py'))).toEqual([]);
  await repository.write('use.py', `${USE}new: str = rate("EUR")\n`);
  expect(await edit('use.py')).toEqual(['use.py:4']);
  await repository.write('use.py', USE);
  expect(await fromServers(async () => edit('use.py'))).toEqual([]);
});

test('a second error that equals an old one is new', async () => {
  await repository.write('use.py', `${USE}old: str = rate("USD")\n`);
  expect(await edit('use.py')).toHaveLength(1);
});

test('writes that no event names count', async () => {
  await repository.write('rates.py', RATES.replace('int', 'bytes').replace('len(currency)', 'b""'));
  await repository.write('use.py', `${USE}total: int = rate("EUR")\n`);
  expect(await edit('use.py')).toContain('use.py:4');
  await repository.write('rates.py', RATES);
  expect(await edit('use.py')).toEqual([]);
});

test('files that are created and deleted count', async () => {
  await repository.write('use.py', `${USE}from added import value\n\ntotal: int = value\n`);
  expect(await edit('use.py')).toEqual(['use.py:4']);
  await repository.write('added.py', 'value = ""\n');
  expect(await edit('use.py')).toEqual(['use.py:6']);
  await repository.write('added.py', 'value = 1\n');
  expect(await edit('use.py')).toEqual([]);
  await repository.remove('added.py');
  expect(await edit('use.py')).toEqual(['use.py:4']);
});

test('a checkout of Git counts', async () => {
  await repository.git(['checkout', '--quiet', '-b', 'branch']);
  await repository.write('rates.py', RATES.replace('-> int', '-> str').replace('len(currency)', 'currency'));
  await repository.write('other.py', 'x: str = 1\n');
  await repository.commit();
  expect(await edit('use.py')).toEqual(['other.py:1']);
  await repository.git(['checkout', '--quiet', 'main']);
  expect(await edit('other.py')).toEqual([]);
  await repository.git(['branch', '--quiet', '-D', 'branch']);
});

test('a point that is replaced is a different earlier state', async () => {
  await repository.write('other.py', 'x: str = 1\n');
  expect(await edit('other.py')).toEqual(['other.py:1']);
  await storePoint(repository.path, 'p', { host, signal });
  expect(await edit('other.py')).toEqual([]);
  await repository.write('other.py', 'x: str = 2\n');
  expect(await edit('other.py')).toEqual(['other.py:1']);
});

test('the configuration is that of the point', async () => {
  await repository.write('other.py', 'def f(a: list[int]):\n    return a.missing\n');
  expect(await edit('other.py')).toEqual(['other.py:2']);
  await repository.write('pyrightconfig.json', '{ "reportAttributeAccessIssue": false }');
  expect(await edit('other.py')).toEqual(['other.py:2']);
  await repository.write('other.py', 'x = 1\n');
  await storePoint(repository.path, 'p', { host, signal });
  await repository.write('other.py', 'def f(a: list[int]):\n    return a.missing\n');
  expect(await edit('other.py')).toEqual([]);
});

test('a package that is installed is found', async () => {
  await repository.write('.gitignore', '.venv\n');
  const { sitePackages } = await virtualEnvironment(path.join(repository.path, '.venv'));
  await repository.write('use.py', `${USE}import installed\n`);
  expect(await edit('use.py')).toEqual(['use.py:4']);
  await writeTree(sitePackages, { 'installed.py': '' });
  expect(await edit('use.py')).toEqual([]);
  await rm(path.join(sitePackages, 'installed.py'));
  expect(await edit('use.py')).toEqual(['use.py:4']);
});

test('code that moves between files keeps its errors', async () => {
  await repository.write('use.py', USE.replace('old: str = rate("USD")\n', ''));
  expect(await edit('use.py')).toEqual([]);
  await repository.write('other.py', 'from rates import rate\n\nold: str = rate("USD")\n');
  expect(await edit('other.py')).toEqual([]);
});

test('a comparison with a different state in between changes no answer', async () => {
  await repository.write('other.py', 'x: str = 1\n');
  await repository.commit();
  const since = await session.delta({ ...options(), since: 'HEAD' });
  expect(errorsIn(since)).toEqual([]);
  expect(await edit('other.py')).toEqual(['other.py:1']);
  await repository.git(['reset', '--quiet', '--hard', 'HEAD~1']);
});

test('after random edits, nothing is reported that a session of its own does not report', async () => {
  const lines = [
    'a: int = rate("x")',
    'b: str = rate("x")',
    'from other import x',
    'c: str = x',
    'def f(v: int) -> str: return v',
    '# no code',
  ];
  let state = 7;
  const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let step = 0; step < 12; step += 1) {
    const file = ['use.py', 'other.py', 'rates.py'][random(3)] as string;
    const body = Array.from({ length: 3 }, () => lines[random(lines.length)]).join('\n');
    const head = file === 'rates.py' ? RATES : 'from rates import rate\n';
    await repository.write(file, `${head}${body}\n`);
    const found = await edit(file);
    await using own = await openDeltaSession({ host, signal });
    const expected = errorsIn(await own.delta(options()));
    expect(expected, `step ${step}`).toEqual(expect.arrayContaining([...found]));
    const inFile = (places: readonly string[]): readonly string[] =>
      places.filter((place) => place.startsWith(`${file}:`));
    expect(inFile(found), `step ${step}`).toEqual(inFile(expected));
  }
});
