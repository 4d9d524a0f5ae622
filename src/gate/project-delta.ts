import type { TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { compareCodeUnits } from '../model/range.ts';
import { onBothSides, type SideFailure } from '../trees/both-sides.ts';
import { inEditorLines } from '../trees/editor-lines.ts';
import { matchDiagnostics, type Matching } from '../matching/match-diagnostics.ts';
import { positionMap } from '../matching/position-map.ts';
import type { CheckedSide, SideCheck } from '../checker/side-check.ts';
import { confirm, orderDifferences, type ConfirmedDelta } from './confirm.ts';
import { readLines, type TreesOnDisk } from './trees-on-disk.ts';

export interface ProjectSides {
  readonly trees: TreesOnDisk;
  readonly changes: readonly TreeChange[];
  readonly before: SideCheck;
  readonly after: SideCheck;
  readonly signal: AbortSignal;
}

export type ProjectDelta =
  | { readonly kind: 'established'; readonly delta: ConfirmedDelta }
  | { readonly kind: 'failed'; readonly failures: readonly SideFailure[] };

/**
 * Matches the diagnostics of base with those of head, and confirms the result by more checks. The canonical check of
 * each side reads the files in the order of Pyright's command line. A second check reads only the files with
 * introduced or resolved diagnostics, in reverse order of their paths. Each check infers all types anew.
 *
 * An introduced diagnostic is order-dependent if it is not introduced identically in the second check. If a
 * diagnostic is introduced or resolved in the canonical check, but not in the second, the canonical checks run once
 * more. A different message or range end alone does not cause this repetition. Diagnostics that are introduced or
 * resolved in only one of the two canonical runs are unstable.
 */
export async function projectDelta(sides: ProjectSides): Promise<ProjectDelta> {
  const files = [sides.before.projectFiles, sides.after.projectFiles] as const;
  const changes = await sides.trees.changesThroughLinks(sides.changes, files);
  const project = { ...sides, changes: await inEditorLines(changes, sides.trees) };
  const canonical = await matchSides(project, project.before, project.after);
  const affected = touchedFiles(canonical, project);
  if (affected.before.length + affected.after.length === 0) return established(canonical, new Set());
  const checkedAgain = await onBothSides(project.signal, async (side, signal) =>
    project[side].recheck(affected[side], signal),
  );
  if (checkedAgain.kind === 'failed') return checkedAgain;
  const reordered = await matchSides(
    project,
    replaceFiles(project.before, checkedAgain.before, affected.before),
    replaceFiles(project.after, checkedAgain.after, affected.after),
  );
  const { orderDependent, needsRepeat } = orderDifferences(canonical, reordered);
  if (!needsRepeat) return established(canonical, orderDependent);
  const repeated = await onBothSides(project.signal, async (side, signal) => project[side].repeat(signal));
  if (repeated.kind === 'failed') return repeated;
  const second = await matchSides(project, repeated.before, repeated.after);
  return { kind: 'established', delta: confirm(canonical, second, orderDependent) };
}

function established(matching: Matching, orderDependent: ReadonlySet<Diagnostic>): ProjectDelta {
  return { kind: 'established', delta: { matching, orderDependent, unstable: [] } };
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
  });
}

/** Returns the files with introduced or resolved diagnostics. A renamed file has a different path on each side. */
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

/** Returns `side` with the diagnostics of `other` for the files `uris`. The check `other` covers only these files. */
function replaceFiles(side: CheckedSide, other: CheckedSide, uris: readonly string[]): CheckedSide {
  const replaced = new Set(uris);
  const remaining = side.diagnostics.filter((diagnostic) => !replaced.has(diagnostic.uri));
  return { ...side, diagnostics: [...remaining, ...other.diagnostics] };
}

function urisOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map((diagnostic) => diagnostic.uri);
}
