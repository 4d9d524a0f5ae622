// init/ inspects a repository and creates the text of a workflow that gates pull requests. It runs
// neither programs of the repository nor language servers.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { defaultBranch, type DefaultBranch } from '../git/default-branch.ts';
import { listedFiles } from '../git/listed-files.ts';
import type { Repository } from '../git/repository.ts';
import { LanserError } from '../model/lanser-error.ts';
import { realPathInside } from '../workspace/containment.ts';
import { describeProject } from './describe-project.ts';
import type { Project } from './project.ts';

export interface Inspected {
  readonly projects: readonly [Project, ...Project[]];
  readonly branch: DefaultBranch | undefined;
  /**
   * The project folders that the workflow leaves out, because they are inside another project or do not match
   * {@link PLAIN_NAME}. If the root is a uv workspace, the list contains only folders that do not match this pattern.
   * The list never contains folders that lanser does not examine, such as `tests`.
   */
  readonly omitted: readonly string[];
}

/**
 * Matches only paths without the special characters of YAML, shells and GitHub's expressions. YAML can still read
 * such a path as a different type, for example `1.10` as a number.
 */
const PLAIN_NAME = /^[A-Za-z0-9_][\w./-]*$/u;
/** Matches folders that usually contain no project to check, such as documentation, tests and copied packages. */
const NO_PROJECT =
  /(?:^|\/)(?:\..*|docs?|examples?|fixtures?|node_modules|scripts|templates?|tests?|third_party|tools|vendor)(?:\/|$)/u;
/** Matches files that describe a project, list its requirements or select its installer. */
const PROJECT_FILE =
  /(?:^|\/)(?:(?:uv|poetry|pdm)\.lock|environment\.ya?ml|pyproject\.toml|setup\.(?:py|cfg)|(?:[\w.-]*requirements[\w.-]*|requirements\/[\w.-]+)\.txt)$/u;
/** The maximum number of names in the path of a project folder. */
const MAX_DEPTH = 4;
const MAX_BYTES = 128 * 1024;

/**
 * Finds the Python projects for the workflow: the project of the root, or else the outermost projects in folders that
 * match {@link PLAIN_NAME}. Does not examine folders that match {@link NO_PROJECT} or are deeper than
 * {@link MAX_DEPTH}. If there are no projects, returns the root as a project without dependencies.
 *
 * @throws LanserError E/NOT_FOUND if the repository has no Python file; the errors of Git, such as E/INCONCLUSIVE.
 */
export async function inspectRepository(repository: Repository, signal: AbortSignal): Promise<Inspected> {
  const files = await listedFiles(repository, repository.root, signal);
  if (!files.some((name) => /\.(?:py|pyi)$/u.test(name))) {
    throw new LanserError('E/NOT_FOUND', 'The repository contains no Python file. Add one, and run again.');
  }
  const branch = await defaultBranch(repository, signal);
  const inFolder = (folder: string): readonly string[] => {
    const prefix = folder === '.' ? '' : `${folder}/`;
    return files.flatMap((name) => {
      const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '/';
      return rest.includes('/') && !/^requirements\/[^/]+$/u.test(rest) ? [] : [rest];
    });
  };
  const describe = async (folder: string): Promise<Project | undefined> =>
    describeProject(
      folder,
      inFolder(folder).filter((name) => PLAIN_NAME.test(name) || name === '.python-version'),
      async (name) => smallFile(repository.root, path.posix.join(folder, name)),
    );
  const folders = [...new Set(files.filter((name) => PROJECT_FILE.test(name)).map(projectFolder))]
    .filter((folder) => folder !== '.' && folder.split('/').length <= MAX_DEPTH && !NO_PROJECT.test(folder))
    .toSorted();
  const root = await describe('.');
  const below: Project[] = [];
  const omitted: string[] = [];
  for (const folder of folders) {
    const project = await describe(folder);
    if (project === undefined) continue;
    const isInner = root !== undefined || below.some((outer) => folder.startsWith(`${outer.folder}/`));
    if (!PLAIN_NAME.test(folder)) omitted.push(folder);
    else if (!isInner) below.push(project);
    else if (root?.isWorkspace !== true) omitted.push(folder);
  }
  const [first, ...others] = root === undefined ? below : [root];
  const projects = [first ?? withoutDependencies(), ...others] as const;
  return { projects, branch, omitted };
}

/** Returns the project folder of a file. A folder `requirements` belongs to the project around it. */
function projectFolder(file: string): string {
  return path.posix.dirname(file).replace(/(?:^|\/)requirements$/u, '') || '.';
}

function withoutDependencies(): Project {
  return {
    folder: '.',
    installer: 'none',
    source: '',
    requirements: [],
    installsItself: false,
    extras: [],
    groups: [],
    isWorkspace: false,
    versionFile: undefined,
  };
}

/** Returns a regular file's text; undefined for other paths, links out of `root` and files over {@link MAX_BYTES}. */
async function smallFile(root: string, name: string): Promise<string | undefined> {
  const file = await realPathInside(root, path.join(root, name));
  const info = file === undefined ? undefined : await stat(file);
  if (file === undefined || info?.isFile() !== true || info.size > MAX_BYTES) return undefined;
  return readFile(file, 'utf8');
}
