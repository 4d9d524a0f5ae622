import { isDeepStrictEqual } from 'node:util';
import { folderDigest } from '../../test/helpers/folder-digest.ts';
import { cursorAt } from '../../test/helpers/sdk-answers.ts';
import { changesBetween } from './clone.ts';
import { checkEdits } from './edits-check.ts';
import { plannedEdits, rawRename } from './edits.ts';
import type { Check, Edited, Finding, Outcome, RenameTarget, Time } from './outcome.ts';
import type { Sides } from './sides.ts';
import { renameBack } from './way-back.ts';
import { diagnosticsProblem, fileDifferences } from './written-check.ts';

export interface RenameCase extends RenameTarget {
  readonly way: Outcome['way'];
  /**
   * True to always count the diagnostics with Pyright's command line. If false, the command line runs only if the
   * counts of lanser differ from those of a Pyright server without lanser.
   */
  readonly isJudged: boolean;
}

/**
 * Renames a definition with lanser. If lanser writes the rename, renames the definition back. Compares the edits of
 * each rename with those of Pyright. Compares the files that lanser writes with the result of `git apply` for
 * lanser's diff. Afterwards, the clones for lanser and for Pyright have their original files.
 */
export async function oneRename(sides: Sides, renameCase: RenameCase): Promise<Outcome> {
  const { clone, workspace } = sides.lanser;
  const { target, newName, way } = renameCase;
  const made: Check[] = [];
  const findings: Finding[] = [];
  const notes: string[] = [];
  const times: Partial<Record<Time, number>> = {};
  const record = (check: Check, problem: string): void => {
    made.push(check);
    if (problem !== '') findings.push({ check, detail: problem });
  };
  const timed = async <T>(name: Time, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const value = await work();
    times[name] = performance.now() - start;
    return value;
  };

  const byRaw = await rawRename(sides.raw.server, target, newName);
  times.raw = byRaw.milliseconds;
  const before = folderDigest(clone.root);
  const preview = await timed('preview', async () => workspace.rename(cursorAt(target), newName));
  record('preview', changesBetween(before, folderDigest(clone.root), 'everything').join(' '));
  const plan = preview.edits?.plan ?? null;
  const planned = plannedEdits(plan);
  const outcome = { target, newName, way, made, findings, notes, edits: planned.size, times };
  if (preview.facts === null) {
    const isSame = byRaw.edits === undefined && preview.error?.code === 'E/NOT_FOUND';
    record('edits', isSame ? '' : errorOf(preview));
    notes.push(`refused with ${preview.error?.code}`);
    return { ...outcome, files: 0 };
  }
  const { checks } = preview.facts.safety;
  const failed = checks.filter(({ passed }) => passed === false).map(({ name }) => name);
  notes.push(...failed.map((name) => `check ${name} failed`));
  const comparison = await checkEdits(sides, renameCase, preview, byRaw.edits);
  record('edits', comparison.edits);
  record('strings', comparison.strings);
  notes.push(...comparison.notes);
  if (plan === null) return { ...outcome, files: 0 };

  const applied = await timed('apply', async () =>
    way === 'plan' ? workspace.apply(preview) : workspace.rename(cursorAt(target), newName, { apply: true }),
  );
  record('apply', applyProblem(preview, applied));
  const files = plan.files.map(({ uri }) => uri);
  if (applied.edits?.applied === true) {
    record('verification', verificationProblem(applied));
    await sides.raw.clone.patch(applied.edits.diff ?? '');
    await sides.raw.server.changed(files);
    record('patch', await fileDifferences(sides, files));
    record('diagnostics', await diagnosticsProblem(sides, preview, renameCase.isJudged));
    const isOverride = failed.includes('overrides');
    const back = await renameBack(sides, { ...renameCase, edits: planned, isOverride, digest: before });
    record('edits-back', back.edits);
    record('back', back.bytes);
    record('left', back.left);
    notes.push(...back.notes);
    await sides.raw.clone.reset();
    await sides.raw.server.changed(files);
  }
  await clone.reset();
  return { ...outcome, files: files.length };
}

function applyProblem(preview: Edited, applied: Edited): string {
  if (applied.edits?.applied !== true) return errorOf(applied);
  const isSame =
    isDeepStrictEqual(applied.edits.plan?.files, preview.edits?.plan?.files) &&
    applied.edits.diff === preview.edits?.diff;
  return isSame ? '' : 'the written plan differs from the preview';
}

function verificationProblem({ facts }: Edited): string {
  const check = facts?.safety.checks.find(({ name }) => name === 'verification');
  if (check === undefined) return 'the verification did not run';
  return check.passed === true ? '' : check.detail;
}

function errorOf({ error }: Edited): string {
  return `${error?.code ?? 'nothing'} ${error?.message ?? ''}`;
}
