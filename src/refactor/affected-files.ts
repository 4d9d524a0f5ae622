import type { EditStep } from '../edit/edit-step.ts';
import { pathAfterStep } from '../edit/path-after.ts';
import type { TreeSteps } from '../edit/tree-step.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { NotCovered } from '../model/bundle.ts';
import type { Plan, PlanOperation } from '../model/plan.ts';
import { languageName } from '../syntax/language-names.ts';
import type { AffectedFiles } from './preview-plan.ts';

/** Returns every path that a plan changes, creates or removes, and the old and the new path of each move. */
export function touchedPaths(plan: Plan, steps: TreeSteps): readonly WorkspacePath[] {
  const { before, after } = affectedFiles(plan, steps, []);
  const created = plan.files.filter((file) => file.before === null).map(({ uri }) => uri);
  const paths = [...before, ...after, ...created, ...plan.operations.flatMap(namesOf)];
  return [...new Set(paths)] as readonly string[] as readonly WorkspacePath[];
}

export function namesOf(step: EditStep | PlanOperation): readonly string[] {
  return step.kind === 'rename' ? [step.oldUri, step.newUri] : [step.uri];
}

/**
 * Returns the files whose diagnostics may change: the files of the plan, the source files in `notCovered`, and
 * `users`. `before` contains the paths before the edit, and `after` the paths after it. A created file is only in
 * `after`, a removed file only in `before`.
 *
 * @param users files that may use the changed symbol or import a moved file.
 */
export function affectedFiles(
  plan: Plan,
  { steps }: TreeSteps,
  notCovered: readonly NotCovered[],
  users: readonly string[] = [],
): AffectedFiles {
  const mentions = notCovered.filter(({ uri }) => languageName(uri) !== undefined).map(({ uri }) => uri);
  const existing = plan.files.filter(({ before }) => before !== null).map(({ uri }) => uri);
  const paths: readonly string[] = [...existing, ...mentions, ...users];
  const before = new Set(paths as readonly WorkspacePath[]);
  let after = new Set(before);
  for (const step of steps) {
    if (step.kind === 'create') after.add(step.path);
    else after = new Set([...after].flatMap((file) => pathAfterStep(step, file) ?? []));
  }
  return { before: [...before], after: [...after] };
}
