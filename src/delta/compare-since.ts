import path from 'node:path';
import type { AffectedReader } from '../affected/affected-files.ts';
import { contentHash } from '../bundle/canonical.ts';
import { checkProjects } from '../gate/check-projects.ts';
import type { CheckSide } from '../checker/side-check.ts';
import { findGateTools } from '../gate/gate-tools.ts';
import type { FailOn, GateOptions, GateScope } from '../gate/options.ts';
import { prepare } from '../gate/prepare.ts';
import type { ProjectOutcome } from '../gate/project.ts';
import { assembleReport } from '../gate/report-parts.ts';
import { sidesIn, type Sides } from '../gate/sides.ts';
import type { TreeFolders } from '../gate/trees-on-disk.ts';
import { findGit } from '../git/git.ts';
import { findObject, type ObjectStore } from '../git/object-store.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { resolveCommit, treeOf } from '../git/revisions.ts';
import { snapshotWorktree, updateTree } from '../git/worktree.ts';
import type { DeltaDocument } from '../model/delta.ts';
import { countBySeverity, type Counts, type Diagnostic } from '../model/diagnostic.ts';
import { LanserError } from '../model/lanser-error.ts';
import { assertValid } from '../schema/validate.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import { normaliseWorkingDirectories } from '../trees/working-directories.ts';
import type { ProbePython } from '../workspace/python-probe.ts';
import {
  checkSome,
  earlierErrors,
  treesOf,
  type ComparedTrees,
  type Extent,
  type LastComparison,
} from './check-some.ts';
import type { ChosenEnvironments } from './environment-states.ts';
import type { ErrorsByFile } from './edited-files.ts';
import { limitTo, namesBelow, requireCompared } from './named-files.ts';
import { findPoint, readPointObjects } from './points.ts';

/** The rules of a policy that a delta can check. A delta that is limited to `files` cannot check `negative-reward`. */
export const DELTA_FAIL_ON: readonly FailOn[] = [
  'introduced-errors',
  'introduced-warnings',
  'negative-reward',
  'unstable',
  'unresolved-imports',
  'inconclusive',
];

/** The prefix of `since` for a point (a stored state of the files). Git cannot read `point:NAME` as a commit. */
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
  /** The files to check, in the earlier state and on disk. Default: `affected`. */
  readonly scope?: GateScope | undefined;
  /** The files and folders to report. Absolute, or relative to the repository's root. Default: all. */
  readonly files?: readonly string[] | undefined;
}

/** A comparison, with the data that the next comparison can use. */
export interface Compared {
  readonly document: DeltaDocument;
  readonly trees: ComparedTrees | undefined;
  readonly repository: Repository;
  /** The known errors of the earlier state, by file. They were computed with the present environments. */
  readonly earlier: ErrorsByFile;
}

export interface DeltaParts {
  /** The temporary folder of the workbench belongs only to this comparison. */
  readonly workbench: Workbench;
  readonly reader: AffectedReader;
  /** Default: the repository that the options name. */
  readonly repository?: Repository | undefined;
  readonly folders: TreeFolders;
  readonly probe: ProbePython;
  /** Returns a store that reads the repository's objects. The store may contain objects of earlier comparisons. */
  readonly storeOf: (repository: Repository) => Promise<ObjectStore>;
  readonly checkFor: (environments: ChosenEnvironments, kind: Extent['kind']) => Promise<SideChecks>;
  readonly extent: Extent;
  readonly last: LastComparison | undefined;
}

export interface SideChecks {
  /** Checks earlier or present files. The servers started after the last noticed change of installed packages. */
  readonly checkSide: CheckSide;
  /** True if the environments and packages are known to be those of the last comparison. */
  readonly haveSameEnvironments: boolean;
}

/**
 * Compares the diagnostics of the files on disk with those of an earlier state, as the gate does.
 *
 * @throws LanserError E/USAGE if `failOn` has a rule that the delta cannot check; for example E/NOT_FOUND for a named
 * file that cannot be compared.
 */
export async function compareSince(options: DeltaOptions, parts: DeltaParts): Promise<Compared> {
  const { host, since: name } = options;
  const { workbench } = parts;
  const startMs = host.monotonicMs();
  const gate: GateOptions = {
    ...options,
    base: name,
    head: 'worktree',
    scope: options.scope ?? 'affected',
  };
  const repository =
    parts.repository ?? (await openRepository(await findGit(host, [options.repository]), options.repository));
  const files = await namesBelow(repository.root, options.files);
  const isChecked = (rule: FailOn): boolean =>
    DELTA_FAIL_ON.includes(rule) && (rule !== 'negative-reward' || files === undefined);
  const unchecked = options.failOn?.find((rule) => !isChecked(rule));
  if (unchecked !== undefined) {
    const message = `A delta${files === undefined ? '' : ' of named files'} does not check the rule ${unchecked}. Omit the rule, or run the gate.`;
    throw new LanserError('E/USAGE', message);
  }
  const scratch = workbench.scratch.path;
  const { since, sides } = await sidesSince(name, gate, await parts.storeOf(repository), parts);
  const workingDirectories = normaliseWorkingDirectories(options.workingDirectories ?? ['.']);
  const preparing = prepare(gate, repository, scratch, workingDirectories, async () => sides, parts.folders);
  const finding = findGateTools(gate, repository, workbench, preparing, workingDirectories, parts.probe);
  // Waits for both promises, even if one fails, because the caller later deletes the workbench that both use.
  await Promise.allSettled([finding, preparing]);
  const [tools, preparation] = [await finding, await preparing];
  if (preparation.kind === 'prepared') {
    const { trees } = preparation;
    for (const file of files ?? []) await requireCompared(file, repository.root, [trees.before, trees.after]);
    for (const [folder, project] of trees.projects) {
      if (folder !== project) options.onProjectAbove?.(folder, project);
    }
  }
  const chosen = [...tools.environments.values()];
  const environments = {
    used: chosen.flatMap(({ python }) => python ?? []),
    unused: chosen.flatMap(({ unread }) =>
      typeof unread?.folder === 'string' ? [path.join(repository.root, unread.folder)] : [],
    ),
  };
  const { extent, last } = parts;
  const { checkSide, haveSameEnvironments } = await parts.checkFor(environments, extent.kind);
  const hasSameEarlier =
    haveSameEnvironments &&
    preparation.kind === 'prepared' &&
    last?.trees?.before === preparation.before.tree;
  const known: ErrorsByFile = hasSameEarlier ? last.earlier : new Map();
  const input = {
    options: gate,
    preparation,
    workbench,
    tools,
    workingDirectories: [...tools.environments.keys()],
  };
  const projects =
    extent.kind === 'scope'
      ? await checkProjects(input, { checkSide, affectedReader: parts.reader })
      : await checkSome(input, checkSide, extent, { trees: last?.trees, earlier: known });
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
    isPart: files !== undefined,
    timing: { totalMs: Math.round(host.monotonicMs() - startMs) },
  });
  const { timing: _, ...hashed } = report;
  const elsewhere = introducedElsewhere(projects, limited);
  const facts = { since, files: files ?? null, ...(files && elsewhere && { elsewhere }) };
  // Hashes the report as its reader parses it, without undefined members.
  const deltaId = contentHash(JSON.parse(JSON.stringify({ ...facts, report: hashed })));
  return {
    document: assertValid('delta', { version: '1.0', deltaId, ...facts, report }),
    trees: preparation.kind === 'failed' ? undefined : treesOf(preparation),
    repository,
    earlier: new Map([...known, ...(await earlierErrors(preparation, projects))]),
  };
}

/** Counts the introduced diagnostics that `limited` lacks. Returns undefined if a project has no delta. */
function introducedElsewhere(
  projects: readonly ProjectOutcome[],
  limited: readonly ProjectOutcome[],
): Counts | undefined {
  if (projects.some(({ delta }) => delta === undefined)) return undefined;
  const introduced = (all: readonly ProjectOutcome[]): readonly Diagnostic[] =>
    all.flatMap(({ delta }) => delta?.matching.introduced ?? []);
  const named = new Set(introduced(limited));
  return countBySeverity(introduced(projects).filter((diagnostic) => !named.has(diagnostic)));
}

/**
 * Returns the id of the tree of the files on disk. If `extent` lists the changed sources, updates only these sources
 * in the tree of the last comparison, which is faster. The result then lacks changes of files that cannot affect
 * Pyright.
 */
async function presentTree(
  store: ObjectStore,
  { extent, last }: Pick<DeltaParts, 'extent' | 'last'>,
  signal: AbortSignal,
): Promise<string> {
  const { changed } = (extent.kind === 'edited' && extent.found) || {};
  const tree = last?.trees?.after;
  if (changed === undefined || tree === undefined) return snapshotWorktree(store, signal);
  // The tree is unknown if the session has opened a new store since the last comparison.
  const isKnown = (await findObject(store, tree, signal))?.type === 'tree';
  return isKnown ? updateTree(store, tree, changed, signal) : snapshotWorktree(store, signal);
}

async function sidesSince(
  name: string,
  options: GateOptions,
  store: ObjectStore,
  parts: Pick<DeltaParts, 'extent' | 'last'>,
): Promise<{ readonly since: DeltaDocument['since']; readonly sides: Sides }> {
  const { host, signal } = options;
  const { repository } = store;
  const tree = async (): Promise<string> => presentTree(store, parts, signal);
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
