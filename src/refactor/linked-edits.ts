import type { EditStep, RequestedEdit, StepEdit } from '../edit/edit-step.ts';
import { distinctEdits } from './joined-renames.ts';

/**
 * Joins the text edits that a request makes under several names of one file, such as a link and its target.
 * A server treats each name as a separate document, so all ranges refer to the text before the edit. Edits
 * under the same name stay separate, because they build on each other.
 *
 * @param requested the steps with the names from the request.
 * @param resolved the same steps with the paths of the real files.
 */
export function joinedByFile(requested: readonly EditStep[], resolved: RequestedEdit): RequestedEdit {
  const steps: EditStep[] = [];
  const earlier = new Map<string, { readonly index: number; readonly name: string }>();
  for (const [index, step] of resolved.steps.entries()) {
    const original = requested[index];
    if (step.kind !== 'edit' || original?.kind !== 'edit') {
      // A file operation can give the file a different text.
      earlier.clear();
      steps.push(step);
      continue;
    }
    const known = earlier.get(step.uri);
    const before = known === undefined || known.name === original.uri ? undefined : steps[known.index];
    if (known === undefined || before?.kind !== 'edit') {
      earlier.set(step.uri, { index: steps.length, name: original.uri });
      steps.push(step);
    } else {
      const edits: readonly StepEdit[] = [...before.edits, ...step.edits];
      steps[known.index] = { ...before, edits: distinctEdits(edits, resolved.annotations) };
    }
  }
  return { ...resolved, steps };
}
