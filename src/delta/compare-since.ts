import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { AffectedReader } from '../affected/affected-files.ts';
import { contentHash } from '../bundle/canonical.ts';
import type { SharedServer } from '../candidates/shared-server.ts';
import { checkProjects } from '../gate/check-projects.ts';
import type { CheckSide } from '../gate/gate-parts.ts';
import { findGateTools } from '../gate/gate-tools.ts';
import type { GateOptions, GateScope } from '../gate/options.ts';
import { prepare } from '../gate/prepare.ts';
import type { ProjectOutcome } from '../gate/project.ts';
import { assembleReport } from '../gate/report-parts.ts';
import { sidesIn, type Sides } from '../gate/sides.ts';
import { findGit } from '../git/git.ts';
import { openObjectStore } from '../git/object-store.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { resolveCommit, treeOf } from '../git/revisions.ts';
import { snapshotWorktree } from '../git/worktree.ts';
import type { DeltaDocument } from '../model/delta.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { LanserError } from '../model/lanser-error.ts';
import { assertValid } from '../schema/validate.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import { normaliseWorkingDirectories } from '../trees/working-directories.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { isFolder, isThere } from '../workspace/site-folder.ts';
import { findPoint, readPointObjects } from './points.ts';

/** The prefix of `since` for a point. No revision begins with it, because a ref contains no colon. */
export const POINT = 'point:';

export interface DeltaOptions extends Pick<
  GateOptions,
  | 'configFile'
  | 'failOn'
  | 'host'
  | 'onProjectAbove'
  | 'python'
  | 'repository'
  | 'signal'
  | 'timeoutMs'
  | 'workingDirectories'
> {
  /** A revision, or `point:` and the name of a point. */
  readonly since: string;
  /**
   * The files that are checked on both sides. Default: `affected`. `changed`: only those that differ; errors in other
   * files are missing, and no second check confirms differences.
   */
  readonly scope?: GateScope | 'changed' | undefined;
  /** The only files and folders in the lists of the delta, relative to the repository's root. Default: all. */
  readonly files?: readonly string[] | undefined;
}

/** The resources of a comparison. All comparisons of a session share the reader and the server. */
export interface DeltaParts {
  /** Only this comparison uses its folder. */
  readonly workbench: Workbench;
  readonly reader: AffectedReader;
  readonly serverFor: (environments: readonly PythonEnvironment[]) => Promise<SharedServer>;
}

/** Compares the diagnostics of the files on disk with those of an earlier state, as the gate does. */
export async function compareSince(options: DeltaOptions, parts: DeltaParts): Promise<DeltaDocument> {
  const { host, since: name } = options;
  const { workbench, reader, serverFor } = parts;
  const startMs = host.monotonicMs();
  const isQuick = options.scope === 'changed';
  const gate: GateOptions = {
    ...options,
    base: name,
    head: 'worktree',
    scope: options.scope === 'full' ? 'full' : 'affected',
  };
  const repository = await openRepository(await findGit(host, [options.repository]), options.repository);
  const files = namesBelow(repository.root, options.files);
  const scratch = workbench.scratch.path;
  const { since, sides } = await sidesSince(name, gate, repository, scratch);
  const workingDirectories = normaliseWorkingDirectories(options.workingDirectories ?? ['.']);
  const preparing = prepare(gate, repository, scratch, workingDirectories, async () => sides);
  const finding = findGateTools(gate, repository, workbench, preparing, workingDirectories);
  // If one fails, the other still uses the workbench.
  await Promise.allSettled([finding, preparing]);
  const [tools, preparation] = [await finding, await preparing];
  if (preparation.kind === 'prepared') {
    const { trees } = preparation;
    for (const file of files ?? []) await requireCompared(file, repository.root, [trees.before, trees.after]);
    for (const [folder, project] of trees.projects) {
      if (folder !== project) options.onProjectAbove?.(folder, project);
    }
  }
  const server = await serverFor([...tools.environments.values()].flatMap(({ python }) => python ?? []));
  const projects = await checkProjects(
    { options: gate, preparation, workbench, tools, workingDirectories: [...tools.environments.keys()] },
    isQuick
      ? { checkSide: unconfirmed(server.checkSide), affectedReader: ONLY_CHANGED }
      : { checkSide: server.checkSide, affectedReader: reader },
  );
  const limited =
    files === undefined || preparation.kind !== 'prepared'
      ? projects
      : await limitTo(files, projects, [preparation.trees.before, preparation.trees.after]);
  const report = assembleReport({
    host,
    tools,
    preparation,
    projects: limited,
    checks: { traces: [], schemas: [], proposals: [], evidence: {}, trajectory: [], failures: [] },
    labels: [],
    overrides: gate,
    timing: { totalMs: Math.round(host.monotonicMs() - startMs) },
  });
  const { timing: _, ...hashed } = report;
  const facts = { since, files: files ?? null };
  // JSON has no undefined members, and neither has the canonical form.
  const deltaId = contentHash(JSON.parse(JSON.stringify({ ...facts, report: hashed })));
  return assertValid('delta', { version: '1.0', deltaId, ...facts, report });
}

/** Returns the earlier state, and the two sides to compare. */
async function sidesSince(
  name: string,
  options: GateOptions,
  repository: Repository,
  scratch: string,
): Promise<{ readonly since: DeltaDocument['since']; readonly sides: Sides }> {
  const { host, signal } = options;
  const store = await openObjectStore(repository, scratch, signal);
  const tree = async (): Promise<string> => snapshotWorktree(store, signal);
  if (!name.startsWith(POINT)) {
    const commit = await resolveCommit(store, name, undefined, signal);
    // The earlier state is the commit itself, not its merge base with HEAD.
    const sides = await sidesIn(store, { ...options, base: commit }, { parent: commit, tree });
    return { since: { kind: 'revision', name, ...sides.before }, sides };
  }
  const point = await findPoint(name.slice(POINT.length), { host, repository, signal });
  await readPointObjects(store, point);
  const before = { commit: null, tree: point.tree };
  return {
    since: { kind: 'point', name: point.name, commit: point.commit, tree: point.tree },
    sides: {
      store,
      before,
      tip: before,
      after: { commit: null, tree: await tree() },
      completeTree: async (commit) => treeOf(store, commit, signal),
    },
  };
}

/** Returns normalised paths relative to the root; undefined if one is the root. @throws LanserError E/JAIL. */
function namesBelow(root: string, files: readonly string[] = []): readonly string[] | undefined {
  const places = files.map((file) => path.resolve(root, file));
  if (places.length === 0 || places.includes(root)) return undefined;
  return places.map((place, index) => {
    const name = workspacePath(root, place);
    if (name !== undefined) return name;
    throw new LanserError(
      'E/JAIL',
      `${JSON.stringify(files[index])} is outside of the repository. Name a file in it.`,
    );
  });
}

/**
 * Rejects a name that would limit the delta to nothing, because the result would look like success.
 *
 * @throws LanserError E/NOT_FOUND if neither state has the file or folder.
 */
async function requireCompared(name: string, root: string, trees: readonly string[]): Promise<void> {
  for (const tree of trees) if (await isThere(path.join(tree, name))) return;
  const isOnDisk = await isThere(path.join(root, name));
  // Such a file has no diagnostics in any state.
  if (isOnDisk && !isPython(name) && !(await isFolder(path.join(root, name)))) return;
  throw new LanserError(
    'E/NOT_FOUND',
    isOnDisk
      ? `${JSON.stringify(name)} is not compared, because Git ignores it or it is in a nested repository, or it is empty. Check it alone, or add it to this repository.`
      : `${JSON.stringify(name)} does not exist, and did not exist in the earlier state. Check the path.`,
    { path: name },
  );
}

function isPython(name: string): boolean {
  return /\.pyi?$/u.test(name);
}

/** Checks only the files that differ. */
const ONLY_CHANGED: AffectedReader = {
  affectedFiles: async ({ changed }) => ({ kind: 'some', files: new Set(changed), isPartial: true }),
  [Symbol.asyncDispose]: async () => {},
};

/** Replaces the second check of files with differences by the result of the first. */
function unconfirmed(check: CheckSide): CheckSide {
  return async (side, options) => {
    const checked = await check(side, options);
    return {
      ...checked,
      async recheck(uris) {
        const { documents, diagnostics, hints } = checked;
        return {
          documents,
          hints,
          diagnostics: diagnostics.filter(({ uri }) => uris.includes(uri)),
          [Symbol.asyncDispose]: async () => {},
        };
      },
    };
  };
}

/**
 * Limits the lists of a delta to some files and folders, after diagnostics of all files were matched: moved
 * code is not new. A file counts under each of its names, because Pyright reports it under one of them.
 *
 * @param trees absolute.
 * @throws LanserError E/NOT_FOUND for a source, or a folder with sources, of which no project checks anything.
 */
async function limitTo(
  names: readonly string[],
  projects: readonly ProjectOutcome[],
  trees: readonly string[],
): Promise<readonly ProjectOutcome[]> {
  const folders = (await Promise.all(names.map(async (name) => placesOf(name, trees)))).flat();
  const checked = new Set(
    projects.flatMap(({ sides }) => Object.values(sides ?? {}).flatMap((side) => [...side.projectFiles])),
  );
  for (const name of names) {
    const isUnknown = projects.some(({ sides }) => sides === undefined);
    if (isUnknown || !(await hasSources(name, trees))) continue;
    const own = await placesOf(name, trees);
    if (await someAsync(checked, async (file) => isBelow([file], own))) continue;
    if (await someAsync(checked, async (file) => isBelow(await placesOf(file, trees), own))) continue;
    throw new LanserError(
      'E/NOT_FOUND',
      `${JSON.stringify(name)} is not compared, because Pyright's configuration of the earlier state does not include it. Check it alone, or name a file that is included.`,
      { path: name },
    );
  }
  const named = new Set<string>();
  for (const uri of new Set(projects.flatMap(reportedFiles))) {
    if (isBelow(await placesOf(uri, trees), folders)) named.add(uri);
  }
  return projects.map((project) => within(project, ({ uri }) => named.has(uri)));
}

async function someAsync<T>(items: Iterable<T>, test: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await test(item)) return true;
  return false;
}

/** Returns the path of a file or folder, and those to which its links lead in the trees; relative to the trees. */
async function placesOf(name: string, trees: readonly string[]): Promise<readonly string[]> {
  const targets = await Promise.all(
    trees.map(async (tree) => {
      const target = await realpath(path.join(tree, name)).catch(() => undefined);
      return target === undefined ? name : path.relative(await realpath(tree), target);
    }),
  );
  return [name, ...targets.map((target) => target.split(path.sep).join('/'))];
}

/** Returns true if one of the places is a folder, or in it. The root contains all. */
function isBelow(places: readonly string[], folders: readonly string[]): boolean {
  return places.some((place) =>
    folders.some((folder) => folder === '' || place === folder || place.startsWith(`${folder}/`)),
  );
}

function reportedFiles({ delta, unresolvedImports = [] }: ProjectOutcome): readonly string[] {
  const { matching, unstable = [] } = delta ?? {};
  const { persisting = [], changed = [], moved = [], introduced = [], resolved = [] } = matching ?? {};
  const pairs = [...persisting, ...changed, ...moved].map(({ after }) => after);
  const all = [...pairs, ...introduced, ...resolved, ...unresolvedImports];
  return [...all, ...unstable.map(({ diagnostic }) => diagnostic)].map(({ uri }) => uri);
}

async function hasSources(name: string, trees: readonly string[]): Promise<boolean> {
  if (isPython(name)) return true;
  for (const tree of trees) {
    const found = await readdir(path.join(tree, name), { recursive: true }).catch(() => []);
    if (found.some(isPython)) return true;
  }
  return false;
}

function within(
  project: ProjectOutcome,
  isNamed: (diagnostic: { readonly uri: string }) => boolean,
): ProjectOutcome {
  const { delta, unresolvedImports } = project;
  if (delta === undefined) return project;
  const { matching, unstable } = delta;
  const pairs = <Pair extends { readonly after: Diagnostic }>(list: readonly Pair[]): readonly Pair[] =>
    list.filter(({ after }) => isNamed(after));
  return {
    ...project,
    ...(unresolvedImports === undefined ? {} : { unresolvedImports: unresolvedImports.filter(isNamed) }),
    delta: {
      ...delta,
      matching: {
        persisting: pairs(matching.persisting),
        changed: pairs(matching.changed),
        moved: pairs(matching.moved),
        introduced: matching.introduced.filter(isNamed),
        resolved: matching.resolved.filter(isNamed),
      },
      unstable: unstable.filter(({ diagnostic }) => isNamed(diagnostic)),
    },
  };
}
