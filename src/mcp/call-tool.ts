import { realpath } from 'node:fs/promises';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { withHint } from '../model/error-hint.ts';
import { LanserError } from '../model/lanser-error.ts';
import { PLAN_ID } from '../model/plan.ts';
import { canonicalOptions } from '../registry/canonical-options.ts';
import { isWriting, OPERATIONS } from '../registry/operations.ts';
import { requestError } from '../registry/error-bundle.ts';
import { visible } from '../report/visible.ts';
import { didYouMean } from '../text/nearest-names.ts';
import type { Answer } from './answer.ts';
import { callOperationTool } from './call-operation-tool.ts';
import { callCandidates, CANDIDATES_TOOL } from './candidates-tool.ts';
import { callDelta, DELTA_TOOL, type DeltaToolOptions } from './delta-tool.ts';
import { callGate, GATE_TOOL } from './gate-tool.ts';
import type { HeldWorkspace } from './held-workspace.ts';
import { TOOL_HINTS } from './tool-hints.ts';
import { OPERATION_TOOLS, type ListedTool, type OperationTool } from './tools.ts';

/** The tools that compare states of the code. They do not use the `heldWorkspace`. */
const COMPARISONS: readonly (readonly [
  ListedTool,
  (args: Readonly<Record<string, unknown>>, options: DeltaToolOptions) => Promise<Answer>,
])[] = [
  [DELTA_TOOL, callDelta],
  [GATE_TOOL, callGate],
  [CANDIDATES_TOOL, callCandidates],
];

/** All tools, in the order of `tools/list`. */
export const TOOLS: readonly ListedTool[] = [...OPERATION_TOOLS, ...COMPARISONS.map(([tool]) => tool)];

export interface CallOptions extends DeltaToolOptions {
  readonly heldWorkspace: HeldWorkspace;
  /** The ids of all plans that previews have returned to the client. */
  readonly previewed: Set<string>;
}

/** Calls a tool. Every failure becomes an answer. */
export async function callTool(
  tool: ListedTool,
  given: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<Answer> {
  const { heldWorkspace, previewed, host, folder, signal } = options;
  try {
    const operationTool = OPERATION_TOOLS.find(({ name }) => name === tool.name);
    const args = operationTool === undefined ? given : canonicalArguments(operationTool, given);
    refuseUnknown(tool, Object.keys(args));
    const compare = COMPARISONS.find(([one]) => one === tool)?.[1];
    if (compare !== undefined) {
      // Undoes the unfinished edit of a killed process. Other tools do this when they open a workspace, but a
      // comparison opens no workspace.
      await recoverFolder(options, await realpath(folder).catch(() => folder));
      return await compare(args, options);
    }
    if (operationTool === undefined) throw new Error(`no function for the tool ${tool.name}`);
    const checked = operationTool.operation === 'apply' ? withPreviewedPlan(args, previewed) : args;
    const isExclusive = isWriting(operationTool.operation, operationTool.fixed);
    return await heldWorkspace.use(folder, { isExclusive }, async (workspace) =>
      callOperationTool(operationTool, checked, { workspace, previewed, host, signal }),
    );
  } catch (error) {
    const { code, message, hint } = requestError(error, host);
    return { text: `${code}: ${visible(withHint(message, hint, TOOL_HINTS))}`, isError: true };
  }
}

/** Replaces argument names of the command line with those of the tool, for example `top-k` with `topK`. */
function canonicalArguments(
  { operation, options }: OperationTool,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { arguments: args = [] } = OPERATIONS[operation].command ?? {};
  return canonicalOptions(given, { names: options, arguments: args });
}

/**
 * Completes the abbreviated id of a previewed plan. Rejects a plan that was not previewed, because a text in
 * the workspace may tell the language model to apply a malicious plan.
 *
 * @throws LanserError E/USAGE if `plan` does not match {@link PLAN_ID}; E/NOT_FOUND if no id of a previewed plan
 * starts with `plan`; E/AMBIGUOUS if several ids do.
 */
function withPreviewedPlan(
  args: Readonly<Record<string, unknown>>,
  previewed: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const { plan } = args;
  if (typeof plan !== 'string' || !PLAN_ID.test(plan)) {
    throw new LanserError(
      'E/USAGE',
      'The argument "plan" of apply_plan must be the id of a previewed plan, or the start of the id: "sha256:" followed by 8 to 64 hexadecimal digits. Preview the edit, and pass `edits.plan.planId` of the result.',
      { argument: 'plan' },
    );
  }
  const [planId, ...others] = [...previewed].filter((id) => id.startsWith(plan));
  if (planId !== undefined && others.length === 0) return { ...args, plan: planId };
  if (others.length > 0) {
    const message = 'Several previewed plans have an id that starts with these digits. Pass more digits.';
    throw new LanserError('E/AMBIGUOUS', message, { planId: plan });
  }
  throw new LanserError(
    'E/NOT_FOUND',
    'No plan with this id was previewed since the start of the MCP server. Preview the edit again.',
    { planId: plan },
  );
}

function refuseUnknown({ name, inputSchema }: ListedTool, names: readonly string[]): void {
  const available = Object.keys(inputSchema.properties);
  const unknown = names.find((argument) => !available.includes(argument));
  if (unknown === undefined) return;
  const message = `${name} has no argument ${unknown}. Available arguments: ${available.join(', ')}.`;
  throw new LanserError('E/USAGE', `${message}${didYouMean(unknown, available)}`, { argument: unknown });
}
