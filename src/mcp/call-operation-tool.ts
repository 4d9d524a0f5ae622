import type { Bundle } from '../model/bundle.ts';
import { withHint } from '../model/error-hint.ts';
import type { BatchOptions } from '../model/generated/batch.ts';
import type { Host } from '../model/host.ts';
import { answerWords } from '../registry/answer-words.ts';
import { errorBundle, requestError } from '../registry/error-bundle.ts';
import { OPERATIONS } from '../registry/operations.ts';
import { runRequest } from '../registry/run-request.ts';
import type { Selector, Workspace } from '../registry/workspace.ts';
import { NO_COLORS } from '../report/colors.ts';
import { visible } from '../report/visible.ts';
import { keepBundle } from '../sdk/kept-bundles.ts';
import type { Answer } from './answer.ts';
import { TOOL_HINTS } from './tool-hints.ts';
import type { OperationTool } from './tools.ts';

/** Runs the operation of a tool, and adds the id of a previewed plan to `previewed`. */
export async function callOperationTool(
  tool: OperationTool,
  args: Readonly<Record<string, unknown>>,
  {
    workspace,
    previewed,
    host,
    signal,
  }: {
    readonly workspace: Workspace;
    readonly previewed: Set<string>;
    readonly host: Host;
    readonly signal: AbortSignal;
  },
): Promise<Answer> {
  const bundle = await answer();
  const planId = bundle.edits?.plan?.planId;
  if (planId !== undefined && bundle.edits?.applied !== true) previewed.add(planId);
  const isKept = await keepBundle(host, bundle);
  const { text, isError } = await textOf(workspace, tool, bundle, isKept);
  return { text, structured: { ...bundle }, isError };

  async function answer(): Promise<Bundle> {
    try {
      const { selector, ...options } = args;
      return await runRequest(
        workspace,
        {
          cmd: tool.operation,
          ...(selector === undefined ? {} : { selector: selector as Selector & string }),
          options: { ...options, ...tool.fixed } as BatchOptions,
        },
        { signal, arrivedMs: host.monotonicMs() },
      );
    } catch (error) {
      return errorBundle(host, { cmd: tool.operation, options: {} }, requestError(error, host));
    }
  }
}

async function textOf(
  workspace: Workspace,
  { operation }: OperationTool,
  bundle: Bundle,
  isKept: boolean,
): Promise<Pick<Answer, 'text' | 'isError'>> {
  const { answer, failure, missing } = await answerWords(workspace, OPERATIONS[operation], bundle, {
    hints: TOOL_HINTS,
    indexing: workspace.indexIo,
    colors: NO_COLORS,
    isTerminal: false,
    verbose: false,
    preview: false,
    toApply: (planId) => `to write it, call apply_plan with plan ${planId}`,
    compact: { isKept },
  });
  const { error } = bundle;
  const parts = [
    ...(typeof answer === 'string' ? [answer] : [answer?.text, answer?.notes]),
    error === null
      ? undefined
      : `${error.code}: ${visible(withHint(error.message, error.hint, TOOL_HINTS))}\n${failure}`,
    ...missing.map((server) => `The answers of ${server} are missing.\n`),
  ];
  return { text: parts.join('').trimEnd(), isError: error !== null };
}
