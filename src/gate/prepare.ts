import type { Repository } from '../git/repository.ts';
import { diffTrees, type TreeChange } from '../git/tree-changes.ts';
import type { LanserError } from '../model/lanser-error.ts';
import { isInconclusive } from './both-sides.ts';
import type { GateOptions } from './options.ts';
import { policyOf, readTreeConfiguration, type GatePolicy } from './policy.ts';
import { resolveSides, type SideSource } from './sides.ts';
import { writeTrees, type TreesOnDisk } from './trees-on-disk.ts';

/** Both sides on disk with what changed between them and the policy; or why they cannot be had. */
export type Preparation =
  | {
      readonly kind: 'prepared';
      readonly before: SideSource;
      readonly after: SideSource;
      readonly changes: readonly TreeChange[];
      readonly trees: TreesOnDisk;
      readonly policy: GatePolicy;
    }
  | { readonly kind: 'failed'; readonly error: LanserError; readonly policy: GatePolicy };

export async function prepare(
  options: GateOptions,
  repository: Repository,
  scratch: string,
  workingDirectories: readonly string[],
): Promise<Preparation> {
  const { signal } = options;
  try {
    const { store, before, after } = await resolveSides(repository, scratch, options);
    const policy = policyOf(await readTreeConfiguration(store, before.tree, signal), options);
    const changes = await diffTrees(store, before.tree, after.tree, signal);
    const trees = await writeTrees({ store, before, after }, scratch, workingDirectories, signal);
    return { kind: 'prepared', before, after, changes, trees, policy };
  } catch (error) {
    if (!isInconclusive(error)) throw error;
    // Base's policy cannot be read without base.
    return { kind: 'failed', error, policy: policyOf({}, options) };
  }
}
