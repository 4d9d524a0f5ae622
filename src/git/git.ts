// git/ owns everything that runs Git. It reads; what it writes goes to repositories of its own in
// temporary folders, never to the user's.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import type { Host } from '../model/host.ts';
import { abortError, errnoOf, LanserError, messageOf } from '../model/lanser-error.ts';
import { enclosingCheckout } from '../workspace/containment.ts';
import { findExecutable, pathOutside } from '../workspace/executable.ts';
import { isSecretVariable } from '../workspace/secret-variables.ts';

export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  /** For people and logs; trimmed. */
  readonly stderr: string;
}

/** What a command reads; pieces that are made on the way are never in memory all at once. */
export type GitInput = Uint8Array | string | AsyncIterable<Uint8Array>;

export interface GitOptions {
  readonly cwd?: string;
  readonly input?: GitInput;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Runs Git with nothing of the repository's own acting: no hook, monitor, replacement or prompt. */
export interface Git {
  run(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** Like `run`, for commands that must succeed; E/INCONCLUSIVE with Git's own words otherwise. */
  read(args: readonly string[], options?: GitOptions): Promise<Buffer>;
  /** Starts a command that is asked again and again; the caller ends it. */
  start(args: readonly string[], cwd: string): ChildProcessWithoutNullStreams;
  readonly log: (message: string) => void;
}

/** Configuration given to every command: it wins over the repository's. */
const SAFE_CONFIGURATION: readonly string[] = [
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'safe.bareRepository=explicit',
  '-c',
  'core.quotePath=false',
];

// Variables by which a caller points Git at other repositories or programs.
const DROPPED = /^GIT_(?!CONFIG_|SSH|ASKPASS|TERMINAL_PROMPT|SSL|PROXY|HTTP)/u;

/**
 * Git from outside of these folders and of the checkouts that they are in.
 *
 * @throws LanserError E/USAGE where Git is not installed.
 */
export async function findGit(host: Host, folders: readonly string[]): Promise<Git> {
  const checkouts = await Promise.all(folders.map(enclosingCheckout));
  const untrusted = [...folders, ...checkouts];
  const program = await findExecutable(host, ['git'], untrusted);
  if (program === undefined) {
    throw new LanserError('E/USAGE', 'Git is not installed, or not on PATH. Install Git and run again.');
  }
  const environment: Record<string, string> = {
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C',
    // Git looks up helpers for transports and credentials there.
    PATH: await pathOutside(host, untrusted),
  };
  for (const [name, value] of Object.entries(host.env)) {
    if (value === undefined || DROPPED.test(name) || name in environment) continue;
    if (/^(?:LANG$|LC_|PATH$)/iu.test(name) || isSecretVariable(name)) continue;
    environment[name] = value;
  }

  async function run(args: readonly string[], options: GitOptions = {}): Promise<GitResult> {
    if (options.signal?.aborted === true) throw abortError(options.signal);
    return new Promise((resolve, reject) => {
      const child = spawn(program as string, [...SAFE_CONFIGURATION, ...args], {
        cwd: options.cwd,
        env: { ...environment, ...options.env },
        signal: options.signal,
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
      });
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
      child.on('error', (error) => {
        reject(
          options.signal?.aborted === true
            ? abortError(options.signal)
            : new LanserError('E/USAGE', `Git does not run: ${messageOf(error)}`, {}, error),
        );
      });
      const fed = feed(child.stdin, options.input ?? '');
      child.on('close', (exitCode) => {
        const result = {
          exitCode: exitCode ?? -1,
          stdout: Buffer.concat(stdout),
          stderr: Buffer.concat(stderr).toString('utf8').trim(),
        };
        // What cannot be made is the reason why the command lacks it.
        void fed.then((failure) => (failure === undefined ? resolve(result) : reject(failure)));
      });
    });
  }

  return {
    log: host.log,
    run,
    start: (args, cwd) =>
      spawn(program, [...SAFE_CONFIGURATION, ...args], {
        cwd,
        env: environment,
        stdio: 'pipe',
        windowsHide: true,
      }),
    async read(args, options) {
      const result = await run(args, options);
      if (result.exitCode === 0) return result.stdout;
      throw new LanserError('E/INCONCLUSIVE', `Git could not read the repository: ${result.stderr}`, {
        command: args.find((argument) => /^[a-z]/u.test(argument)) ?? 'git',
      });
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

/** Why the input could not be made. A command that ends before it has read all says so by its exit code. */
async function feed(stdin: Writable, input: GitInput): Promise<Error | undefined> {
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

/** Fields of a `-z` output. */
export function splitNul(output: Buffer): string[] {
  const fields = output.toString('utf8').split('\0');
  if (fields.at(-1) === '') fields.pop();
  return fields;
}
