import os from 'node:os';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { configuredEnvironment } from '../server/pyright/configured-python.ts';
import { sourceFiles } from '../server/pyright/source-files.ts';
import { checkoutTrust } from '../server-pool/checkout-trust.ts';
import { once } from '../text/once.ts';
import { capturePython } from '../workspace/capture-python.ts';
import { workspacePath } from '../workspace/containment.ts';
import { namedRoots } from '../workspace/named-roots.ts';
import { requestLimits } from '../session/operations/request-limits.ts';
import type { OperationOptions, WorkspaceOptions, WorkspaceSession } from '../session/workspace-session.ts';
import { takeFileCensus } from './file-census.ts';
import type { Attempt, DoctorContext } from './doctor-context.ts';
import type { ReadableSettings } from './readable-settings.ts';

export function openDoctorContext(
  session: WorkspaceSession,
  settings: ReadableSettings,
  { host, python }: WorkspaceOptions,
  requestOptions: Pick<OperationOptions, 'server' | 'signal' | 'timeoutMs'>,
): DoctorContext {
  const { root, readableRoot } = session;
  const { timeoutMs, signal } = requestLimits(session, requestOptions);
  const roots = namedRoots([
    { name: '', path: root },
    ...(readableRoot === root ? [] : [{ name: 'repository', path: readableRoot }]),
    { name: 'temporary', path: host.temporaryRoot },
    { name: 'home', path: host.env['HOME'] ?? os.homedir() },
  ]);
  const pyrightConfiguration = once(async () => attempt(async () => readConfiguration(root, readableRoot)));
  return {
    host,
    root,
    server: requestOptions.server,
    settings,
    session,
    timeoutMs,
    signal,
    withoutPaths: (text) => roots.withoutPaths(text),
    nameOf(place) {
      const above = workspacePath(readableRoot, place);
      return workspacePath(root, place) ?? (above === undefined ? undefined : `repository:${above}`);
    },
    pyrightConfiguration,
    capture: once(async () =>
      attempt(async () => {
        const read = await pyrightConfiguration();
        const configured = read.kind === 'done' ? configuredEnvironment(read.value, readableRoot) : undefined;
        const trust = checkoutTrust(host, readableRoot, signal);
        return capturePython({ host, python, root, checkout: readableRoot, configured, trust, signal });
      }),
    ),
    census: once(async () => takeFileCensus(root, readableRoot, signal)),
    included: once(async () => {
      const read = await pyrightConfiguration();
      if (read.kind === 'failed') return read;
      const caseSensitive = host.platform === 'linux';
      return attempt(async () => sourceFiles(root, readableRoot, read.value, caseSensitive));
    }),
    programs: new Map(),
    servers: [],
  };
}

/** Returns the result or a LanserError as a value. Throws errors of other types, and the error of a stopped run. */
async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    if (!(error instanceof LanserError) || isStopped(error)) throw error;
    return { kind: 'failed', error };
  }
}
