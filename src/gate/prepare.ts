import type { ObjectStore } from '../git/object-store.ts';
import type { Repository } from '../git/repository.ts';
import { diffTrees, type TreeChange } from '../git/tree-changes.ts';
import type { Configuration } from '../model/generated/config.ts';
import { LanserError } from '../model/lanser-error.ts';
import { isInconclusive, type SideFailure, type SideName } from './both-sides.ts';
import type { GateOptions } from './options.ts';
import { policyOf, readTreeConfiguration, type GatePolicy } from './policy.ts';
import { resolveSides, SideError, type Sides, type SideSource } from './sides.ts';
import { writeTrees, type TreesOnDisk } from './trees-on-disk.ts';

/** Both sides on disk with what changed between them and the policy; or why they cannot be had. */
export type Preparation =
  | {
      readonly kind: 'prepared';
      readonly before: SideSource;
      readonly after: SideSource;
      readonly changes: readonly TreeChange[];
      readonly store: ObjectStore;
      readonly trees: TreesOnDisk;
      readonly policy: GatePolicy;
      /** Head's own configuration; why it cannot be read, where it cannot. */
      readonly headConfiguration: Configuration | LanserError;
      readonly completeTree: Sides['completeTree'];
    }
  | (SideFailure & { readonly kind: 'failed'; readonly policy: GatePolicy });

export async function prepare(
  options: GateOptions,
  repository: Repository,
  scratch: string,
  workingDirectories: readonly string[],
): Promise<Preparation> {
  const { signal } = options;
  let sides: Sides | undefined;
  try {
    sides = await resolveSides(repository, scratch, options);
    const { store, before, after } = sides;
    const policy = policyOf(await readTreeConfiguration(store, before.tree, signal), options);
    const changes = await diffTrees(store, before.tree, after.tree, signal);
    const trees = await writeTrees(sides, scratch, workingDirectories, signal);
    const headConfiguration = await configurationOf(store, after.tree, signal);
    const { completeTree } = sides;
    return {
      kind: 'prepared',
      before,
      after,
      changes,
      store,
      trees,
      policy,
      headConfiguration,
      completeTree,
    };
  } catch (error) {
    if (!isInconclusive(error)) throw error;
    // Base's policy cannot be read without base.
    return {
      kind: 'failed',
      side: sideOf(error, sides),
      error,
      policy: policyOf({}, { ...options, rewardVersion: undefined, rewardWeights: undefined }),
    };
  }
}

async function configurationOf(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<Configuration | LanserError> {
  try {
    return await readTreeConfiguration(store, tree, signal);
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/CONFIG') return error;
    throw error;
  }
}

/** Before, where nothing says whose failure it is: nothing is held against head without it. */
function sideOf(error: LanserError, sides: Sides | undefined): SideName {
  if (error instanceof SideError) return error.side;
  const { side, tree } = error.details;
  if (side === 'head') return 'after';
  return tree !== undefined && tree === sides?.after.tree && tree !== sides.before.tree ? 'after' : 'before';
}
