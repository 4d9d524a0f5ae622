import { describe, expect, test } from 'vitest';
import { lastHolder } from '../../src/git/blob-history.ts';
import { establishMergeBase } from '../../src/git/deepen.ts';
import { findGit, type Git } from '../../src/git/git.ts';
import { openObjectStore } from '../../src/git/object-store.ts';
import { openRepository } from '../../src/git/repository.ts';
import { revisionId } from '../../src/git/revision-id.ts';
import { headCommit, resolveCommit, treeOf } from '../../src/git/revisions.ts';
import { trackedNames } from '../../src/git/tracked-place.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { cloneOf, pullRequest } from '../helpers/pull-request.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

interface Run {
  readonly by: 'porcelain' | 'plumbing';
  readonly args: readonly string[];
}

/** Wraps a real Git. Records each command, and whether simple-git runs it (`porcelain`) or not (`plumbing`). */
function recording(git: Git, runs: Run[]): Git {
  return {
    ...git,
    async run(args, options) {
      runs.push({ by: 'plumbing', args });
      return git.run(args, options);
    },
    async read(args, options) {
      runs.push({ by: 'plumbing', args });
      return git.read(args, options);
    },
    async porcelain(args, options) {
      runs.push({ by: 'porcelain', args });
      return git.porcelain(args, options);
    },
  };
}

/** In a shallow clone, runs Git commands that the gate also runs, and searches for a commit that contains a blob. */
async function runAll(): Promise<readonly Run[]> {
  await using origin = await temporaryRepository();
  const { main, feature, fork } = await pullRequest(origin);
  const checkout = await cloneOf(origin, '--depth=1', '--branch', 'main');
  await checkout.git(['clone', '--quiet', origin.path, 'nested']);
  await using folder = await temporaryFolder();
  const { signal } = new AbortController();
  const runs: Run[] = [];
  const repository = await openRepository(recording(await findGit(testHost(), []), runs), checkout.path);
  const store = await openObjectStore(repository, folder.path, signal);
  expect(await headCommit(repository)).toMatch(/^[0-9a-f]{40}$/u);
  const base = await resolveCommit(store, main, undefined, signal);
  const head = await resolveCommit(store, feature, undefined, signal);
  expect(await establishMergeBase(store, base, head, undefined, signal)).toBe(fork);
  expect(await treeOf(store, head, signal)).toMatch(/^[0-9a-f]{40}$/u);
  expect(await snapshotWorktree(store, signal)).toMatch(/^[0-9a-f]{40}$/u);
  expect(await trackedNames(repository, signal)).toContain('a.py');
  const blob = (await checkout.git(['rev-parse', 'HEAD:a.py'])).trim();
  expect(await lastHolder(repository, blob, ['a.py'], signal)).toBe('HEAD');
  return runs;
}

describe('the commands of Git', () => {
  test('are run with simple-git if they concern revisions, merge bases, fetching, configuration or status', async () => {
    const runs = await runAll();
    const porcelain = /^(?:config|fetch|for-each-ref|merge-base|remote|rev-parse|status)$/u;
    const named = ({ args }: Run): string =>
      args.find((argument, index) => !argument.startsWith('-') && args[index - 1] !== '-c') ?? '';
    // The command rev-parse runs without simple-git if it reads the id of an object such as `HEAD:a.py`.
    const isObject = ({ args }: Run): boolean =>
      args.includes('rev-parse') && /^[^:]+:./u.test(args.at(-1) ?? '');
    const through = (by: Run['by']): ReadonlySet<string> =>
      new Set(runs.filter((run) => run.by === by && !isObject(run)).map(named));
    expect([...through('plumbing')].filter((name) => porcelain.test(name))).toEqual([]);
    expect([...through('porcelain')]).toEqual(
      expect.arrayContaining(['config', 'fetch', 'merge-base', 'rev-parse', 'status']),
    );
    expect(runs.filter(isObject).map(({ by }) => by)).toContain('plumbing');
  });

  test('have the option --git-dir, except commands that create a repository or search for one', async () => {
    const searching = (await runAll()).filter(
      ({ args }) => !args.some((argument) => argument.startsWith('--git-dir=')),
    );
    expect(searching.length).toBeGreaterThan(1);
    for (const { args } of searching) {
      expect(args).toSatisfy(() => args[0] === 'init' || args.includes('--show-toplevel'));
    }
  });

  test('fail if the signal is already aborted, and return no id for a revision that does not exist', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    await repository.commit();
    const opened = await openRepository(await findGit(testHost(), []), repository.path);
    const signal = AbortSignal.abort();
    await expect(revisionId(opened, 'HEAD', signal)).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
    expect(await revisionId(opened, 'refs/heads/none')).toBeUndefined();
  });
});
