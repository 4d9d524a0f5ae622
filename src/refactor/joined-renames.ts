import type { EditStep, RequestedEdit, StepEdit } from '../edit/edit-step.ts';
import type { ChangeAnnotation } from '../model/plan.ts';
import { grouped } from '../text/grouped.ts';

/**
 * Joins several renames, whose ranges all refer to the texts before the edit, into one edit. Removes duplicate
 * changes, and puts file operations last. Returns a single rename unchanged: each of its steps may refer to the
 * result of the previous step.
 */
export function joinedRenames(renames: readonly RequestedEdit[]): RequestedEdit {
  const [first, ...others] = renames;
  if (first !== undefined && others.length === 0) return first;
  const annotations = new Map<string, ChangeAnnotation>();
  const steps = renames.flatMap((rename) => withOwnKeys(rename, annotations));
  const texts = steps.filter((step) => step.kind === 'edit');
  const joinedAnnotations = Object.fromEntries(annotations);
  const joined = [...grouped(texts, ({ uri }) => uri)].map(([uri, all]): EditStep => {
    const edits = all.flatMap((step) => step.edits);
    return { kind: 'edit', uri, edits: distinctEdits(edits, joinedAnnotations) };
  });
  const operations = new Map(
    steps.filter(({ kind }) => kind !== 'edit').map((step) => [JSON.stringify(step), step]),
  );
  return { steps: [...joined, ...operations.values()], annotations: joinedAnnotations };
}

/** Keeps one of several equal edits. Prefers an edit whose annotation needs confirmation. */
export function distinctEdits(
  edits: readonly StepEdit[],
  annotations: RequestedEdit['annotations'],
): readonly StepEdit[] {
  const keyed = new Map(Object.entries(annotations));
  const distinct = new Map<string, StepEdit>();
  for (const edit of edits) {
    const key = JSON.stringify([edit.range, edit.newText]);
    const known = distinct.get(key)?.annotation;
    const isPending = known !== undefined && keyed.get(known)?.needsConfirmation === true;
    if (!isPending) distinct.set(key, edit);
  }
  return [...distinct.values()];
}

/** Returns the steps, and adds their annotations to `known`. Changes a key that has a different annotation there. */
function withOwnKeys(
  { steps, annotations }: RequestedEdit,
  known: Map<string, ChangeAnnotation>,
): readonly EditStep[] {
  const keys = new Map<string, string>();
  for (const [key, annotation] of Object.entries(annotations)) {
    let own = key;
    for (;;) {
      const earlier = known.get(own);
      if (earlier === undefined || JSON.stringify(earlier) === JSON.stringify(annotation)) break;
      own += "'";
    }
    known.set(own, annotation);
    keys.set(key, own);
  }
  const renamed = <T extends Pick<StepEdit, 'annotation'>>(item: T): T =>
    item.annotation === undefined ? item : { ...item, annotation: keys.get(item.annotation) };
  return steps.map((step) =>
    step.kind === 'edit' ? { ...step, edits: step.edits.map(renamed) } : renamed(step),
  );
}
