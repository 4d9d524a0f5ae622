import type { Bundle } from '../model/bundle.ts';
import type { BatchRequest } from '../model/generated/batch.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Indexing } from '../model/selector.ts';
import type { OperationOptions } from '../session/workspace-session.ts';
import type { AskedRequest, Operation, OperationName } from './operation.ts';
import type { AskedOptions, OptionName } from './option.ts';
import { OPTIONS } from './options.ts';
import { callOperation, operationNamed, OPERATIONS } from './operations.ts';
import type { Selector, Workspace } from './workspace.ts';

/**
 * Runs a request of a batch. An invalid request throws; every other failure is in its bundle.
 *
 * @throws LanserError E/USAGE, E/INDEXING_UNSUPPORTED.
 */
export async function runRequest(
  workspace: Workspace,
  { cmd, selector, options = {} }: BatchRequest,
  limits: Pick<OperationOptions, 'signal' | 'arrivedMs'>,
): Promise<Bundle> {
  const operation: Operation = OPERATIONS[operationNamed(cmd)];
  const names = [...operation.shared, ...operation.options].filter(
    (name) => OPTIONS[name].isCommandLineOnly !== true,
  );
  const unknownOption = Object.keys(options).find((name) => !names.includes(name as OptionName));
  if (unknownOption !== undefined) {
    const known = names.length === 0 ? 'none' : names.join(', ');
    throw new LanserError('E/USAGE', `${cmd} has no option ${unknownOption}; it has ${known}.`, {
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
    // The operation itself checks the value.
    indexIo: indexIo as Indexing | undefined,
    timeoutMs: timeout === undefined ? undefined : timeout * 1000,
  };
  return askOperation(workspace, operation.name, {
    selector: selector as Selector | undefined,
    options,
    common,
  });
}

/** Runs a request through the workspace's method. @throws LanserError E/USAGE for a missing option. */
export async function askOperation(
  workspace: Workspace,
  name: OperationName,
  asked: AskedRequest,
): Promise<Bundle> {
  const operation: Operation = OPERATIONS[name];
  if (operation.ask !== undefined) return operation.ask(workspace, asked);
  const { parameters = [], shared, options, selector } = operation;
  const given = parameters.map((parameter) => {
    const value = asked.options[parameter];
    if (value === undefined) throw new LanserError('E/USAGE', `${name} needs the option ${parameter}.`);
    return value;
  });
  const own = options.filter((option) => !parameters.includes(option));
  const rest = {
    ...asked.common,
    ...(Object.fromEntries(own.map((option) => [option, asked.options[option]])) as AskedOptions),
    ...(selector === 'possible' ? { selector: asked.selector } : {}),
  };
  return callOperation(workspace, name, [
    ...(selector === 'needed' ? [asked.selector] : []),
    ...given,
    ...(shared.length + options.length === 0 ? [] : [rest]),
  ]);
}
