import type { Bundle } from '../model/bundle.ts';
import { abortError } from '../model/lanser-error.ts';
import { answerWords } from '../registry/answer-words.ts';
import type { Operation } from '../registry/operation.ts';
import type { Workspace } from '../registry/workspace.ts';
import { rewardLine } from '../report/reward-text.ts';
import { visible } from '../report/visible.ts';
import type { Words } from '../report/words.ts';
import { keepBundle } from '../sdk/kept-bundles.ts';
import { indexingOf } from '../session/locate/locate-request.ts';
import { selectedFields, type Fields } from './bundle-fields.ts';
import { failureLine } from './failure-line.ts';
import { CLI_HINTS } from './hint-words.ts';
import type { Edge } from './process-edge.ts';
import type { WorkspaceCommandOptions } from './workspace-options.ts';

/**
 * Prints a bundle, with failures and notes on standard error. Returns the exit code.
 *
 * @throws LanserError the error of {@link abortError} if the command was interrupted and no edit was written.
 */
export async function printBundle(
  edge: Edge,
  workspace: Workspace,
  bundle: Bundle,
  operation: Operation,
  options: WorkspaceCommandOptions & {
    readonly preview?: boolean;
    readonly compact?: true;
    /** The fields to print; undefined for the whole bundle. */
    readonly fields: Fields | undefined;
  },
): Promise<number> {
  const { edits, error, processReward, meta } = bundle;
  // A written edit is reported even after a signal, because a second run cannot write the same edit again.
  if (edge.signal.aborted && edits?.applied !== true) throw abortError(edge.signal);
  const { fields } = options;
  if (options.json === true) edge.json(fields === undefined ? bundle : selectedFields(bundle, fields));
  const compact = options.compact === true ? { isKept: await keepBundle(edge.host, bundle) } : undefined;
  const { answer, failure, missing } = await answerWords(workspace, operation, bundle, {
    hints: CLI_HINTS,
    indexing: options.indexIo === undefined ? workspace.indexIo : indexingOf(options.indexIo),
    verbose: options.verbose === true,
    preview: options.preview === true,
    isTerminal: edge.isTerminal,
    colors: edge.colors,
    toApply: (planId) => `${compact === undefined ? 'To' : 'to'} write it, run: lanser apply ${planId}`,
    compact,
    omitsAnswer: options.json === true,
  });
  if (answer !== undefined) printWords(edge, answer);
  if (error !== null) edge.err(failureLine(error) + failure);
  for (const server of missing) {
    edge.err(
      `The result does not contain answers from ${server}. Repair the server, or pass --without-server ${server}.\n`,
    );
  }
  if (options.prev !== undefined && processReward !== null) {
    edge.err(`reward ${visible(rewardLine(processReward))}\n`);
  }
  return meta.exitCode;
}

function printWords(edge: Edge, words: string | Words): void {
  if (typeof words === 'string') {
    edge.print(words);
    return;
  }
  if (words.notes !== undefined) edge.err(words.notes);
  switch (words.format) {
    case 'json':
      edge.jsonText(words.text);
      break;
    case 'patch':
      edge.patch(words.text);
      break;
    case 'selector':
      edge.print(words.text);
      break;
    default:
      words.format satisfies never;
  }
}
