import type { ChangeAnnotation } from '../../model/plan.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { EditStep, RequestedEdit, StepEdit } from '../edit-step.ts';

type Annotated = Pick<StepEdit, 'annotation'>;

/**
 * Removes annotations whose key has a lone surrogate, and references to missing annotations. Replaces lone surrogates
 * in the texts of annotations. Canonical JSON cannot contain lone surrogates.
 */
export function withKnownAnnotations({ steps, annotations }: RequestedEdit): RequestedEdit {
  const defined = new Map(
    Object.entries(annotations)
      .filter(([key]) => key.isWellFormed())
      .map(([key, annotation]) => [key, wellFormed(annotation)]),
  );
  const checked = <T extends Annotated>(item: T): T =>
    item.annotation === undefined || defined.has(item.annotation) ? item : { ...item, annotation: undefined };
  return {
    steps: steps.map((step): EditStep =>
      step.kind === 'edit' ? { ...step, edits: step.edits.map(checked) } : checked(step),
    ),
    annotations: Object.fromEntries(defined),
  };
}

/** Returns the annotations to which at least one of the items refers, sorted by key. */
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
    label: label.toWellFormed(),
    ...(needsConfirmation === undefined ? {} : { needsConfirmation }),
    ...(description === undefined ? {} : { description: description.toWellFormed() }),
  };
}
