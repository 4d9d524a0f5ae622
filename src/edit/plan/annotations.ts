import type { ChangeAnnotation } from '../../model/plan.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { EditStep, RequestedEdit, StepEdit } from '../edit-step.ts';

type Annotated = Pick<StepEdit, 'annotation'>;

// They have no canonical form, and a server may send them all the same.
const HALF = /\p{Cs}/gu;

/** The edit without keys of annotations that it does not hold, and what it holds in whole characters. */
export function withKnownAnnotations({ steps, annotations }: RequestedEdit): RequestedEdit {
  const known = new Map(
    Object.entries(annotations)
      .filter(([key]) => key.search(HALF) < 0)
      .map(([key, annotation]) => [key, wellFormed(annotation)]),
  );
  const checked = <T extends Annotated>(item: T): T =>
    item.annotation === undefined || known.has(item.annotation) ? item : { ...item, annotation: undefined };
  return {
    steps: steps.map((step): EditStep =>
      step.kind === 'edit' ? { ...step, edits: step.edits.map(checked) } : checked(step),
    ),
    annotations: Object.fromEntries(known),
  };
}

/** Those that an edit or an operation names, by key. */
export function usedAnnotations(
  { annotations }: RequestedEdit,
  items: readonly Annotated[],
): RequestedEdit['annotations'] {
  const used = new Set(items.map(({ annotation }) => annotation));
  return Object.fromEntries(
    Object.entries(annotations)
      .filter(([key]) => used.has(key))
      .toSorted(([left], [right]) => compareCodeUnits(left, right)),
  );
}

function wellFormed({ label, needsConfirmation, description }: ChangeAnnotation): ChangeAnnotation {
  return {
    label: label.replaceAll(HALF, '\uFFFD'),
    ...(needsConfirmation === undefined ? {} : { needsConfirmation }),
    ...(description === undefined ? {} : { description: description.replaceAll(HALF, '\uFFFD') }),
  };
}
