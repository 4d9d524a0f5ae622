import { contentHash } from '../../bundle/canonical.ts';
import type { Host } from '../../model/host.ts';
import { TOOL } from '../../model/version.ts';
import type { Tools } from '../../server-pool/find-tools.ts';
import type { SideCache } from './side-cache.ts';

/** Part of the key, so that an entry of a different format is never found. */
const ENTRY_FORMAT = 1;

export interface CacheInputs {
  readonly host: Host;
  readonly tools: Tools;
  readonly tree: string;
  /** All projects of the gate. A tree entry that occupies the path of a project's folder is not written. */
  readonly workingDirectories: readonly string[];
  readonly workingDirectory: string;
}

/** The cache of base's checks and the key of this project. */
export interface BaseCache {
  readonly cache: SideCache;
  readonly key: string;
}

/** Returns undefined without a cache, or if the check must not be cached. */
export function baseCache(cache: SideCache | undefined, inputs: CacheInputs): BaseCache | undefined {
  // The content of a Pyright folder that the user manages may change under the same version.
  if (cache === undefined || inputs.tools.pyright.integrity === null) return undefined;
  return { cache, key: sideKey(inputs) };
}

/**
 * Returns the cache key of a project's check: 64 hexadecimal digits over everything that the check depends
 * on. The tree includes the configuration. Installed packages count only by name and version, which is one
 * reason to verify an entry before use.
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
