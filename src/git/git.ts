// git/ starts all Git processes except the Action's `git --version`. It never changes the user's repositories. It
// does not depend on servers, reports or GitHub.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import type { Host } from '../model/host.ts';
import { abortError, errnoOf, LanserError } from '../model/lanser-error.ts';
import { childEnvironment } from '../workspace/child-environment.ts';
import { enclosingCheckout } from '../workspace/containment.ts';
import { findExecutable, pathOutside } from '../workspace/executable.ts';
import { withStreams } from '../workspace/with-streams.ts';
import {
  subcommandOf,
  type GitInput,
  type GitOptions,
  type GitResult,
  type PorcelainOptions,
} from './command.ts';
import { runPorcelain } from './porcelain.ts';
import { endedBySignal, notStarted, unreadableRepository } from './repository-error.ts';

/** A Git program that ignores hooks, the file system monitor and replace refs. It does not prompt in the terminal. */
export interface Git {
  /**
   * Runs a command. Every exit code is a result.
   *
   * @throws LanserError E/USAGE if Git does not start; E/INCONCLUSIVE if a system signal ends Git, because missing
   * output looks like an empty answer; the error of {@link abortError} if `options.signal` is aborted; an error that
   * the iterable `options.input` throws.
   */
  run(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** Like `run`, for commands that must succeed. Throws E/INCONCLUSIVE with Git's stderr for a non-zero exit code. */
  read(args: readonly string[], options?: GitOptions): Promise<Buffer>;
  /** Like `run`, for text output. Stops a command that prints nothing for too long, and throws E/INCONCLUSIVE. */
  porcelain(args: readonly string[], options: PorcelainOptions): Promise<GitResult>;
  /** Starts a long-running command, which the caller must end. Throws E/USAGE if no file descriptor is free. */
  start(args: readonly string[], cwd: string): ChildProcessWithoutNullStreams;
  readonly log: (message: string) => void;
}

/** Settings of every command. They override the configuration files. */
const CONFIGURATION: readonly string[] = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'safe.bareRepository=explicit',
  'core.quotePath=false',
  // `log.follow` makes `git log` follow renames; `log.showSignature` adds lines and runs a program.
  'log.follow=false',
  'log.showSignature=false',
];
const SAFE_CONFIGURATION: readonly string[] = CONFIGURATION.flatMap((setting) => ['-c', setting]);

/** Variables that configure Git and its access to remotes, including password prompts. */
const READ_BY_GIT = {
  names: [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'CURL_CA_BUNDLE',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'SSH_AUTH_SOCK',
    'SSH_ASKPASS',
    'SSH_ASKPASS_REQUIRE',
    'GNUPGHOME',
    'KRB5CCNAME',
    'KRB5_CONFIG',
    'DISPLAY',
    'WAYLAND_DISPLAY',
    'XAUTHORITY',
    'DBUS_SESSION_BUS_ADDRESS',
  ],
  // Matches whole names, because secrets of CI jobs can have names such as GIT_SSH_KEY. GIT_DIR and GIT_EXEC_PATH
  // must not match: they select a different repository or different programs.
  pattern: new RegExp(
    `^GIT_(?:${[
      'ASKPASS|PROXY_COMMAND|SSH(?:_COMMAND|_VARIANT)?',
      'CONFIG_(?:COUNT|GLOBAL|NOSYSTEM|PARAMETERS|SYSTEM|(?:KEY|VALUE)_\\d+)',
      'HTTP_(?:LOW_SPEED_(?:LIMIT|TIME)|MAX_REQUESTS|PROXY_AUTHMETHOD|USER_AGENT)',
      '(?:PROXY_)?SSL_(?:CAINFO|CAPATH|CERT|CERT_PASSWORD_PROTECTED|CERT_TYPE|CIPHER_LIST|KEY|KEY_TYPE|NO_VERIFY|VERSION)',
    ].join('|')})$`,
    'u',
  ),
};

/**
 * Finds the Git program on PATH, outside of these folders and of the checkouts that contain them. A pull request can
 * add a program with the name `git` to a checkout.
 *
 * @throws LanserError E/USAGE if PATH contains no such program.
 */
export async function findGit(host: Host, folders: readonly string[]): Promise<Git> {
  const checkouts = await Promise.all(folders.map(enclosingCheckout));
  const untrusted = [...folders, ...checkouts];
  const program = await findExecutable(host, ['git'], untrusted);
  if (program === undefined) {
    throw new LanserError('E/USAGE', 'Git is not installed, or not on PATH. Install Git and run again.');
  }
  // Git searches PATH for transport and credential helpers, so the PATH of Git must also omit these folders.
  const PATH = await pathOutside(host, untrusted);
  const inherited = Object.entries(childEnvironment(host, READ_BY_GIT));
  const environment: Record<string, string> = {
    // lanser parses Git's messages, so they must be in English.
    ...Object.fromEntries(inherited.filter(([name]) => !/^(?:LANG|LC_|PATH$)/iu.test(name))),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C',
    PATH,
  };

  function spawnGit(
    args: readonly string[],
    options: Pick<GitOptions, 'cwd' | 'env' | 'signal'>,
  ): ChildProcessWithoutNullStreams {
    try {
      return withStreams(
        spawn(program as string, [...SAFE_CONFIGURATION, ...args], {
          cwd: options.cwd,
          env: { ...environment, ...options.env },
          signal: options.signal,
          stdio: 'pipe',
          windowsHide: true,
        }),
      );
    } catch (error) {
      throw notStarted(error);
    }
  }

  async function run(args: readonly string[], options: GitOptions = {}): Promise<GitResult> {
    if (options.signal?.aborted === true) throw abortError(options.signal);
    return new Promise((resolve, reject) => {
      const child = spawnGit(args, options);
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
      child.on('error', (error) => {
        reject(options.signal?.aborted === true ? abortError(options.signal) : notStarted(error));
      });
      const written = writeInput(child.stdin, options.input ?? '');
      child.on('close', (exitCode, endedBy) => {
        const text = Buffer.concat(stderr).toString('utf8').trim();
        const finish = (): void =>
          exitCode === null
            ? reject(endedBySignal(args, options.signal, endedBy))
            : resolve({ exitCode, stdout: Buffer.concat(stdout), stderr: text });
        // If the input failed, the command's own error is only a consequence.
        void written.then((failure) => (failure === undefined ? finish() : reject(failure)));
      });
    });
  }

  return {
    log: host.log,
    run,
    porcelain: async (args, options) =>
      runPorcelain({ program, configuration: CONFIGURATION, environment }, args, options),
    // If Git does not start, for example because the program is missing, the process emits 'error'.
    start: (args, cwd) => spawnGit(args, { cwd }),
    async read(args, options) {
      const result = await run(args, options);
      if (result.exitCode === 0) return result.stdout;
      throw unreadableRepository(result.stderr, subcommandOf(args));
    },
  };
}

const INPUT_REFUSED: ReadonlySet<string> = new Set([
  'ABORT_ERR',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** Returns the error if the input's source fails. An early exit of the command is not an error here. */
async function writeInput(stdin: Writable, input: GitInput): Promise<Error | undefined> {
  if (typeof input === 'string' || input instanceof Uint8Array) {
    stdin.on('error', () => {});
    stdin.end(input);
    return undefined;
  }
  try {
    await pipeline(input, stdin);
    return undefined;
  } catch (error) {
    return INPUT_REFUSED.has(errnoOf(error) ?? '') ? undefined : (error as Error);
  }
}

export function splitNul(output: Buffer): string[] {
  const fields = output.toString('utf8').split('\0');
  if (fields.at(-1) === '') fields.pop();
  return fields;
}
