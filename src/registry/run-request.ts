import type { Bundle } from '../model/bundle.ts';
import type { BatchRequest } from '../model/generated/batch.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Indexing } from '../model/selector.ts';
import type { OperationOptions } from '../session/workspace-session.ts';
import { didYouMean } from '../text/nearest-names.ts';
import type { OperationRequest, Operation, OperationName } from './operation.ts';
import type { OptionValues, OptionName } from './option.ts';
import { callOperation, operationNamed, OPERATIONS, requestOptions } from './operations.ts';
import type { Selector, Workspace } from './workspace.ts';

/** Runs a request of a batch, or a call of an MCP tool in the same form. */
export async function runRequest(
  workspace: Workspace,
  { cmd, selector, options = {} }: BatchRequest,
  limits: Pick<OperationOptions, 'signal' | 'arrivedMs'>,
): Promise<Bundle> {
  const operation: Operation = OPERATIONS[operationNamed(cmd)];
  const names = requestOptions(operation);
  const unknownOption = Object.keys(options).find((name) => !names.includes(name as OptionName));
  if (unknownOption !== undefined) {
    const available = names.length === 0 ? 'none' : names.join(', ');
    const message = `${cmd} has no option ${unknownOption}. Available options: ${available}.`;
    throw new LanserError('E/USAGE', `${message}${didYouMean(unknownOption, names)}`, {
      option: unknownOption,
    });
  }
  if (operation.selector === 'needed' && selector === undefined) {
    throw new LanserError('E/USAGE', `${cmd} needs a selector.`);
  }
  if (operation.selector === 'none' && selector !== undefined) {
    throw new LanserError('E/USAGE', `${cmd} takes no selector.`);
  }
  const { server, indexIo, topK, timeout } = options;
  const common: OperationOptions = {
    ...limits,
    server,
    topK,
    // Each operation that uses `indexIo`, the unit of columns, validates the value.
    indexIo: indexIo as Indexing | undefined,
    timeoutMs: timeout === undefined ? undefined : timeout * 1000,
  };
  return runOperation(workspace, operation.name, {
    selector: selector as Selector | undefined,
    options,
    common,
  });
}

/** Runs a request by the operation's `runRequest`, or else by the workspace's method. */
export async function runOperation(
  workspace: Workspace,
  name: OperationName,
  request: OperationRequest,
): Promise<Bundle> {
  const operation: Operation = OPERATIONS[name];
  if (operation.runRequest !== undefined) return operation.runRequest(workspace, request);
  const { parameters = [], shared, options, selector } = operation;
  const parameterValues = parameters.map((parameter) => {
    const value = request.options[parameter];
    if (value === undefined) throw new LanserError('E/USAGE', `${name} needs the option ${parameter}.`);
    return value;
  });
  const remaining = options.filter((option) => !parameters.includes(option));
  const rest = {
    ...request.common,
    ...(Object.fromEntries(remaining.map((option) => [option, request.options[option]])) as OptionValues),
    ...(selector === 'possible' ? { selector: request.selector } : {}),
  };
  return callOperation(workspace, name, [
    ...(selector === 'needed' ? [request.selector] : []),
    ...parameterValues,
    ...(shared.length + options.length === 0 ? [] : [rest]),
  ]);
}
