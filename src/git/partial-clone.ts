import { LanserError } from '../model/lanser-error.ts';
import { COMPLETE_PARTIAL_CLONE } from './blobs.ts';
import { fetchFromOrigin, type FetchAuthorization } from './fetch-from-origin.ts';
import { findObject, readCommit, type ObjectStore } from './object-store.ts';
import { isShallow, readConfiguration, type Repository } from './repository.ts';
import { revisionId } from './revision-id.ts';

const PROMISOR = /^remote\..*\.promisor$/su;

/**
 * Returns true if the configuration has a setting that `git clone --filter` writes. The result is also true after all
 * objects have been fetched, because the setting stays.
 */
export async function isPartialClone(repository: Repository, signal: AbortSignal): Promise<boolean> {
  const configuration = await readConfiguration(repository, signal);
  return configuration.some(([name]) => name === 'extensions.partialclone' || PROMISOR.test(name));
}

/**
 * Fetches all missing objects of the commit's tree from the checkout's `origin` into the store, in one request.
 *
 * @throws LanserError E/INCONCLUSIVE if the fetch fails, or if Git cannot read the commit.
 */
export async function completeCommit(
  store: ObjectStore,
  commit: string,
  authorization: FetchAuthorization | undefined,
  signal: AbortSignal,
): Promise<void> {
  const missing = await missingObjects(store, await treeIdOf(store, commit, signal), signal);
  if (missing.length === 0) return;
  const request = {
    // By default, Git tells the server which commits the clone has. A server with bitmap indexes then omits all
    // objects of these commits, even if the clone lacks them.
    settings: ['-c', 'fetch.negotiationAlgorithm=noop'],
    // Overrides the filter that an earlier fetch with `--filter` has written to the store's configuration.
    options: ['--no-filter'],
    refspecs: missing,
  };
  const reason = await fetchFromOrigin(store, request, authorization, signal);
  if (reason === undefined) return;
  // A shallow clone that is not partial has the trees of all its commits. So only the store has `commit`: in the
  // search for the merge base, lanser fetched `commit` without trees.
  const isCutOff = isShallow(store.repository) && !(await isPartialClone(store.repository, signal));
  const [kind, command] = isCutOff
    ? ['shallow', 'git fetch --unshallow origin']
    : ['partial', COMPLETE_PARTIAL_CLONE];
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The clone is ${kind} and lacks parts of ${commit}, which could not be fetched (${reason}). Complete the clone: ${command}`,
    { revision: commit, missing: missing.length, fixCommand: command },
  );
}

/**
 * If the clone is partial, fetches the missing objects of HEAD's tree into the store, for example the content of
 * files that a sparse checkout excludes.
 *
 * @throws LanserError as {@link completeCommit} does.
 */
export async function completeHead(store: ObjectStore, signal: AbortSignal): Promise<void> {
  const { repository } = store;
  if (!(await store.remember('partial', async () => isPartialClone(repository, signal)))) return;
  const head = await revisionId(repository, 'HEAD', signal);
  // A branch without a commit has no objects.
  if (head !== undefined) await completeCommit(store, head, undefined, signal);
}

/** Reads the id of a commit's tree from the commit object, because `<commit>^{tree}` fails if the tree is missing. */
async function treeIdOf(store: ObjectStore, commit: string, signal: AbortSignal): Promise<string> {
  const text = (await readCommit(store, commit, signal)).toString('latin1');
  const id = /^tree ([0-9a-f]+)$/mu.exec(text)?.[1];
  if (id === undefined) throw new TypeError('a commit without a tree');
  return id;
}

/**
 * Returns true if the store lacks the tree of a commit.
 *
 * @throws LanserError E/INCONCLUSIVE if Git cannot read the commit.
 */
export async function lacksTree(store: ObjectStore, commit: string, signal: AbortSignal): Promise<boolean> {
  const tree = await treeIdOf(store, commit, signal);
  return (await findObject(store, tree, signal)) === undefined;
}

async function missingObjects(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if ((await store.run(['cat-file', '-e', tree], signal)).exitCode !== 0) return [tree];
  const output = await store.read(['rev-list', '--quiet', '--objects', '--missing=print', tree], signal);
  return [...output.toString('latin1').matchAll(/^\?([0-9a-f]+)/gmu)].map((match) => match[1] as string);
}
