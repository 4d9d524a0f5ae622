import { realpath } from 'node:fs/promises';
import { worktreeRoots, type Repository } from '../git/repository.ts';
import type { LanserError } from '../model/lanser-error.ts';
import { lockedPyright, pyrightChoice, pyrightInFolder } from '../server/pyright/other-package.ts';
import { chooseCage } from '../server/pyright/cage.ts';
import {
  locatePyright,
  packageNotUnpacked,
  unpackPyright,
  type PyrightPackage,
} from '../server/pyright/package.ts';
import type { Tools } from '../server-pool/find-tools.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import { once } from '../text/once.ts';
import type { ProbePython } from '../workspace/python-probe.ts';
import { isInconclusive } from '../trees/both-sides.ts';
import { projectEnvironment, type ProjectEnvironment } from '../trees/project-environment.ts';
import type { GateOptions } from './options.ts';
import { importPathsInTree } from './import-paths-in-tree.ts';
import type { Preparation } from './prepare.ts';

export interface GateTools extends Omit<Tools, 'python'> {
  readonly checkout: string;
  /** The environments by project folder, before `forTree` replaces import paths. */
  readonly environments: ReadonlyMap<string, ProjectEnvironment>;
  /**
   * Returns the tools for a project in one tree. Base and head must each import their own code. Import paths in a
   * work tree of the repository therefore become paths in the tree, or are omitted. Exception: paths inside the
   * project's environment stay, even if the environment is in the checkout.
   *
   * @throws LanserError the errors of {@link importPathsInTree} and {@link worktreeRoots}; the `failure` of the
   * project's environment; the error of the gate's time limit, if the limit ended the search for Pyright.
   */
  readonly forTree: (tree: string, workingDirectory: string) => Promise<Tools>;
}

/**
 * Returns the environment of a project that cannot be checked because of this error.
 *
 * @throws the error if it is not inconclusive.
 */
function unknownEnvironment(error: unknown): ProjectEnvironment {
  if (!isInconclusive(error)) throw error;
  return { python: undefined, folder: null, unread: undefined, skipped: [], failure: error };
}

/**
 * Finds the Pyright package that the options choose, and the Python environment of each project. Also chooses how
 * Node limits Pyright's file access (`cage`).
 */
export async function findGateTools(
  options: GateOptions,
  repository: Repository,
  { janitor, scratch }: Workbench,
  preparing: Promise<Preparation>,
  workingDirectories: readonly string[],
  probe?: ProbePython,
): Promise<GateTools> {
  const { host, signal } = options;
  const { root: checkout } = repository;
  const version = pyrightChoice(options.pyrightVersion);
  const source = { host, janitor, scratch: scratch.path, untrusted: [checkout], signal };
  /** The error of the gate's time limit, if the limit ended the search for Pyright. No project is then checked. */
  let timeout: LanserError | undefined;
  const ownPyright = async (): Promise<PyrightPackage> =>
    options.shippedPyright === true
      ? unpackPyright(scratch.path, signal)
      : locatePyright(host, scratch.path, signal);
  const unneeded = (): PyrightPackage =>
    packageNotUnpacked(scratch.path, version.kind === 'locked' ? version.version : undefined);
  const choosePyright = async (): Promise<PyrightPackage> => {
    if (version.kind === 'shipped') return ownPyright();
    if (version.kind === 'folder') return pyrightInFolder(version.folder, [checkout]);
    const preparation = await preparing;
    // If the preparation failed, nothing is checked, so the Pyright of `package-lock.json` is not needed.
    if (preparation.kind === 'failed') return unneeded();
    return lockedPyright(await preparation.readBase('package-lock.json'), version.version, source);
  };
  const finding = choosePyright().catch((error: unknown) => {
    if (!signal.aborted || !isInconclusive(error)) throw error;
    timeout = error;
    return unneeded();
  });
  const cage = chooseCage(host);
  // Waits for both promises, because one promise's work may still use the scratch folder after the other one fails.
  await Promise.allSettled([finding, preparing]);
  const [pyright, preparation] = [await finding, await preparing];
  const trees = preparation.kind === 'prepared' ? preparation.trees : undefined;
  const projects = new Set(trees?.projects.values() ?? workingDirectories);
  const choice = { host, python: options.python, repository, trees, probe, signal };
  const worktrees = once(async () => worktreeRoots(repository, signal));
  const environments = new Map(
    await Promise.all(
      [...projects].map(
        async (directory) =>
          [directory, await projectEnvironment(choice, directory).catch(unknownEnvironment)] as const,
      ),
    ),
  );
  return {
    pyright,
    cage,
    checkout,
    environments,
    async forTree(tree, workingDirectory) {
      if (timeout !== undefined) throw timeout;
      const { python, failure } = environments.get(workingDirectory) ?? {};
      if (failure !== undefined) throw failure;
      if (python === undefined) return { pyright, cage, python };
      const environment = await realpath(python.prefix).catch(() => python.prefix);
      const place = { checkout, environment, tree };
      const importPaths = await importPathsInTree(host, python, workingDirectory, place, await worktrees());
      return { pyright, cage, python: { ...python, importPaths, replaced: { checkout, environment } } };
    },
  };
}
