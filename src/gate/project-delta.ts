import type { TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { compareCodeUnits } from '../model/range.ts';
import { onBothSides, together, type SideFailure, type SideName } from './both-sides.ts';
import { confirm, type ConfirmedDelta } from './confirm.ts';
import { matchDiagnostics, type Matching } from './delta.ts';
import { positionMap } from './position-map.ts';
import { recheckFiles, type CheckedSide, type SideCheckOptions } from './side-check.ts';
import { readLines, type TreesOnDisk } from './trees-on-disk.ts';

export interface ProjectSides {
  readonly trees: TreesOnDisk;
  readonly changes: readonly TreeChange[];
  readonly before: CheckedSide & AsyncDisposable;
  readonly after: CheckedSide & AsyncDisposable;
  readonly recheckOptions: (side: SideName, signal: AbortSignal) => SideCheckOptions;
  readonly signal: AbortSignal;
}

export type ProjectDelta =
  | { readonly kind: 'established'; readonly delta: ConfirmedDelta }
  | { readonly kind: 'failed'; readonly failures: readonly SideFailure[] };

/**
 * Matches the two sides; then checks every file with something introduced or resolved again, on
 * both sides, in fresh servers and in reverse order. Only what both rounds say stands.
 */
export async function projectDelta(project: ProjectSides): Promise<ProjectDelta> {
  const firstBefore = rememberSymbols(project.before);
  const firstAfter = rememberSymbols(project.after);
  const first = await matchSides(project, firstBefore, firstAfter);
  const touched = touchedFiles(first, project);
  if (touched.before.length + touched.after.length === 0) {
    return { kind: 'established', delta: { matching: first, unstable: [] } };
  }
  // The first servers are done; their memory is better used by the next two.
  const released = together(project.before, project.after)[Symbol.asyncDispose]();
  const again = await onBothSides(project.signal, async (side, signal) =>
    recheckFiles(project.recheckOptions(side, signal), touched[side]),
  );
  await released;
  if (again.kind === 'failed') return again;
  const { before, after } = again;
  await using _servers = together(before, after);
  const second = await matchSides(
    project,
    replaceFiles(firstBefore, before, touched.before),
    replaceFiles(firstAfter, after, touched.after),
  );
  return { kind: 'established', delta: confirm(first, second) };
}

async function matchSides(project: ProjectSides, before: CheckedSide, after: CheckedSide): Promise<Matching> {
  const baseLines = await readLines(project.trees.before, urisOf(before.diagnostics));
  const headLines = await readLines(project.trees.after, [
    ...urisOf(after.diagnostics),
    ...project.changes.flatMap((change) => change.headPath ?? []),
  ]);
  return matchDiagnostics(before.diagnostics, after.diagnostics, {
    positions: positionMap(project.changes, baseLines, headLines),
    baseLines,
    headLines,
    baseSymbols: before.symbolsOf,
    headSymbols: after.symbolsOf,
  });
}

/** A side whose symbols can still be had, as far as they were asked for, when its server is gone. */
function rememberSymbols(side: CheckedSide & AsyncDisposable): CheckedSide {
  const remembered = new Map<string, ReturnType<CheckedSide['symbolsOf']>>();
  return {
    documents: side.documents,
    diagnostics: side.diagnostics,
    async symbolsOf(uri) {
      const symbols = remembered.get(uri) ?? side.symbolsOf(uri);
      remembered.set(uri, symbols);
      return symbols;
    },
  };
}

/** The files to check again, on each side under the name that they have there. */
function touchedFiles(
  matching: Matching,
  project: ProjectSides,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const before = new Set(urisOf(matching.resolved));
  const after = new Set(urisOf(matching.introduced));
  const headOf = new Map<string, string | null>();
  const baseOf = new Map<string, string | null>();
  for (const change of project.changes) {
    if (change.basePath !== null) headOf.set(change.basePath, change.headPath);
    if (change.headPath !== null) baseOf.set(change.headPath, change.basePath);
  }
  for (const uri of urisOf(matching.introduced)) {
    const name = baseOf.has(uri) ? baseOf.get(uri) : uri;
    if (typeof name === 'string' && project.before.documents.has(name)) before.add(name);
  }
  for (const uri of urisOf(matching.resolved)) {
    const name = headOf.has(uri) ? headOf.get(uri) : uri;
    if (typeof name === 'string' && project.after.documents.has(name)) after.add(name);
  }
  return { before: [...before].toSorted(compareCodeUnits), after: [...after].toSorted(compareCodeUnits) };
}

/** A side with the diagnostics of some files taken from another check. */
function replaceFiles(side: CheckedSide, other: CheckedSide, uris: readonly string[]): CheckedSide {
  const replaced = new Set(uris);
  const kept = side.diagnostics.filter((diagnostic) => !replaced.has(diagnostic.uri));
  return {
    documents: side.documents,
    diagnostics: [...kept, ...other.diagnostics],
    symbolsOf: async (uri) => (replaced.has(uri) ? other.symbolsOf(uri) : side.symbolsOf(uri)),
  };
}

function urisOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map((diagnostic) => diagnostic.uri);
}
