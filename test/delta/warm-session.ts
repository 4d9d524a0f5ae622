import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { warmDeltas } from '../../src/daemon/warm-deltas.ts';
import { openDeltaSession, type LastingSession } from '../../src/delta/delta-session.ts';
import { storePoint } from '../../src/delta/points.ts';
import { STEP_MS } from '../../src/workspace/file-stamp.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { errorsIn, signal } from './edited-session.ts';

type Options = Parameters<LastingSession['delta']>[0];

export interface WarmSession {
  readonly repository: TemporaryRepository;
  /** Replaces the package `installed`. Its function `size` then returns this type. */
  readonly install: (type: 'int' | 'str') => Promise<void>;
  /** Waits longer than the resolution of file times, so that any later change also changes a file's times. */
  readonly settle: () => Promise<void>;
  /** Stores the current files as the point `p`. By default, each later comparison is with this point. */
  readonly storePoint: () => Promise<void>;
  /** Returns the new errors after the caller has edited these files. */
  readonly edit: (...files: readonly string[]) => Promise<readonly string[]>;
  /** Compares whole trees, and returns the new errors. Checks that a new session has the same result. */
  readonly errors: (options?: Partial<Options>) => Promise<readonly string[]>;
}

export const USE = 'from installed import size\n\nfirst: int = size()\n';

/**
 * Opens a warm session, whose servers keep running between comparisons. The active environment has the package
 * `installed`. Each test starts with a new session, the source `USE` in `use.py`, and a function `size` that
 * returns `int`.
 */
export function useWarmSession(
  variables: (beside: string) => Readonly<Record<string, string>> = () => ({}),
): WarmSession {
  let repository: TemporaryRepository;
  let sitePackages: string;
  let host: ReturnType<typeof testHost>;
  let deltas: ReturnType<typeof warmDeltas>;
  let session: LastingSession;

  const given = (): Options => ({ host, signal, repository: repository.path, since: 'point:p' });
  const settle = async (): Promise<void> => delay(STEP_MS + 100);
  const store = async (): Promise<void> => {
    await storePoint(repository.path, 'p', { host, signal });
  };

  async function install(type: 'int' | 'str'): Promise<void> {
    const folder = path.join(sitePackages, 'installed');
    await rm(folder, { recursive: true, force: true });
    const source = `def size() -> ${type}:\n    return ${type}()\n`;
    await writeTree(folder, { 'py.typed': '', '__init__.py': source });
  }

  beforeAll(async () => {
    repository = await temporaryRepository();
    const { beside } = repository;
    const made = await virtualEnvironment(path.join(beside, 'environment'));
    ({ sitePackages } = made);
    const PATH = [made.programs, process.env['PATH']].join(path.delimiter);
    const env = { PATH, VIRTUAL_ENV: made.folder, XDG_CACHE_HOME: path.join(beside, 'cache'), HOME: beside };
    host = testHost({ ...env, ...variables(beside) }, { now: () => Date.now() });
    await repository.write('use.py', USE);
    await repository.write('other.py', 'x = 1\n');
    await repository.commit();
  });

  beforeEach(async () => {
    await repository.git(['reset', '--quiet', '--hard']);
    await repository.git(['clean', '-fdxq']);
    await install('int');
    await store();
    deltas = warmDeltas(signal);
    session = await deltas.openFor(host.env, async () => {})({ host, signal }, repository.path);
    await settle();
    return async () => {
      await session[Symbol.asyncDispose]();
      await deltas[Symbol.asyncDispose]();
    };
  });

  afterAll(async () => {
    await repository[Symbol.asyncDispose]();
  });

  return {
    get repository() {
      return repository;
    },
    install,
    settle,
    storePoint: store,
    edit: async (...files) => errorsIn(await session.deltaOfEdit(files, given())),
    async errors(options = {}) {
      const all = { ...given(), ...options };
      const warm = await session.delta(all);
      await using own = await openDeltaSession({ host, signal });
      const fresh = await own.delta(all);
      const errors = errorsIn(warm);
      expect(errors).toEqual(errorsIn(fresh));
      // `deltaId` is a hash of the result without its times.
      expect(warm.deltaId).toBe(fresh.deltaId);
      return errors;
    },
  };
}
