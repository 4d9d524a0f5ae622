import { assembleBundle, type VolatileMeta } from '../../bundle/assemble.ts';
import type {
  BundleEdits,
  BundleEnvironment,
  BundleOf,
  BundleRequest,
  BundleResolution,
  Facts,
  ProcessReward,
  Truncated,
} from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { assertValid } from '../../schema/validate.ts';
import type { WorkspaceSession } from '../workspace-session.ts';

/** The results so far. If the operation throws a LanserError, `facts`, `edits` and `processReward` are not used. */
export interface Progress<F extends Facts> {
  request: BundleRequest;
  resolution?: BundleResolution;
  environment?: BundleEnvironment;
  facts?: F;
  /** The first failure of a server, if others answered. The bundle then has both this error and `facts`. */
  failure?: LanserError | undefined;
  edits?: BundleEdits;
  processReward?: ProcessReward | null;
  truncated?: Truncated | null;
  /** The exit code of an operation without an error. Default: 0. `doctor` sets a different one for a failed check. */
  exitCode?: number;
}

/** Runs an operation and returns its bundle, also after a LanserError. Scores the bundle if `rewards` is defined. */
export async function answeredBundle<F extends Facts>(
  session: Pick<WorkspaceSession, 'host' | 'root' | 'environment'> &
    Partial<Pick<WorkspaceSession, 'rewards'>>,
  request: BundleRequest,
  work: (progress: Progress<F>) => Promise<void>,
): Promise<BundleOf<F>> {
  const { host, root, rewards } = session;
  const startedAt = new Date(host.now()).toISOString();
  const startMs = host.monotonicMs();
  const progress: Progress<F> = { request };
  let error: LanserError | undefined;
  try {
    await work(progress);
    error = progress.failure;
  } catch (thrown) {
    if (!(thrown instanceof LanserError)) throw thrown;
    error = thrown;
  }
  const volatile: VolatileMeta = {
    startedAt,
    timing: { totalMs: Math.round(host.monotonicMs() - startMs) },
  };
  const bundle = assembleBundle<F>({
    request: progress.request,
    resolution: progress.resolution ?? null,
    environment: progress.environment ?? {
      ...session.environment,
      local: { workspaceRoot: root },
    },
    volatile,
    truncated: progress.truncated ?? null,
    ...(error === undefined
      ? {
          facts: progress.facts ?? null,
          exitCode: progress.exitCode ?? 0,
          ...(progress.edits === undefined ? {} : { edits: progress.edits }),
          processReward: progress.processReward ?? null,
        }
      : { error, facts: progress.failure === undefined ? null : (progress.facts ?? null) }),
  });
  return assertValid('bundle', rewards?.scored(bundle) ?? bundle);
}
