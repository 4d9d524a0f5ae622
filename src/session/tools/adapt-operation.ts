import type { DiagnosticsBundle } from '../../model/bundle.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import { adapt, type AdaptOptions } from './adapt.ts';

export type WorkspaceAdaptOptions = Pick<AdaptOptions, 'tool' | 'output' | 'files' | 'from'> & {
  /** The time limit for each run of the tool; default: 10 minutes. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
};

// Compilers check whole projects, so the limit is long.
const DEFAULT_TIMEOUT_MS = 600_000;

/** Runs {@link adapt} in an open workspace. If the session gives rewards, also scores the bundle. */
export async function adaptTool(
  session: WorkspaceSession,
  { timeoutMs = DEFAULT_TIMEOUT_MS, signal = session.signal, ...adaptOptions }: WorkspaceAdaptOptions,
): Promise<DiagnosticsBundle> {
  const { host, root, files, services, rewards } = session;
  // In a recorded session, this call adds all file names to the trace. The globs in `adaptOptions.files` need them.
  if (adaptOptions.files !== undefined && adaptOptions.files.length > 0) await files.files();
  const bundle = await adapt({
    ...adaptOptions,
    host,
    workspace: root,
    timeoutMs,
    signal,
    run: async (request) => services.runTool(request),
  });
  // In a recorded session, this call adds the documents to the trace.
  for (const name of Object.keys(bundle.facts?.documents ?? {})) files.version(name);
  return rewards?.scored(bundle) ?? bundle;
}
