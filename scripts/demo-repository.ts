// Builds the Git repository of examples/pull-request, with the same commit ids each time.

import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const EXAMPLE = join(import.meta.dirname, '..', 'examples', 'pull-request');
const BRANCH = 'agent/dated-rates';
const MERGE_REF = 'refs/pull/1/merge';

type Identity = { readonly name: string; readonly email: string };

const MAINTAINER: Identity = { name: 'Mara Lindt', email: 'mara@example.org' };
const AGENT: Identity = { name: 'Coding Agent', email: 'agent@example.org' };

const DATES: Readonly<Record<string, string>> = {
  'history/01-books-and-journals': '2024-01-08T09:00:00+0000',
  'history/02-statements-and-rates': '2024-01-22T09:00:00+0000',
  'history/03-command-line': '2024-02-05T09:00:00+0000',
  'branch/01-dated-rates': '2024-02-12T09:00:00+0000',
  'branch/02-convert-command': '2024-02-12T10:00:00+0000',
};
const MERGE_DATE = '2024-02-12T11:00:00+0000';

/** Settings for every Git command. They override the repository's configuration. */
const SETTINGS: readonly string[] = [
  'core.autocrlf=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'commit.gpgsign=false',
  'gc.auto=0',
  'maintenance.auto=false',
];

/**
 * Makes the repository in a new or empty folder. Checks out the pull request's branch. The ref
 * refs/pull/1/merge points to the commit that merges this branch into main.
 *
 * @returns the commit ids of main and of the branch
 * @throws Error if the folder is not empty, if DATES lacks a commit of the example, or if Git fails.
 */
export async function buildDemoRepository(directory: string): Promise<{ base: string; head: string }> {
  const repository = resolve(directory);
  await mkdir(repository, { recursive: true });
  if ((await readdir(repository)).length > 0) {
    throw new Error(
      `The folder of the demo repository is not empty: ${repository}. Name a new or an empty folder.`,
    );
  }

  await git(repository, ['init', '--quiet', '--template=', '--object-format=sha1', '--initial-branch=main']);
  await commitFolders(repository, 'history', MAINTAINER);
  const base = await revision(repository, 'HEAD');

  await git(repository, ['checkout', '--quiet', '-b', BRANCH]);
  await commitFolders(repository, 'branch', AGENT);
  const head = await revision(repository, 'HEAD');

  // Main has not changed since the fork, so the merge has the branch's tree.
  const merge = await git(
    repository,
    ['commit-tree', `${head}^{tree}`, `-p${base}`, `-p${head}`, `-mMerge ${head} into ${base}`],
    signature(MAINTAINER, MERGE_DATE),
  );
  await git(repository, ['update-ref', MERGE_REF, merge]);
  return { base, head };
}

/** Makes one commit from each folder in `part`, in the order of the names. */
async function commitFolders(repository: string, part: string, author: Identity): Promise<void> {
  const names = (await readdir(join(EXAMPLE, part))).toSorted();
  for (const name of names) {
    const date = DATES[`${part}/${name}`];
    if (date === undefined) {
      throw new Error(
        `The commit ${part}/${name} of the example has no date. Add it to DATES in scripts/demo-repository.ts.`,
      );
    }
    await commitFolder(repository, join(EXAMPLE, part, name), signature(author, date));
  }
}

async function commitFolder(
  repository: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const deleted = await deletedPaths(folder);
  await Promise.all(deleted.map((path) => rm(join(repository, path))));

  const tree = join(folder, 'tree');
  const entries = await readdir(tree, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const source = join(entry.parentPath, entry.name);
        const target = join(repository, relative(tree, source));
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, await readText(source));
      }),
  );

  const message = await readText(join(folder, 'message.txt'));
  await git(repository, ['add', '--all']);
  await git(repository, ['commit', '--quiet', '--message', message], environment);
}

/** Returns the paths from the lines of the folder's deleted.txt; an empty list without this file. */
async function deletedPaths(folder: string): Promise<string[]> {
  if (!(await readdir(folder)).includes('deleted.txt')) {
    return [];
  }
  const text = await readText(join(folder, 'deleted.txt'));
  return text.split('\n').filter((path) => path !== '');
}

/** Reads a text file. Converts CRLF to LF, because a checkout on Windows may have CRLF. */
async function readText(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
}

function signature({ name, email }: Identity, date: string): NodeJS.ProcessEnv {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  };
}

function revision(repository: string, name: string): Promise<string> {
  return git(repository, ['rev-parse', '--verify', name]);
}

async function git(
  repository: string,
  arguments_: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const { stdout } = await execute('git', [...settings, ...arguments_], {
    cwd: repository,
    env: { ...inheritedEnvironment(), ...environment },
  });
  return stdout.trim();
}

/** Returns an environment in which Git ignores this machine's configuration and inherited `GIT_*` variables. */
function inheritedEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_/iu.test(name));
  return {
    ...Object.fromEntries(inherited),
    GIT_ATTR_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}
