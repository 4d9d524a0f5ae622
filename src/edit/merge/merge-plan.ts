import { documentVersion } from '../../bundle/blob-id.ts';
import type { Git } from '../../git/git.ts';
import { mergeFile } from '../../git/merge-file.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import type { Plan, PlannedFile } from '../../model/plan.ts';
import { decodeSource } from '../../text/decode.ts';
import { lineIndex, rangeAt } from '../../text/line-index.ts';
import type { EditStep, RequestedEdit, StepEdit } from '../edit-step.ts';
import { bytesAfter, editsInUtf16 } from '../plan/bytes-after.ts';
import { contradiction } from '../plan/refusals.ts';
import type { TreeReader } from '../plan/tree-reader.ts';
import { gitLines, lineChanges, offsetsOf } from '../plan/line-changes.ts';
import { type ConflictHunk, conflictHunks } from './conflict-hunks.ts';

/** The reason why a file cannot be merged. */
export type FileConflict =
  | { readonly uri: string; readonly kind: 'hunks'; readonly hunks: readonly ConflictHunk[] }
  /** `gone`: no regular file. `removed`: the plan removes a changed file. `binary`: a version is binary for Git. */
  | { readonly uri: string; readonly kind: 'gone' | 'removed' | 'binary' }
  /** The versions have different encodings. */
  | { readonly uri: string; readonly kind: 'encoding' };

export type MergedPlan =
  /** The plan's edit, adapted to the current files. `merged` lists files that changed after the plan was made. */
  | { readonly kind: 'merged'; readonly edit: RequestedEdit; readonly merged: readonly string[] }
  | { readonly kind: 'conflict'; readonly files: readonly FileConflict[] }
  /** The contents that these files had when the plan was made are not available. */
  | { readonly kind: 'unknown-versions'; readonly files: readonly string[] };

export interface MergeInput {
  readonly plan: Plan;
  readonly reader: TreeReader;
  /** Returns the bytes of a version; undefined if they are not available. */
  readonly versionOf: (version: string) => Promise<Uint8Array | undefined>;
  readonly git: Git;
  readonly temporaryDirectory: string;
  readonly signal: AbortSignal;
}

/**
 * Adapts a plan to files that have changed since the plan was made. Git merges the plan's edits with these changes.
 *
 * @throws LanserError E/SCHEMA_INVALID if the plan contradicts itself; E/INCONCLUSIVE if Git fails; E/USAGE if Git
 * does not start; E/FS_PERMISSIONS if a file cannot be read; after an abort, the signal's reason or
 * E/REQUEST_CANCELLED.
 */
export async function mergePlan(input: MergeInput): Promise<MergedPlan> {
  const { plan } = input;
  const steps: EditStep[] = [];
  const conflicts: FileConflict[] = [];
  const unknown: string[] = [];
  const merged: string[] = [];
  for (const file of plan.files.filter(({ before }) => before !== null)) {
    const found = await mergeOne(input, file);
    if (found.kind === 'edited') {
      if (found.step.edits.length > 0) steps.push(found.step);
      if (found.isMerged) merged.push(file.uri);
    } else if (found.kind === 'unknown') unknown.push(file.uri);
    else conflicts.push(found.conflict);
  }
  if (unknown.length > 0) return { kind: 'unknown-versions', files: unknown };
  if (conflicts.length > 0) return { kind: 'conflict', files: conflicts };
  const created = plan.files.filter(({ before }) => before === null);
  const edit = {
    steps: [
      ...steps,
      ...plan.operations,
      ...created.map((file): EditStep => ({
        kind: 'edit',
        uri: file.uri,
        edits: editsInUtf16(file, undefined, plan.positionEncoding),
      })),
    ],
    annotations: plan.annotations ?? {},
  };
  return { kind: 'merged', edit, merged };
}

type MergedOne =
  | {
      readonly kind: 'edited';
      readonly step: EditStep & { readonly kind: 'edit' };
      readonly isMerged: boolean;
    }
  | { readonly kind: 'conflict'; readonly conflict: FileConflict }
  | { readonly kind: 'unknown' };

async function mergeOne(input: MergeInput, file: PlannedFile): Promise<MergedOne> {
  const { uri, edits, before, after } = file;
  const { reader, plan, git, temporaryDirectory, signal } = input;
  const ours = await reader.read(uri as WorkspacePath);
  if (ours === undefined) return { kind: 'conflict', conflict: { uri, kind: 'gone' } };
  if (documentVersion(ours) === before) {
    const unchanged = editsInUtf16(file, ours, plan.positionEncoding);
    return { kind: 'edited', step: { kind: 'edit', uri, edits: unchanged }, isMerged: false };
  }
  if (after === null) return { kind: 'conflict', conflict: { uri, kind: 'removed' } };
  // A file that is only moved needs no merge.
  if (edits.length === 0) return { kind: 'edited', step: { kind: 'edit', uri, edits }, isMerged: true };
  const base = await input.versionOf(before ?? '');
  if (base === undefined) return { kind: 'unknown' };
  const theirs = bytesAfter(file, base, plan.positionEncoding);
  if (documentVersion(theirs) !== after)
    throw contradiction(uri, 'does not have the planned version after the edits');
  const encodings = [base, ours, theirs].map((bytes) => decodeSource(bytes).encoding);
  // Git merges bytes, so the result could contain text in two encodings.
  if (new Set(encodings).size > 1) return { kind: 'conflict', conflict: { uri, kind: 'encoding' } };
  const result = await mergeFile(git, temporaryDirectory, { base, ours, theirs }, signal);
  if (result.kind === 'binary') return { kind: 'conflict', conflict: { uri, kind: 'binary' } };
  const now = decodeSource(ours).text;
  const text = decodeSource(result.bytes).text;
  if (result.kind === 'conflict') {
    return { kind: 'conflict', conflict: { uri, kind: 'hunks', hunks: conflictHunks(text, now) } };
  }
  const annotation = annotationOf(plan, edits);
  const merged = editsBetween(now, text).map((edit) => ({ ...edit, annotation }));
  return { kind: 'edited', step: { kind: 'edit', uri, edits: merged }, isMerged: true };
}

/**
 * Returns one annotation for all merged edits, because Git does not show from which planned edit a line comes.
 * Prefers an annotation that needs confirmation. Returns undefined if no planned edit has an annotation.
 */
function annotationOf({ annotations }: Plan, edits: PlannedFile['edits']): string | undefined {
  const keys = edits.flatMap(({ annotation }) => annotation ?? []);
  return keys.find((key) => annotations?.[key]?.needsConfirmation === true) ?? keys[0];
}

/** Returns replacements of whole lines that change `before` to `after`. */
function editsBetween(before: string, after: string): readonly StepEdit[] {
  const old = gitLines(before);
  const made = gitLines(after);
  const places = lineIndex(before);
  return lineChanges(old, made, undefined).map((change): StepEdit => {
    const { start, end } = offsetsOf(made, change.after);
    return { range: rangeAt(places, offsetsOf(old, change.before)), newText: after.slice(start, end) };
  });
}
