// doctor/ checks lanser's requirements. It does not fix problems or print results.
import { bareEnvironment, pythonFacts } from '../bundle/assemble.ts';
import type { BundleEnvironment, BundleOf, Check, StatusFacts } from '../model/bundle.ts';
import { ERROR_CODES } from '../model/error-codes.ts';
import { expectOptions } from '../model/expect-options.ts';
import { abortError, errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { cageOf } from '../server/pyright/cage.ts';
import { answeredBundle } from '../session/operations/answered-bundle.ts';
import { openWorkspaceSession } from '../session/open-session.ts';
import type { OperationOptions, WorkspaceOptions } from '../session/workspace-session.ts';
import { workspaceRoot } from '../workspace/containment.ts';
import { AGREEMENT_CHECK } from './agreement-check.ts';
import { failed, failedWithHint, type DoctorCheck } from './check.ts';
import { CONFIGURATION_CHECKS } from './configuration-checks.ts';
import { openDoctorContext } from './open-context.ts';
import type { DoctorContext } from './doctor-context.ts';
import { PYTHON_CHECKS } from './python-checks.ts';
import { readReadableSettings } from './readable-settings.ts';
import { RUNTIME_CHECKS } from './runtime-checks.ts';
import { SERVER_CHECK } from './server-checks.ts';
import { WORKSPACE_CHECKS } from './workspace-checks.ts';

/** The options of `doctor`. If `server` is set, no other language server is started. */
export type DoctorOptions = Pick<OperationOptions, 'server' | 'signal' | 'timeoutMs'>;

/** The checks, in the order of their results. The message of a check may refer to an earlier check. */
const CHECKS: readonly DoctorCheck[] = [
  ...RUNTIME_CHECKS,
  ...CONFIGURATION_CHECKS,
  ...PYTHON_CHECKS,
  SERVER_CHECK,
  ...WORKSPACE_CHECKS,
  AGREEMENT_CHECK,
];

const FAILED_EXIT_CODE = ERROR_CODES['E/CONFIG'].exitCode;

/**
 * Runs all checks, even after a failed check, and also in workspaces that other operations reject. If a check fails,
 * the bundle still has `status: "ok"` and facts, and `meta.exitCode` is 21. For an unknown server or an interrupt,
 * the bundle has an error.
 *
 * @throws LanserError E/USAGE if `folder` is not a folder.
 */
export async function doctor(
  folder: string,
  options: WorkspaceOptions,
  doctorOptions: DoctorOptions = {},
): Promise<BundleOf<StatusFacts>> {
  expectOptions('doctor', ['host'], options);
  const root = await workspaceRoot(folder);
  const { host } = options;
  const { server } = doctorOptions;
  const request = { cmd: 'doctor', options: server === undefined ? {} : { server } } as const;
  const environment = bareEnvironment(host);
  return answeredBundle<StatusFacts>({ host, root, environment }, request, async (progress) => {
    const settings = await readReadableSettings(host, root);
    await using session = await openWorkspaceSession(
      root,
      // The checks describe the present state of this machine, so the session does not use stored answers.
      { ...options, keepAnswers: false },
      settings.settings,
    );
    const context = openDoctorContext(session, settings, options, doctorOptions);
    // Throws E/USAGE for an unknown server, before any check runs.
    session.pool.routerFor(server);
    const checks = await runChecks(context);
    progress.environment = await environmentOf(context);
    progress.facts = { servers: context.servers, checks };
    progress.exitCode = checks.some((check) => check.passed === false) ? FAILED_EXIT_CODE : 0;
  });
}

async function runChecks(context: DoctorContext): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const [done, check] of CHECKS.entries()) {
    context.host.progress({ label: 'doctor', done, total: CHECKS.length, unit: 'checks' });
    const found = await resultsOf(check, context);
    checks.push(...found.map((result) => ({ ...result, detail: context.withoutPaths(result.detail) })));
    if (context.signal.aborted) throw abortError(context.signal);
  }
  context.host.progress({ label: 'doctor', done: CHECKS.length, total: CHECKS.length, unit: 'checks' });
  return checks;
}

async function resultsOf(check: DoctorCheck, context: DoctorContext): Promise<readonly Check[]> {
  try {
    if ('group' in check) return await check.runEach(context);
    return [{ name: check.name, ...(await check.run(context)) }];
  } catch (error) {
    if (context.signal.aborted) throw error;
    const name = 'group' in check ? check.group : check.name;
    if (error instanceof LanserError)
      return [{ name, ...failedWithHint(error.hint, `${error.code}: ${error.message}`) }];
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    return [{ name, ...failed(`A required file cannot be read: ${systemErrorText(error)}.`) }];
  }
}

async function environmentOf(context: DoctorContext): Promise<BundleEnvironment> {
  const { host, root, programs, servers } = context;
  const capture = await context.capture();
  const python = capture.kind === 'done' ? capture.value.python : undefined;
  const running = servers.find(({ state, version }) => state === 'running' && version !== null);
  return {
    ...bareEnvironment(host),
    server: running === undefined ? null : { name: running.name, version: running.version ?? '' },
    python: pythonFacts(python),
    local: {
      workspaceRoot: root,
      pythonExe: python?.executable ?? null,
      venvPath: python?.prefix ?? null,
      node: host.nodeVersion,
      cage: cageOf(host),
      programs: Object.fromEntries(programs),
    },
  };
}
