import { contentHash } from '../../bundle/canonical.ts';
import type { Host } from '../../model/host.ts';
import { TOOL } from '../../model/version.ts';
import { cageOf } from '../../server/pyright/launch.ts';
import type { Tools } from '../../session/servers/workbench.ts';

/** Entries of another format are those of another key. */
const ENTRY_FORMAT = 1;

export interface KeptFrom {
  readonly host: Host;
  readonly tools: Tools;
  readonly tree: string;
  /** All of them: each makes room for itself in the tree. */
  readonly workingDirectories: readonly string[];
  readonly workingDirectory: string;
}

/**
 * The name of what is kept of a project: 64 hexadecimal digits over all that its check depends on. The
 * tree holds the configuration with the code. What stands in the import paths is only there by the
 * names and versions of its packages, which is one reason why an entry is checked before it is believed.
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
