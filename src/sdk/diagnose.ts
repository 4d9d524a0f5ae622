import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { errorFrom } from '../model/lanser-error.ts';
import { baseFolder } from '../workspace/containment.ts';
import { openWorkspace } from './open-workspace.ts';

export interface DiagnoseOptions {
  readonly host: Host;
  /** The workspace's root. Absolute or relative to the working directory. */
  readonly workspace: string;
  /** Files, folders and globs relative to `from`; empty means the whole workspace. */
  readonly files: readonly string[];
  /** The folder that `files` are relative to; default: the workspace. */
  readonly from?: string;
  readonly python?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Returns the complete diagnostics of a workspace or of some of its files as a bundle. For several requests, use
 * `openWorkspace`, which keeps its servers running.
 *
 * @throws LanserError E/NOT_FOUND (no such file, no Python file), E/JAIL, E/CONFIG, E/USAGE,
 * E/FS_PERMISSIONS, E/INCONCLUSIVE, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED, E/REQUEST_CANCELLED and others.
 */
export async function diagnose(options: DiagnoseOptions): Promise<DiagnosticsBundle> {
  const { workspace, files, host, python, timeoutMs, signal } = options;
  await using opened = await openWorkspace(workspace, { host, python, timeoutMs, signal });
  const from = await baseFolder(opened.root, options.from);
  const bundle = await opened.diagnostics({ files, from });
  if (bundle.error === null) return bundle;
  throw errorFrom(bundle.error);
}
