import type { EditStep, RequestedEdit, StepEdit } from '../edit/edit-step.ts';

type TextStep = Extract<EditStep, { readonly kind: 'edit' }>;

/**
 * Renames of several things as one: all count in the text of before, and what two of them change in the same
 * way is changed once. File operations follow in their order. One alone stays as it is: its steps may build on
 * each other.
 */
export function joinedRenames(renames: readonly RequestedEdit[]): RequestedEdit {
  const [first, ...others] = renames;
  if (first !== undefined && others.length === 0) return first;
  const steps = renames.flatMap((rename) => rename.steps);
  const texts = new Map<string, Map<string, StepEdit>>();
  for (const step of steps.filter((one): one is TextStep => one.kind === 'edit')) {
    const edits = texts.get(step.uri) ?? new Map<string, StepEdit>();
    texts.set(step.uri, edits);
    for (const edit of step.edits) edits.set(JSON.stringify([edit.range, edit.newText]), edit);
  }
  const operations = new Map(
    steps.filter(({ kind }) => kind !== 'edit').map((step) => [JSON.stringify(step), step]),
  );
  return {
    steps: [
      ...[...texts].map(([uri, edits]): TextStep => ({ kind: 'edit', uri, edits: [...edits.values()] })),
      ...operations.values(),
    ],
    annotations: Object.assign(
      {},
      ...renames.map(({ annotations }) => annotations),
    ) as RequestedEdit['annotations'],
  };
}
