import type { EditStep, RequestedEdit, StepEdit } from '../edit/edit-step.ts';

type TextStep = Extract<EditStep, { readonly kind: 'edit' }>;

/**
 * Joins several renames into one. All ranges refer to the texts before the edit, and identical changes are
 * made once. File operations follow in order. A single rename stays unchanged, because its steps may build on
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
