import type { Bundle } from '../model/bundle.ts';
import { withHint } from '../model/error-hint.ts';
import { answerWords } from '../registry/answer-words.ts';
import type { Operation } from '../registry/operation.ts';
import { OPERATIONS, operationNamed } from '../registry/operations.ts';
import type { Workspace } from '../registry/workspace.ts';
import { NO_COLORS } from '../report/colors.ts';
import { visible } from '../report/visible.ts';
import { SDK_HINTS } from './describe-hint.ts';

/**
 * Renders the bundle of an operation for a language model, as `lanser` does with `--compact`, but without the
 * bundle's id. For a failure, adds the error's code, message and hint. Also adds an unresolved selector's candidates,
 * or the place of its syntax error. Omits the source lines of files that have changed since the operation.
 */
export async function compactAnswer(workspace: Workspace, bundle: Bundle): Promise<string> {
  const operation: Operation = OPERATIONS[operationNamed(bundle.request.cmd ?? '') ?? 'locate'];
  const { answer, failure } = await answerWords(workspace, operation, bundle, {
    hints: SDK_HINTS,
    indexing: workspace.indexIo,
    colors: NO_COLORS,
    isTerminal: false,
    verbose: false,
    preview: false,
    toApply: (planId) => `to write it, apply the plan ${planId}`,
    compact: { isKept: false },
  });
  const { error } = bundle;
  const text = typeof answer === 'string' ? answer : (answer?.text ?? '');
  if (error === null) return text;
  return `${text}${error.code}: ${visible(withHint(error.message, error.hint, SDK_HINTS))}\n${failure}`;
}
