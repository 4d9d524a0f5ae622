import type { ObjectStore } from '../git/object-store.ts';
import type { Repository } from '../git/repository.ts';
import { readSubmodules } from '../git/submodule-trees.ts';
import { diffTrees, type TreeChange } from '../git/tree-changes.ts';
import { readFileOfTree } from '../git/trees.ts';
import type { Configuration } from '../model/generated/config.ts';
import type { LanserError } from '../model/lanser-error.ts';
import { isInconclusive, SideError, type SideFailure, type SideName } from '../trees/both-sides.ts';
import type { GateOptions } from './options.ts';
import { configError, policyOf, readTreeConfiguration, type GatePolicy } from './policy.ts';
import { resolveSides, type Sides, type SideSource } from './sides.ts';
import { treeFolders, writeTrees, type TreeFolders, type TreesOnDisk } from './trees-on-disk.ts';

/** Both sides on disk, the changes from base to head, and the policy; or a failure. */
export type Preparation =
  | {
      readonly kind: 'prepared';
      readonly before: SideSource;
      readonly after: SideSource;
      /** The tip of base; see {@link Sides}. */
      readonly tip: SideSource;
      readonly changes: readonly TreeChange[];
      readonly store: ObjectStore;
      readonly trees: TreesOnDisk;
      /** The ids of both trees, with the files of all submodules except `unreadSubmodules`. */
      readonly wholeTrees: Readonly<Record<SideName, string>>;
      /** The submodules whose files both trees omit, relative to the repository's root. */
      readonly unreadSubmodules: ReadonlySet<string>;
      /** The configuration at base's tip. The caller's options take precedence in `policy`. */
      readonly configuration: Configuration;
      readonly policy: GatePolicy;
      /** The configuration of each side, or its E/CONFIG error. */
      readonly sideConfigurations: Readonly<Record<SideName, Configuration | LanserError>>;
      readonly completeTree: Sides['completeTree'];
      /** Reads a file at base's tip. Returns undefined if the file does not exist. */
      readonly readBase: (path: string) => Promise<Buffer | undefined>;
    }
  | (SideFailure & { readonly kind: 'failed'; readonly policy: GatePolicy });

export async function prepare(
  options: GateOptions,
  repository: Repository,
  scratch: string,
  workingDirectories: readonly string[],
  resolve: () => Promise<Sides> = async () => resolveSides(repository, scratch, options),
  folders: TreeFolders = treeFolders(scratch),
): Promise<Preparation> {
  const { signal } = options;
  let sides: Sides | undefined;
  try {
    sides = await resolve();
    const { store, before, after, tip } = sides;
    const configuration = await readTreeConfiguration(store, tip.tree, signal);
    const policy = policyOf(configuration, options);
    const submodules = await readSubmodules(store, [before.tree, tip.tree, after.tree], signal);
    const wholeTrees = {
      before: await submodules.embed(before.tree),
      after: await submodules.embed(after.tree),
    };
    const changes = await diffTrees(store, wholeTrees.before, wholeTrees.after, signal);
    const trees = await writeTrees(
      sides,
      submodules,
      folders,
      workingDirectories,
      signal,
      options.configFile,
    );
    const sideConfigurations = {
      before: await readTreeConfiguration(store, before.tree, signal).catch(configError),
      after: await readTreeConfiguration(store, after.tree, signal).catch(configError),
    };
    const { completeTree } = sides;
    return {
      kind: 'prepared',
      before,
      after,
      tip,
      changes,
      store,
      trees,
      wholeTrees,
      unreadSubmodules: submodules.unread,
      configuration,
      policy,
      sideConfigurations,
      completeTree,
      readBase: async (path) => readFileOfTree(store, tip.tree, path, signal),
    };
  } catch (error) {
    if (!isInconclusive(error)) throw error;
    // Base's configuration may be unknown, so only the caller's options and the defaults apply. A report of a failed
    // preparation has no score, so the options of the score are omitted.
    return {
      kind: 'failed',
      side: sideOf(error, sides),
      error,
      policy: policyOf({}, { ...options, rewardVersion: undefined, rewardWeights: undefined }),
    };
  }
}

/** Returns the side that caused the error. If the side is unclear, returns `before`, so that head is not blamed. */
function sideOf(error: LanserError, sides: Sides | undefined): SideName {
  if (error instanceof SideError) return error.side;
  const { side, tree } = error.details;
  if (side === 'head') return 'after';
  return tree !== undefined && tree === sides?.after.tree && tree !== sides.before.tree ? 'after' : 'before';
}
