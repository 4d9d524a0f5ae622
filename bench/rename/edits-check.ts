import type { Sides } from './sides.ts';
import { differenceOf, filesThatDiffer, plannedEdits, rawRename, type Edits } from './edits.ts';
import type { Edited, RenameTarget } from './outcome.ts';

/** The differences between a plan and two answers of Pyright without lanser; an empty text for equal edits. */
export interface EditsCheck {
  /** The differences between the plan and the first answer. Also empty if the second answer equals the plan. */
  readonly edits: string;
  /** The differences between the plan and the second answer; empty if there is only one answer. */
  readonly strings: string;
  readonly notes: readonly string[];
}

/**
 * Compares a plan with `byRaw`, the first answer of Pyright without lanser. Pyright renames a name in a quoted type
 * only after it has checked the file. Therefore, this function requests the diagnostics of two kinds of files: those
 * with differences, and Python files with the old name in a string. If there are such files, it then requests the
 * rename again.
 */
export async function checkEdits(
  { raw }: Sides,
  { target, newName }: RenameTarget,
  { facts, edits }: Edited,
  byRaw: Edits | undefined,
): Promise<EditsCheck> {
  const planned = plannedEdits(edits?.plan ?? null);
  const difference = differenceOf(planned, byRaw);
  const strings = (facts?.notCovered ?? []).filter(({ uri, reason }) => reason === 'string' && isPython(uri));
  const files = new Set([...strings.map(({ uri }) => uri), ...filesThatDiffer(planned, byRaw)]);
  if (files.size === 0) return { edits: difference, strings: '', notes: [] };
  for (const file of files) await raw.answers.diagnostics(file);
  const repeated = differenceOf(planned, (await rawRename(raw.server, target, newName)).edits);
  if (difference === '' || repeated !== '') return { edits: difference, strings: repeated, notes: [] };
  return {
    edits: '',
    strings: '',
    notes: ['the edits equal those of Pyright after it has checked the files'],
  };
}

export function isPython(uri: string): boolean {
  return /\.pyi?$/u.test(uri);
}
