import path from 'node:path';
import type { TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Excerpt, UnreadSubmodule } from '../model/report.ts';
import type { ProjectRecorder } from '../checker/project-recorder.ts';
import { operationRecord, type OperationRecord } from '../replay/recording/operation-record.ts';
import {
  onBothSides,
  type BothSides,
  type SideFailure,
  type SideName,
  together,
} from '../trees/both-sides.ts';
import { submodulesOfImports } from '../trees/submodules-of-imports.ts';
import { unsupportedReading } from '../trees/unsupported-reading.ts';
import { projectScope, type CheckScope } from '../trees/check-scope.ts';
import type { ProjectLibraries, ProjectTrees } from '../trees/project-libraries.ts';
import { scopeDifference, type SideExtent } from '../trees/scope-difference.ts';
import { checkSide, type CheckSide, type SideCheck } from '../checker/side-check.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { nearChange, type ChangedProject } from '../trees/near-change.ts';
import type { Matching } from '../matching/match-diagnostics.ts';
import type { ConfirmedDelta } from './confirm.ts';
import { deletedCode } from './deleted-code.ts';
import { projectDelta } from './project-delta.ts';
import { readBaseSide, writeBaseSide } from './cache/cached-side.ts';
import type { BaseCache } from './cache/side-key.ts';
import { sideOptions, type SideRun } from './side-options.ts';
import { readLines } from './trees-on-disk.ts';

/**
 * The result of one project. `sides` exists if both checks succeed. `delta` exists if, in addition, base and head are
 * comparable and the checks that confirm the delta succeed.
 */
export interface ProjectOutcome {
  readonly workingDirectory: string;
  readonly scope: CheckScope;
  readonly failures: readonly SideFailure[];
  readonly sides?: Readonly<
    Record<SideName, Pick<SideCheck, 'bundle' | 'documents' | 'facts' | 'hints' | 'projectFiles'>>
  >;
  readonly delta?: ConfirmedDelta;
  /** The code around introduced diagnostics; see {@link readExcerpts}. */
  readonly excerpts?: ReadonlyMap<Diagnostic, Excerpt>;
  /** The resolved diagnostics whose statement the change deletes; see {@link deletedCode}. */
  readonly deletedCode?: ReadonlySet<Diagnostic>;
  readonly unresolvedImports?: readonly Diagnostic[];
  readonly unreadSubmodules?: readonly UnreadSubmodule[];
}

export interface ProjectRun extends SideRun {
  readonly changes: readonly TreeChange[];
  readonly unreadSubmodules: ReadonlySet<string>;
  /** The repository's scope. {@link projectScope} derives the project's scope from it. */
  readonly scope: CheckScope;
  /** The libraries, if the caller began to read them before the scope was known. */
  readonly libraries?: Promise<ProjectLibraries> | undefined;
  readonly recorder?: ProjectRecorder | undefined;
  readonly baseCache?: BaseCache | undefined;
  /** Selects files of the scope. `inScope` is undefined for the full scope. Default: all files in scope. */
  readonly select?: ((inScope: ReadonlySet<string> | undefined) => ReadonlySet<string>) | undefined;
  /** Default: {@link checkSide}. */
  readonly check?: CheckSide | undefined;
  readonly signal: AbortSignal;
}

/**
 * Checks a project in base and head, and matches the results. If base's check comes from the cache and repeated
 * checks disagree (`delta.unstable`), the cache entry may be wrong. Both sides are then checked again without it.
 */
export async function gateProject(run: ProjectRun): Promise<ProjectOutcome> {
  const outcome = await attemptProject(run);
  const unstable = outcome.delta?.unstable ?? [];
  if (!outcome.isCached || run.baseCache === undefined || unstable.length === 0) return outcome;
  run.host.log(`before: the cache entry ${run.baseCache.key} may be wrong; checking both sides again`);
  const { cache, key } = run.baseCache;
  return attemptProject({ ...run, baseCache: { key, cache: { ...cache, get: async () => undefined } } });
}

export function projectTrees({ trees, tools, workingDirectory }: SideRun): ProjectTrees {
  const importPaths = async (tree: string): Promise<readonly string[]> =>
    (await tools.forTree(tree, workingDirectory)).python?.importPaths ?? [];
  return {
    workingDirectory,
    before: trees.before,
    after: trees.after,
    checkout: tools.checkout,
    files: trees.files.after,
    changedPaths: trees.changedPaths,
    importPaths,
    pyright: tools.pyright.directory,
  };
}

interface CheckedSides {
  readonly scope: CheckScope;
  readonly changedFiles: ReadonlySet<string>;
  readonly records: Readonly<Record<SideName, OperationRecord>> | undefined;
  readonly checked: BothSides<SideCheck & { readonly isCached: boolean }>;
}

export async function checkBothSides(run: ProjectRun): Promise<CheckedSides> {
  const { trees, changes, workingDirectory, baseCache, select, signal } = run;
  const records = run.recorder && { before: operationRecord(), after: operationRecord() };
  const changedFiles = new Set(changes.flatMap(({ headPath }) => headPath ?? []));
  const scope = await projectScope({
    scope: run.scope,
    changedFiles,
    trees: projectTrees(run),
    libraries: run.libraries,
  });
  const inScope = scope.kind === 'affected' ? scope.files : undefined;
  const only = select === undefined ? inScope : select(inScope);
  const checked = await onBothSides<SideCheck & { readonly isCached: boolean }>(
    signal,
    async (side, abort) => {
      const options = { ...(await sideOptions(run, side, abort)), record: records?.[side], only };
      const readable = options.python?.importPaths ?? [];
      const unsupported = await unsupportedReading(trees, side, workingDirectory, readable);
      if (unsupported !== undefined) throw unsupported;
      // Gates of other changes with the same base use the cache entry, so the entry must cover all files. A recorded
      // check does not use the cache, because a check from the cache does not record the server's messages.
      const isCacheable = side === 'before' && only === undefined && records === undefined;
      const entry = isCacheable ? baseCache : undefined;
      const cached = entry && (await readBaseSide(options, entry));
      if (cached !== undefined) return { ...cached, isCached: true };
      const check = run.check ?? (async () => checkSide(options));
      const found = await check(side, options);
      if (entry !== undefined) await writeBaseSide(entry, found);
      return { ...found, isCached: false };
    },
  );
  return { scope, changedFiles, records, checked };
}

async function attemptProject(run: ProjectRun): Promise<ProjectOutcome & { readonly isCached: boolean }> {
  const { trees, changes, workingDirectory, signal } = run;
  const { scope, changedFiles, records, checked } = await checkBothSides(run);
  if (checked.kind === 'failed') {
    return { workingDirectory, scope, isCached: false, failures: checked.failures };
  }
  const { before, after } = checked;
  await using _servers = together(before, after);
  for (const [side, { files, bundle }] of [['before', before] as const, ['after', after] as const]) {
    const record = records?.[side];
    if (record === undefined) continue;
    await run.recorder?.add({ tree: trees[side], folder: workingDirectory, files, record, bundle });
  }
  const { isCached } = before;
  const outcome = { workingDirectory, scope, isCached, sides: { before, after } };
  const difference = await scopeDifference(extentOf(before), extentOf(after), trees.after);
  if (difference !== undefined) return { ...outcome, failures: [{ side: 'after', error: difference }] };
  const delta = await projectDelta({ trees, changes, before, after, signal });
  if (delta.kind === 'failed') return { ...outcome, failures: delta.failures };
  const place = { tree: trees.after, root: path.join(trees.after, workingDirectory) };
  const unresolved = await unresolvedImports(delta.delta.matching, { ...place, changedFiles });
  return {
    ...outcome,
    failures: [],
    delta: delta.delta,
    excerpts: await readExcerpts(trees.after, delta.delta.matching.introduced),
    deletedCode: await deletedCode(delta.delta.matching.resolved, changes, trees),
    unresolvedImports: unresolved,
    unreadSubmodules: await submodulesOfImports(unresolved, place, run.unreadSubmodules),
  };
}

function extentOf({ bundle, projectFiles, leftOut }: SideCheck): SideExtent {
  return { configDigest: bundle.environment.configDigest, projectFiles, leftOut };
}

/** The number of excerpt lines before and after the first line of a diagnostic's range. */
const CONTEXT = 1;
/** In UTF-16 code units. Excerpts with longer lines are omitted: columns in truncated lines would be wrong. */
const MAX_LINE_LENGTH = 500;
/** Limits the size of a report. */
const MAX_EXCERPTS = 1000;

/**
 * Returns the code around the first {@link MAX_EXCERPTS} diagnostics. Omits the excerpt of an unreadable file, and an
 * excerpt with a line longer than {@link MAX_LINE_LENGTH}.
 *
 * @param tree the absolute path of the tree that contains the diagnostics.
 */
export async function readExcerpts(
  tree: string,
  diagnostics: readonly Diagnostic[],
): Promise<ReadonlyMap<Diagnostic, Excerpt>> {
  const shown = diagnostics.slice(0, MAX_EXCERPTS);
  const linesOf = await readLines(
    tree,
    shown.map(({ uri }) => uri),
  );
  const excerpts = new Map<Diagnostic, Excerpt>();
  for (const diagnostic of shown) {
    const excerpt = excerptAt(linesOf(diagnostic.uri), diagnostic.range[0]);
    if (excerpt !== undefined) excerpts.set(diagnostic, excerpt);
  }
  return excerpts;
}

function excerptAt(lines: readonly string[], line: number): Excerpt | undefined {
  if (lines[line] === undefined) return undefined;
  const firstLine = Math.max(0, line - CONTEXT);
  // The empty text after the last line break is not a line.
  const end = lines.at(-1) === '' && line < lines.length - 1 ? lines.length - 1 : lines.length;
  const shown = lines.slice(firstLine, Math.min(line + CONTEXT + 1, end));
  return shown.some(({ length }) => length > MAX_LINE_LENGTH) ? undefined : { firstLine, lines: shown };
}

const RULE = 'reportMissingImports';

/**
 * Lists imports that fail in base and head, in the changed files and in the files that these may import.
 * Pyright does not know the types of the imported names, so it cannot report errors that depend on these types.
 */
async function unresolvedImports(
  { persisting, changed, moved }: Matching,
  project: ChangedProject,
): Promise<readonly Diagnostic[]> {
  const missing = [...persisting, ...changed, ...moved]
    .map(({ after }) => after)
    .filter(({ rule }) => rule === RULE);
  if (missing.length === 0) return [];
  const isNear = await nearChange(project, await readConfiguration(project.root, project.tree));
  return missing.filter(({ uri }) => isNear(uri));
}
