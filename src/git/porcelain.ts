import { GitPluginError, simpleGit, type SimpleGitOptions } from 'simple-git';
import { abortError, LanserError, messageOf } from '../model/lanser-error.ts';
import type { GitResult, PorcelainOptions } from './command.ts';
import { endedBySignal, notStarted } from './repository-error.ts';

export interface PorcelainSetting {
  /** The absolute path of Git. */
  readonly program: string;
  /** Settings as `name=value`, which override the configuration files. */
  readonly configuration: readonly string[];
  /** The environment variables of every command. The option `env` of a command adds variables. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Disables simple-git's safety checks, except the check for abbreviated options. lanser does not need the others:
 *
 * - The user cannot add options. A revision from the user follows `--end-of-options`, and refspecs come on stdin.
 * - The environment contains only lanser's own variables and those of an allow-list.
 */
const UNGUARDED: Required<NonNullable<SimpleGitOptions['unsafe']>> = {
  allowUnsafeAlias: true,
  allowUnsafeAskPass: true,
  allowUnsafeCommandBinaries: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeEditor: true,
  allowUnsafeMergeDriver: true,
  allowUnsafePager: true,
  allowUnsafeProtocolOverride: true,
  allowUnsafePack: true,
  allowUnsafeSshCommand: true,
  allowUnsafeGitProxy: true,
  allowUnsafeExec: true,
  allowUnsafeHooksPath: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeDiffTextConv: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGpgProgram: true,
  allowUnsafeTemplateDir: true,
  allowUnsafeInclude: true,
  allowUnsafeSubmodule: true,
  allowUnsafeUrlRewrite: true,
  allowUnsafeCustomBinary: true,
  allowAbbreviatedOptions: false,
};

/** The time without output after which {@link runPorcelain} stops a command. */
const MAX_IDLE_MS = 300_000;

/**
 * Runs a Git command through simple-git. Returns the result for any exit code.
 *
 * @throws LanserError E/INCONCLUSIVE if Git is killed, or prints nothing for {@link MAX_IDLE_MS}; E/USAGE if Git does
 * not start; the error of {@link abortError} if the signal is aborted.
 */
export async function runPorcelain(
  { program, configuration, environment }: PorcelainSetting,
  args: readonly string[],
  { cwd, input, env, signal }: PorcelainOptions,
): Promise<GitResult> {
  refuseAborted(signal);
  let result: GitResult = { exitCode: -1, stdout: Buffer.alloc(0), stderr: '' };
  let isKilled = false;
  const git = simpleGit({
    baseDir: cwd,
    binary: program,
    config: [...configuration],
    unsafe: UNGUARDED,
    allowEnvironment: Object.keys({ ...environment, ...env }),
    timeout: { block: MAX_IDLE_MS },
    input: () => input ?? '',
    ...(signal === undefined ? {} : { abort: signal }),
    errors(error, { exitCode, stdOut, stdErr }) {
      result = {
        exitCode,
        stdout: Buffer.concat(stdOut),
        stderr: Buffer.concat(stdErr).toString('utf8').trim(),
      };
      // If a signal ended Git, the exit code is null, contrary to its type.
      isKilled = (exitCode as number | null) === null;
      const isEnded = exitCode >= 0 && !(error instanceof GitPluginError);
      return isEnded ? undefined : error;
    },
  });
  try {
    await git.env({ ...environment, ...env }).raw([...args]);
  } catch (error) {
    refuseAborted(signal);
    if (messageOf(error).includes('block timeout')) {
      throw new LanserError(
        'E/INCONCLUSIVE',
        `Git printed nothing for ${MAX_IDLE_MS / 60_000} minutes and was stopped. Check the disk and the network, and run again.`,
        { silentMs: MAX_IDLE_MS },
        { cause: error },
      );
    }
    throw notStarted(error);
  }
  if (isKilled) throw endedBySignal(args, signal, null);
  return result;
}

function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError(signal);
}
