import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { warmDeltas } from '../../src/daemon/warm-deltas.ts';
import { openDeltaSession, type LastingSession } from '../../src/delta/delta-session.ts';
import { storePoint } from '../../src/delta/points.ts';
import type { DeltaDocument } from '../../src/model/delta.ts';
import type { Host } from '../../src/model/host.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

export const signal: AbortSignal = new AbortController().signal;
export const RATES = 'def rate(currency: str) -> int:\n    return len(currency)\n';
export const USE = 'from rates import rate\n\nold: str = rate("USD")\n';

export interface EditedSession {
  readonly repository: TemporaryRepository;
  readonly host: Host;
  readonly session: LastingSession;
  readonly options: () => Parameters<LastingSession['delta']>[0];
  readonly log: readonly string[];
  /**
   * Stores the current files as the point `p`, the base of each delta. Then adds a comment to `rates.py`, and
   * starts servers.
   */
  readonly startAnew: () => Promise<void>;
  /** Tells the session that these files were edited. Returns the new errors. */
  readonly edit: (...files: readonly string[]) => Promise<readonly string[]>;
  /** Runs `work`, which must use only running servers. Fails if a comparison of whole trees checks files. */
  readonly fromServers: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Returns the positions of the new errors as `path:line`, with one-based lines. */
export function errorsIn(document: DeltaDocument | undefined): readonly string[] {
  const introduced = document?.report.delta?.introduced ?? [];
  return introduced.flatMap(({ uri, range, severity }) =>
    severity === 'error' ? [`${uri}:${range[0] + 1}`] : [],
  );
}

/**
 * Opens a session in a repository for all tests of a test file. Each test starts with the files of the
 * repository's first commit, except for a comment in `rates.py`.
 */
export function useEditedSession(): EditedSession {
  let repository: TemporaryRepository;
  let host: Host;
  let deltas: ReturnType<typeof warmDeltas>;
  let session: LastingSession;
  let comparisons = 0;
  let starts = 0;
  const log: string[] = [];

  const options = (): Parameters<LastingSession['delta']>[0] => ({
    host,
    signal,
    repository: repository.path,
    since: 'point:p',
  });

  async function startAnew(): Promise<void> {
    await storePoint(repository.path, 'p', { host, signal });
    // After a new point, the first edit makes the session compare whole trees, so the servers read the files of the
    // point. The second edit makes the servers check `use.py`, so the session knows the old errors of `use.py`.
    await repository.write('rates.py', `${RATES}# ${(starts += 1)}\n`);
    await session.deltaOfEdit(['rates.py'], options());
    await session.deltaOfEdit(['use.py'], options());
  }

  beforeAll(async () => {
    repository = await temporaryRepository();
    const cache = path.join(repository.beside, 'cache');
    const progress = ({ done }: { readonly done: number }): void => void (comparisons += done === 0 ? 1 : 0);
    const env = { XDG_CACHE_HOME: cache, HOME: repository.beside };
    host = testHost(env, { now: () => Date.now(), progress, log: (text) => void log.push(text) });
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
    await startAnew();
  });

  afterAll(async () => {
    await session[Symbol.asyncDispose]();
    await deltas[Symbol.asyncDispose]();
    await repository[Symbol.asyncDispose]();
  });

  return {
    get repository() {
      return repository;
    },
    get host() {
      return host;
    },
    get session() {
      return session;
    },
    options,
    log,
    startAnew,
    edit: async (...files) => errorsIn(await session.deltaOfEdit(files, options())),
    async fromServers(work) {
      const before = comparisons;
      const result = await work();
      expect(comparisons).toBe(before);
      return result;
    },
  };
}

/**
 * Checks the answers after random edits. After a file is written, a separate session compares the whole trees. The
 * separate session must find all errors that the tested session reports. In the written file, both sessions must
 * find the same errors. After a file is removed, the tested session checks no other files, so it must report no new
 * errors.
 */
export async function expectRandomEdits(
  used: EditedSession,
  { seed, steps }: { readonly seed: number; readonly steps: number },
): Promise<void> {
  const lines = [
    'a: int = rate("x")',
    'b: str = rate("x")',
    'from other import x',
    'from added import rate',
    'from pack.mod import f',
    'c: str = x',
    'def f(v: int) -> str: return v',
    '# no code',
  ];
  let state = seed;
  const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  await using own = await openDeltaSession({ host: used.host, signal });
  for (let step = 0; step < steps; step += 1) {
    const file = ['use.py', 'other.py', 'rates.py', 'added.py', 'pack/mod.py'][random(5)] as string;
    if (random(4) === 0 && file !== 'rates.py') {
      await used.repository.remove(file).catch(() => {});
      expect(await used.edit(file), `step ${step}`).toEqual([]);
      continue;
    }
    const body = Array.from({ length: 3 }, () => lines[random(lines.length)]).join('\n');
    const head = file === 'rates.py' ? RATES : 'from rates import rate\n';
    await used.repository.write(file, `${head}${body}\n`);
    const found = await used.edit(file);
    const expected = errorsIn(await own.delta(used.options()));
    expect(expected, `step ${step}`).toEqual(expect.arrayContaining([...found]));
    const inFile = (places: readonly string[]): readonly string[] =>
      places.filter((place) => place.startsWith(`${file}:`));
    expect(inFile(found), `step ${step}`).toEqual(inFile(expected));
  }
}
