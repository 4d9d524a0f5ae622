import { GitPluginError, simpleGit, type SimpleGitOptions } from 'simple-git';
import { abortError, LanserError, messageOf } from '../model/lanser-error.ts';
import type { GitResult, PorcelainOptions } from './command.ts';

export interface PorcelainSetting {
  /** The program; absolute. */
  readonly program: string;
  /** `name=value` pairs that win over the repository's configuration. */
  readonly configuration: readonly string[];
  /** All that Git sees of the environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * simple-git guards programs that put unchecked input into arguments, and refuses the environment of a
 * caller who configures Git by it. The arguments here are fixed, with what a user names after
 * `--end-of-options` or on standard input, and the environment is an allow-list: no guard is needed.
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

/** Git is stopped where it is silent for this long. */
const MAX_SILENCE_MS = 300_000;

/**
 * Runs a command of Git's porcelain through simple-git, whose output is text. Commands that exchange bytes
 * go through {@link Git.run}.
 *
 * @throws LanserError E/INCONCLUSIVE where Git is silent too long, E/USAGE where it does not run,
 * the reason of the signal where that is aborted.
 */
export async function runPorcelain(
  { program, configuration, environment }: PorcelainSetting,
  args: readonly string[],
  { cwd, input, env, signal }: PorcelainOptions,
): Promise<GitResult> {
  refuseAborted(signal);
  let result: GitResult = { exitCode: -1, stdout: Buffer.alloc(0), stderr: '' };
  const git = simpleGit({
    baseDir: cwd,
    binary: program,
    config: [...configuration],
    unsafe: UNGUARDED,
    allowEnvironment: Object.keys({ ...environment, ...env }),
    timeout: { block: MAX_SILENCE_MS },
    input: () => input ?? '',
    ...(signal === undefined ? {} : { abort: signal }),
    // An exit code is an answer, and the caller knows which ones it expects.
    errors(error, { exitCode, stdOut, stdErr }) {
      result = {
        exitCode,
        stdout: Buffer.concat(stdOut),
        stderr: Buffer.concat(stdErr).toString('utf8').trim(),
      };
      const isEnded = exitCode >= 0 && !(error instanceof GitPluginError);
      return isEnded ? undefined : error;
    },
  });
  try {
    await git.env({ ...environment, ...env }).raw([...args]);
    return result;
  } catch (error) {
    refuseAborted(signal);
    if (messageOf(error).includes('block timeout')) {
      throw new LanserError(
        'E/INCONCLUSIVE',
        `Git was silent for ${MAX_SILENCE_MS / 60_000} minutes and was stopped. Check the connection to origin and run again.`,
        { silentMs: MAX_SILENCE_MS },
        error,
      );
    }
    throw new LanserError('E/USAGE', `Git does not run: ${messageOf(error)}`, {}, error);
  }
}

function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError(signal);
}
