import type { EditStep, RequestedEdit, StepEdit } from '../edit/edit-step.ts';
import { LanserError } from '../model/lanser-error.ts';
import { distinctEdits } from './joined-renames.ts';

/** The steps that edit one file, after the last file operation. `index`: the last of these steps in the result. */
interface EarlierStep {
  readonly index: number;
  readonly name: string;
  /** `single`: one step. `repeated`: several steps under one name. `joined`: two steps under two names. */
  readonly state: 'single' | 'repeated' | 'joined';
}

/**
 * Joins the text edits under two names of one file, such as a link and its target. A server treats each name as a
 * separate document, so the ranges under both names refer to the text before the edit. Edits under the same name stay
 * separate, because each edit refers to the result of the previous one.
 *
 * @param requested the steps with the names from the request.
 * @param resolved the same steps with the paths of the real files.
 * @throws LanserError E/INCONCLUSIVE if more than two steps, without a file operation between them, edit a file under
 * two or more names.
 */
export function joinedByFile(requested: readonly EditStep[], resolved: RequestedEdit): RequestedEdit {
  const steps: EditStep[] = [];
  const earlier = new Map<string, EarlierStep>();
  for (const [index, step] of resolved.steps.entries()) {
    const original = requested[index];
    if (step.kind !== 'edit' || original?.kind !== 'edit') {
      // A file operation can give the file a different text.
      earlier.clear();
      steps.push(step);
      continue;
    }
    const known = earlier.get(step.uri);
    const isSameName = known?.name === original.uri;
    if (known?.state === 'joined' || (known?.state === 'repeated' && !isSameName))
      throw repeatedEdit(step.uri);
    const before = known === undefined || isSameName ? undefined : steps[known.index];
    if (known === undefined || before?.kind !== 'edit') {
      const state = known === undefined ? 'single' : 'repeated';
      earlier.set(step.uri, { index: steps.length, name: original.uri, state });
      steps.push(step);
    } else {
      const edits: readonly StepEdit[] = [...before.edits, ...step.edits];
      earlier.set(step.uri, { ...known, state: 'joined' });
      steps[known.index] = { ...before, edits: distinctEdits(edits, resolved.annotations) };
    }
  }
  return { ...resolved, steps };
}

/**
 * Creates the error for three or more steps that edit one file under several names. The ranges of the last step may
 * refer to a text that lacks the edits under the other names.
 */
function repeatedEdit(uri: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `The server edits ${JSON.stringify(uri)} and a link to it more than once. Remove the link, and run again.`,
    { path: uri },
  );
}
