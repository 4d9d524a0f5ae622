import { contentHash } from '../../bundle/canonical.ts';
import type { Host } from '../../model/host.ts';
import { TOOL } from '../../model/version.ts';
import { cageOf } from '../../server/pyright/launch.ts';
import type { Tools } from '../../session/servers/workbench.ts';

/** Part of the key, so that an entry of a different format is never found. */
const ENTRY_FORMAT = 1;

export interface KeptFrom {
  readonly host: Host;
  readonly tools: Tools;
  readonly tree: string;
  /** All projects of the gate: entries in the way of a project's folder are removed from the tree. */
  readonly workingDirectories: readonly string[];
  readonly workingDirectory: string;
}

/**
 * Returns the cache key of a project's check: 64 hexadecimal digits over everything that the check depends
 * on. The tree includes the configuration. Installed packages count only by name and version, which is one
 * reason to verify an entry before use.
 */
export function sideKey({ host, tools, tree, workingDirectories, workingDirectory }: KeptFrom): string {
  const { pyright, python } = tools;
  const digest = contentHash({
    format: ENTRY_FORMAT,
    tool: TOOL,
    pyright: { version: pyright.version, integrity: pyright.integrity },
    python: python === undefined ? null : { ...python, executable: null },
    platform: `${host.platform}-${host.arch}`,
    cage: cageOf(host),
    tree,
    workingDirectories,
    workingDirectory,
  });
  return digest.slice('sha256:'.length);
}
