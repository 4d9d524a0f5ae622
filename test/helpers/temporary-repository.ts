import { spawn } from 'node:child_process';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';
import { NO_GIT_CONFIGURATION } from './test-host.ts';

export interface GitCall {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
}

export interface TemporaryRepository extends AsyncDisposable {
  /** The root of the work tree. */
  readonly path: string;
  /** The temporary folder around the work tree. A test may write other files there. */
  readonly beside: string;
  /** Runs Git in the work tree or in `cwd`. Returns the trimmed output. Throws if the command fails. */
  git(args: readonly string[], call?: GitCall): Promise<string>;
  write(name: string, content: string | Uint8Array, mode?: number): Promise<void>;
  link(name: string, target: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Commits all files, including ignored files. Returns the commit's id. */
  commit(message?: string): Promise<string>;
}

/** Makes a repository without a commit, on the branch `main`. */
export async function temporaryRepository(...initOptions: readonly string[]): Promise<TemporaryRepository> {
  const folder = await temporaryFolder();
  const root = path.join(folder.path, 'checkout');
  await runGit(['init', '--quiet', '--initial-branch=main', ...initOptions, root], { cwd: folder.path });
  return {
    ...repositoryAt(root, folder.path),
    [Symbol.asyncDispose]: async () => folder[Symbol.asyncDispose](),
  };
}

/** Returns the methods of a temporary repository for an existing repository, for example a clone. */
export function repositoryAt(root: string, beside: string): Omit<TemporaryRepository, keyof AsyncDisposable> {
  const git: TemporaryRepository['git'] = async (args, call) => runGit(args, { cwd: root, ...call });
  return {
    path: root,
    beside,
    git,
    async write(name, content, mode) {
      const absolute = path.join(root, name);
      await mkdir(path.dirname(absolute), { recursive: true });
      await writeFile(absolute, content);
      if (mode !== undefined) await chmod(absolute, mode);
    },
    async link(name, target) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true });
      await symlink(target, path.join(root, name));
    },
    remove: async (name) => rm(path.join(root, name), { recursive: true }),
    async commit(message = 'a commit') {
      await git(['add', '--all', '--force']);
      await git(['commit', '--quiet', '--allow-empty', '--message', message]);
      return git(['rev-parse', 'HEAD']);
    },
  };
}

async function runGit(args: readonly string[], call: GitCall): Promise<string> {
  return (await gitOutput(args, GIT_ENVIRONMENT, call)).toString('utf8').trim();
}

export async function gitOutput(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { cwd, input = '' }: GitCall = {},
): Promise<Buffer> {
  const child = spawn('git', args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (exitCode === 0) return Buffer.concat(stdout);
  throw new Error(`git ${args.join(' ')}: ${Buffer.concat(stderr).toString('utf8')}`);
}

const GIT_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  ...NO_GIT_CONFIGURATION,
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};
