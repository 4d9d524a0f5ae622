import type { DiagnosticsBundle } from '../model/bundle.ts';
import { expectOptions } from '../model/expect-options.ts';
import type { Host } from '../model/host.ts';
import { errorFrom } from '../model/lanser-error.ts';
import { baseFolder } from '../workspace/containment.ts';
import { openWorkspace } from './open-workspace.ts';

export interface DiagnoseOptions {
  readonly host: Host;
  /** The path of the workspace's root, absolute or relative to the working directory. */
  readonly workspace: string;
  /** Files, folders and globs relative to `from`; by default or if empty, the whole workspace. */
  readonly files?: readonly string[];
  /** The path of a folder, absolute or relative to the working directory; default: the workspace. */
  readonly from?: string;
  readonly python?: string | undefined;
  /** The time limit of one server request; default: the configured `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Returns the complete diagnostics of a workspace or of some of its files as a bundle. For several requests, use
 * `openWorkspace`, which keeps its servers running.
 *
 * @throws LanserError for example E/NOT_FOUND (a missing file, or no file to check), E/NO_SERVER (a file without a
 * server), E/JAIL (a file outside of the workspace), E/LS_TIMEOUT or E/REQUEST_CANCELLED.
 */
export async function diagnose(options: DiagnoseOptions): Promise<DiagnosticsBundle> {
  expectOptions('diagnose', ['host', 'workspace'], options);
  const { workspace, files = [], host, python, timeoutMs, signal } = options;
  await using opened = await openWorkspace(workspace, { host, python, timeoutMs, signal });
  const from = await baseFolder(opened.root, options.from);
  const bundle = await opened.diagnostics({ files: files.length > 0 ? files : undefined, from });
  if (bundle.error === null) return bundle;
  throw errorFrom(bundle.error);
}
