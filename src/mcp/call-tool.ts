import { withHint } from '../model/error-hint.ts';
import { LanserError } from '../model/lanser-error.ts';
import { isWriting } from '../registry/operations.ts';
import { requestError } from '../registry/error-bundle.ts';
import { visible } from '../report/visible.ts';
import type { Answer } from './answer.ts';
import { callOperationTool } from './call-operation-tool.ts';
import { callGate, GATE_TOOL, type GateToolOptions } from './gate-tool.ts';
import type { HeldWorkspace } from './held-workspace.ts';
import { TOOL_HINTS } from './tool-hints.ts';
import { OPERATION_TOOLS, type ListedTool } from './tools.ts';

/** All tools in the order of their list. */
export const TOOLS: readonly ListedTool[] = [...OPERATION_TOOLS, GATE_TOOL];

export interface CallOptions extends GateToolOptions {
  readonly heldWorkspace: HeldWorkspace;
}

/** Calls a tool. Every failure is an answer that says what to do next. */
export async function callTool(
  tool: ListedTool,
  args: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<Answer> {
  const { heldWorkspace, host, folder, signal } = options;
  try {
    refuseUnknown(tool, Object.keys(args));
    const operationTool = OPERATION_TOOLS.find(({ name }) => name === tool.name);
    if (operationTool === undefined) return await callGate(args, options);
    const isExclusive = isWriting(operationTool.operation, operationTool.fixed);
    return await heldWorkspace.use(folder, { isExclusive }, async (workspace) =>
      callOperationTool(operationTool, args, { workspace, host, signal }),
    );
  } catch (error) {
    const { code, message, hint } = requestError(error, host);
    return { text: `${code}: ${visible(withHint(message, hint, TOOL_HINTS))}`, isError: true };
  }
}

/** @throws LanserError E/USAGE that names the arguments of the tool. */
function refuseUnknown({ name, inputSchema }: ListedTool, names: readonly string[]): void {
  const available = Object.keys(inputSchema.properties);
  const unknown = names.find((argument) => !available.includes(argument));
  if (unknown === undefined) return;
  throw new LanserError('E/USAGE', `${name} has no argument ${unknown}; it has ${available.join(', ')}.`, {
    argument: unknown,
  });
}
