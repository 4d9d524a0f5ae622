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
  /** All project folders. Each can change the files of every tree: for `src/app`, a file at `src` is removed. */
  readonly workingDirectories: readonly string[];
  readonly workingDirectory: string;
}

export interface BaseCache {
  readonly cache: SideCache;
  readonly key: string;
}

/** Returns the cache with the key of this check; undefined without a cache, or if Pyright has no integrity hash. */
export function baseCache(cache: SideCache | undefined, inputs: CacheInputs): BaseCache | undefined {
  // A Pyright without an integrity hash is in a folder that the user names. The user can change the files there
  // without changing Pyright's version, so the key would not identify the files.
  if (cache === undefined || inputs.tools.pyright.integrity === null) return undefined;
  return { cache, key: sideKey(inputs) };
}

/**
 * Returns the cache key of a project's check in 64 hexadecimal digits. Installed packages contribute only their names
 * and versions. The key does not contain Pyright's configuration, which can come from a different commit than `tree`.
 * Therefore, {@link readBaseSide} rejects an entry that was made with a different configuration.
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
