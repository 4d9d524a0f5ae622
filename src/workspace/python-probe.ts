import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Host } from '../model/host.ts';
import { abortError, errnoOf, LanserError, messageOf, systemErrorText } from '../model/lanser-error.ts';
import { pathOutside } from './executable.ts';
import { interpreterEnvironment, type PythonEnvironment } from './python-environment.ts';

/** The properties that an interpreter outside the checkout reports about itself in isolated mode (`python -I`). */
export interface ProbedPython extends Pick<PythonEnvironment, 'prefix' | 'versionInfo'> {
  /** The entries of `sys.path`, existing or not. */
  readonly paths: readonly string[];
  /** The index in `paths` of the base interpreter's first package folder, or `paths.length` without such a folder. */
  readonly basePackagesAt: number;
  /** True for a base interpreter, and for an environment that also uses the packages of its base interpreter. */
  readonly sharesPackages: boolean;
  readonly userSite: string;
  /** The package folders of an environment with this base interpreter, relative to the environment's folder. */
  readonly packageFolders: readonly string[];
}

export type Probe =
  | { readonly kind: 'probed'; readonly python: ProbedPython }
  | { readonly kind: 'failed'; readonly reason: string };

const PROGRAM = `
import json, os, site, sys, sysconfig
paths = [p for p in sys.path if p]
bases = site.getsitepackages([sys.base_prefix, sys.base_exec_prefix])
at = next((i for i, p in enumerate(paths) if p in bases), len(paths))
if os.name == 'nt':
    folders = ['.', os.path.join('Lib', 'site-packages')]
else:
    folders = [sysconfig.get_path(name, 'posix_prefix', dict(base='@', platbase='@'))[2:] for name in ('platlib', 'purelib')]
json.dump(dict(
    prefix=sys.prefix, versionInfo=list(sys.version_info), paths=paths, basePackagesAt=at,
    sharesPackages=sys.prefix == sys.base_prefix or at < len(paths),
    userSite=site.getusersitepackages(), packageFolders=sorted(set(folders), key=folders.index),
), sys.stdout)
`;

const PROBE_TIMEOUT_MS = 120_000;

/** The signals that a defect of the interpreter itself causes. */
const OWN_SIGNALS = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGSYS'];

/** Error codes of a process start that fails for lack of resources. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM']);

export type ProbePython = typeof probePython;

/** Returns a function like {@link probePython} that caches the probes, because they can be slow. */
export function rememberedProbe(): ProbePython {
  const probes = new Map<string, Promise<Probe>>();
  return async (host, executable, forbidden, variables, signal) => {
    const key = JSON.stringify([executable, forbidden, variables]);
    const probe = probes.get(key) ?? probePython(host, executable, forbidden, variables, signal);
    probes.set(key, probe);
    // A rejection is not cached, because an abort may be its cause.
    probe.catch(() => probes.delete(key));
    return probe;
  };
}

/**
 * Runs an interpreter to read its properties. A shim, such as pyenv's, starts a program that it finds on PATH. So the
 * interpreter gets a PATH without the entries inside `forbidden` folders (for example, the checkout).
 *
 * @throws {@link abortError} after an abort; E/LS_TIMEOUT or E/INCONCLUSIVE for a failure that load may cause.
 * Then the caller must not try a different interpreter, because the choice would depend on the load.
 */
export async function probePython(
  host: Host,
  executable: string,
  forbidden: readonly string[],
  variables: Readonly<Record<string, string>>,
  signal: AbortSignal,
  timeoutMs: number = PROBE_TIMEOUT_MS,
): Promise<Probe> {
  const userBase = host.env['PYTHONUSERBASE'];
  try {
    const { stdout } = await promisify(execFile)(executable, ['-I', '-c', PROGRAM], {
      cwd: path.parse(executable).root,
      env: {
        ...interpreterEnvironment(host),
        ...(userBase !== undefined && path.isAbsolute(userBase) ? { PYTHONUSERBASE: userBase } : {}),
        ...variables,
        PATH: await pathOutside(host, forbidden),
      },
      signal,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
    });
    const python = JSON.parse(stdout) as ProbedPython;
    if (!Array.isArray(python.versionInfo) || !Array.isArray(python.paths)) {
      return { kind: 'failed', reason: 'its output is invalid' };
    }
    return { kind: 'probed', python };
  } catch (error) {
    if (signal.aborted) throw abortError(signal);
    const unanswered = unansweredProbe(error, path.basename(executable), timeoutMs);
    if (unanswered !== undefined) throw unanswered;
    const reason = messageOf(error).split('\n')[0]?.replaceAll(executable, 'python') ?? '';
    return { kind: 'failed', reason };
  }
}

function unansweredProbe(error: unknown, name: string, timeoutMs: number): LanserError | undefined {
  const { killed, signal } = error as { readonly killed?: boolean; readonly signal?: string | null };
  const errno = errnoOf(error);
  const hint = 'name-interpreter';
  if (killed === true && errno === undefined) {
    const timeoutSeconds = timeoutMs / 1000;
    const message = `The Python interpreter ${name} did not describe its environment within ${timeoutSeconds} s. Run the command again on a machine with less load.`;
    return new LanserError('E/LS_TIMEOUT', message, { awaited: name, timeoutSeconds }, { hint });
  }
  if (typeof signal === 'string' && errno === undefined && !OWN_SIGNALS.includes(signal)) {
    const message = `The Python interpreter ${name} was ended by ${signal}. Run the command again.`;
    return new LanserError('E/INCONCLUSIVE', message, { program: name, signal }, { hint });
  }
  if (errno === undefined || !NO_ROOM.has(errno)) return undefined;
  const message = `The Python interpreter ${name} could not be started: ${systemErrorText(error)}. Run the command again on a machine with less load.`;
  return new LanserError('E/INCONCLUSIVE', message, { program: name, errno }, { hint });
}
