import { existsSync, lstatSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { workspaceRoot } from '../workspace/containment.ts';
import { subcommandOf, type GitOptions } from './command.ts';
import { splitNul, type Git } from './git.ts';
import { notARepository, unreadableRepository, withoutUserInformation } from './repository-error.ts';

/** A repository with a work tree. lanser does not change its objects, refs or index. */
export interface Repository {
  readonly git: Git;
  /** The work tree's root: absolute, with links resolved. */
  readonly root: string;
  readonly gitDirectory: string;
  /** The folder with the objects and the shared refs. Differs from `gitDirectory` in a linked work tree. */
  readonly commonDirectory: string;
  readonly objectFormat: 'sha1' | 'sha256';
}

/**
 * Opens the repository whose work tree contains `directory`.
 *
 * @throws LanserError E/USAGE if `directory` is not a folder, if no such repository exists, if Git refuses to read
 * the repository, or if the repository's path contains a line break; the errors of {@link Git.porcelain}.
 */
export async function openRepository(git: Git, directory: string): Promise<Repository> {
  await workspaceRoot(directory);
  const result = await git.porcelain(
    ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--git-common-dir', '--show-object-format'],
    { cwd: directory },
  );
  if (result.exitCode !== 0) throw notARepository(result.stderr);
  const [root, gitDirectory, common, format, ...rest] = result.stdout.toString('utf8').split('\n');
  if (rest.length > 1) {
    const message = 'The path of this repository contains a line break. Move the repository.';
    throw new LanserError('E/USAGE', message, { reason: 'line-break-in-path' });
  }
  if (root === undefined || gitDirectory === undefined || common === undefined) {
    throw notARepository('unexpected answer of git rev-parse');
  }
  return {
    git,
    root: await realpath(root),
    gitDirectory,
    commonDirectory: path.resolve(directory, common),
    objectFormat: format === 'sha256' ? 'sha256' : 'sha1',
  };
}

/** Returns the arguments that select a repository, so that Git does not search for one. */
export function repositoryArguments(repository: Repository): readonly string[] {
  return [`--git-dir=${repository.gitDirectory}`, `--work-tree=${repository.root}`];
}

/** Returns the output of a command that {@link Git.read} runs in a repository. */
export async function readRepository(
  repository: Repository,
  args: readonly string[],
  signal: AbortSignal,
  options: Pick<GitOptions, 'env' | 'input'> = {},
): Promise<Buffer> {
  const { git, root } = repository;
  return git.read([...repositoryArguments(repository), ...args], { ...options, cwd: root, signal });
}

/**
 * Returns the arguments that make Git distinguish upper and lower case in names; none if the file system ignores
 * case. A checkout that was copied from a different system may have `core.ignoreCase`. Git would then omit an
 * untracked file whose name differs from a tracked one only in case.
 */
export function caseArguments({ root }: Repository): readonly string[] {
  const [own, folded] = ['.git', '.GIT'].map((name) =>
    lstatSync(path.join(root, name), { bigint: true, throwIfNoEntry: false }),
  );
  const isSame = own !== undefined && own.ino === folded?.ino && own.dev === folded.dev;
  return isSame ? [] : ['-c', 'core.ignoreCase=false'];
}

export function isShallow({ commonDirectory }: Repository): boolean {
  return existsSync(path.join(commonDirectory, 'shallow'));
}

/**
 * Returns the output of a command that {@link Git.porcelain} runs in a repository.
 *
 * @throws LanserError E/INCONCLUSIVE for an exit code that is neither 0 nor one of `expectedCodes`; the errors of
 * {@link Git.porcelain}.
 */
export async function readPorcelain(
  repository: Repository,
  args: readonly string[],
  signal: AbortSignal,
  {
    expectedCodes = [],
    ...options
  }: Pick<GitOptions, 'recordedOutput'> & { readonly expectedCodes?: readonly number[] } = {},
): Promise<Buffer> {
  const { git, root } = repository;
  const { exitCode, stdout, stderr } = await git.porcelain([...repositoryArguments(repository), ...args], {
    cwd: root,
    signal,
    ...options,
  });
  if (exitCode === 0 || expectedCodes.includes(exitCode)) return stdout;
  // After a failure, the output may be empty. The caller would read an empty output as a valid answer.
  throw unreadableRepository(withoutUserInformation(stderr), subcommandOf(args));
}

/** Returns the roots of the repository's work trees. Each root precedes the roots that contain it. */
export async function worktreeRoots(repository: Repository, signal: AbortSignal): Promise<readonly string[]> {
  const output = await readPorcelain(repository, ['worktree', 'list', '--porcelain'], signal);
  const listed = output.toString('utf8').matchAll(/^worktree (.*)$/gmu);
  const roots = new Set([repository.root, ...Array.from(listed, ([, root = '']) => root)]);
  return [...roots].toSorted((left, right) => right.length - left.length);
}

/**
 * Returns true if a tracked file, or the commit of a submodule, has staged or unstaged changes. Ignores the files of
 * submodules, so that Git starts no process in them.
 */
export async function isDirty(repository: Repository, signal: AbortSignal): Promise<boolean> {
  const options = ['--untracked-files=no', '--ignore-submodules=dirty'];
  return (await readStatus(repository, options, signal)).length > 0;
}

/**
 * Runs `git status`, by default without submodules. Disables Git's filters. A filter is a program that Git's
 * configuration names. The checkout's `.gitattributes` files choose its input, and these files are untrusted.
 *
 * @throws LanserError E/INCONCLUSIVE if Git cannot read the repository; the errors of {@link Git.porcelain}.
 */
export async function readStatus(
  repository: Repository,
  options: readonly string[],
  signal: AbortSignal,
): Promise<Buffer> {
  const { git, root } = repository;
  const configuration = await readConfiguration(repository, signal, filterNames);
  const filters = new Set(configuration.map(([name]) => name).filter(isFilter));
  // A filter's name may contain `=`. `-c` would split the setting at this `=`, but `--config-env` splits at the last.
  const disabled = [...filters].map((name) => `--config-env=${name}=LANSER_NOTHING`);
  const address = [...caseArguments(repository), ...repositoryArguments(repository)];
  const { exitCode, stdout, stderr } = await git.porcelain(
    [...disabled, ...address, 'status', '--porcelain', '-z', '--ignore-submodules=all', ...options],
    { cwd: root, signal, env: { LANSER_NOTHING: '' } },
  );
  if (exitCode === 0) return stdout;
  throw unreadableRepository(stderr, 'status');
}

function isFilter(name: string): boolean {
  return name.startsWith('filter.');
}

/** Reduces the output of `git config --list -z` to the names of filter settings. The rest may contain secrets. */
function filterNames(stdout: Buffer): Buffer {
  const names = splitNul(stdout).map((entry) => entry.split('\n', 1)[0] ?? '');
  return Buffer.from(names.flatMap((name) => (isFilter(name) ? [`${name}\0`] : [])).join(''));
}

/**
 * Reads Git's configuration for the repository, from all its files and from environment variables. A name may occur
 * several times. Sections and keys are in lower case; subsections, such as a remote's name, are unchanged.
 *
 * @throws LanserError E/INCONCLUSIVE if Git cannot read the configuration.
 */
export async function readConfiguration(
  repository: Repository,
  signal: AbortSignal,
  recordedOutput?: GitOptions['recordedOutput'],
): Promise<readonly (readonly [name: string, value: string])[]> {
  const options = recordedOutput === undefined ? {} : { recordedOutput };
  const stdout = await readPorcelain(repository, ['config', '--list', '-z'], signal, options);
  return splitNul(stdout).map((entry) => {
    const [name = ''] = entry.split('\n', 1);
    // A setting without a value is true.
    return [name, name.length === entry.length ? 'true' : entry.slice(name.length + 1)];
  });
}
