import { createHash } from 'node:crypto';
import type { Git } from '../git/git.ts';
import type { GitInput, GitOptions, GitResult } from '../git/command.ts';
import type { ResponseError } from '../model/generated/trace.ts';
import { NO_GIT, type FrameQueue } from './frame-queue.ts';
import type { FrameLog } from './frames.ts';
import type { RootTokens } from './root-tokens.ts';
import { recordedError } from './traced-error.ts';
import { recordedResult, requestLogger } from './traced-request.ts';

/** The value of `server` in the frames of Git. */
export const GIT = 'git';
const RUN = 'git/run';

/** Wraps Git, and logs each command with its result or error. Does not log the commands that `start` runs. */
export function recordingGit(git: Git, tokens: RootTokens, log: FrameLog): Git {
  const logRequest = requestLogger(log, tokens);
  return {
    ...git,
    run: async (args, options) => run(args, options, async () => git.run(args, options)),
    porcelain: async (args, options) => run(args, options, async () => git.porcelain(args, options)),
    async read(args, options) {
      const result = await run(args, options, async () => ({
        exitCode: 0,
        stdout: await git.read(args, options),
        stderr: '',
      }));
      return result.stdout;
    },
  };

  async function run(
    args: readonly string[],
    options: GitOptions | undefined,
    work: () => Promise<GitResult>,
  ): Promise<GitResult> {
    return logRequest(GIT, RUN, paramsOf(args, options, tokens), work, (result) => {
      const stdout = options?.recordedOutput?.(result.stdout) ?? result.stdout;
      return { ...result, stdout: textOf(stdout, tokens), stderr: tokens.hide(result.stderr) };
    });
  }
}

/** Throws the recorded error if Git was not available to the operation. */
export function expectGit(tokens: RootTokens, queue: FrameQueue): void {
  const [error] = queue.states(GIT, NO_GIT);
  if (error !== undefined) throw recordedError(NO_GIT, error as ResponseError, tokens);
}

/** Creates a Git that returns the recorded results of one operation, and never runs a program. */
export function replayingGit(tokens: RootTokens, queue: FrameQueue, log: Git['log']): Git {
  const run: Git['run'] = async (args, options) => {
    const result = recordedResult(queue, tokens, GIT, RUN, paramsOf(args, options, tokens));
    const { exitCode, stdout, stderr } = result as Omit<GitResult, 'stdout'> & { readonly stdout: Output };
    return { exitCode, stdout: bytesOf(stdout, tokens), stderr: tokens.show(stderr) as string };
  };
  return {
    log,
    run,
    porcelain: run,
    async read(args, options) {
      const { exitCode, stdout } = await run(args, options);
      // A failed `read` is recorded as an error, so the result of a recorded `read` has the exit code 0.
      if (exitCode === 0) return stdout;
      return queue.fail({ seq: null, event: RUN, pointer: '/result/exitCode', expected: 0, got: exitCode });
    },
    start: () => {
      throw new TypeError('a replay starts no program');
    },
  };
}

/** Text, or the base64 form of bytes that are not UTF-8. */
type Output = string | { readonly base64: string };

function textOf(bytes: Buffer, tokens: RootTokens): Output {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes)
    ? (tokens.hide(text) as string)
    : { base64: bytes.toString('base64') };
}

function bytesOf(output: Output, tokens: RootTokens): Buffer {
  return typeof output === 'string'
    ? Buffer.from(tokens.show(output) as string)
    : Buffer.from(output.base64, 'base64');
}

function paramsOf(args: readonly string[], options: GitOptions | undefined, tokens: RootTokens): unknown {
  const input = options?.input;
  const cwd = tokens.hidePaths(options?.cwd ?? '') as string;
  return tokens.hidePaths({
    arguments: args,
    // Omits a working directory below the temporary folder or outside of all roots: its name may be random.
    ...(/^\$\{(?!(?:outside|temporary)\})/u.test(cwd) ? { cwd: options?.cwd } : {}),
    ...(options?.env === undefined ? {} : { env: options.env }),
    ...(input === undefined ? {} : { input: digestOf(input) }),
  });
}

function digestOf(input: GitInput): string {
  if (typeof input !== 'string' && !(input instanceof Uint8Array)) return 'stream';
  return `sha256:${createHash('sha256').update(input).digest('hex')}`;
}
