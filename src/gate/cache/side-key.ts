import { contentHash } from '../../bundle/canonical.ts';
import type { Host } from '../../model/host.ts';
import { TOOL } from '../../model/version.ts';
import type { Tools } from '../../server-pool/find-tools.ts';
import type { SideCache } from './side-cache.ts';

/** The version of the entry format. The key contains it, so entries in other formats are never found. */
const ENTRY_FORMAT = 1;

export interface CacheInputs {
  readonly host: Host;
  readonly tools: Tools;
  readonly tree: string;
  /** All project folders. The written tree omits files and links at the paths of these folders and their parents. */
  readonly workingDirectories: readonly string[];
  readonly workingDirectory: string;
}

export interface BaseCache {
  readonly cache: SideCache;
  readonly key: string;
}

/** Returns undefined without a cache, or if the check must not be cached. */
export function baseCache(cache: SideCache | undefined, inputs: CacheInputs): BaseCache | undefined {
  // A Pyright without an integrity hash is in a folder of the user. The user can change the files without a
  // change of the version.
  if (cache === undefined || inputs.tools.pyright.integrity === null) return undefined;
  return { cache, key: sideKey(inputs) };
}

/**
 * Returns the cache key of a project's check in 64 hexadecimal digits. Installed packages contribute only their names
 * and versions. The configuration, which comes from the tip of the base branch, is not part of the key. Therefore, an
 * entry is verified before use.
 */
export function sideKey({ host, tools, tree, workingDirectories, workingDirectory }: CacheInputs): string {
  const { pyright, python, cage } = tools;
  const digest = contentHash({
    format: ENTRY_FORMAT,
    tool: TOOL,
    pyright: { version: pyright.version, integrity: pyright.integrity },
    python: python === undefined ? null : { ...python, executable: null },
    platform: `${host.platform}-${host.arch}`,
    cage,
    tree,
    workingDirectories,
    workingDirectory,
  });
  return digest.slice('sha256:'.length);
}
