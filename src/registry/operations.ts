import type { Bundle } from '../model/bundle.ts';
import type { BatchRequest } from '../model/generated/batch.ts';
import type { Operation, OperationName } from './operation.ts';
import type { OptionName, OptionValues } from './option.ts';
import { OPTIONS } from './options.ts';
import { adapt } from './operations/adapt.ts';
import { apply } from './operations/apply.ts';
import { capabilities } from './operations/capabilities.ts';
import { codeActions } from './operations/code-actions.ts';
import { diagnostics } from './operations/diagnostics.ts';
import { declaration, definition, implementation, typeDefinition } from './operations/go-to.ts';
import { hover } from './operations/hover.ts';
import { locate } from './operations/locate.ts';
import { prepareRename } from './operations/prepare-rename.ts';
import { recover } from './operations/recover.ts';
import { references } from './operations/references.ts';
import { reload } from './operations/reload.ts';
import { rename } from './operations/rename.ts';
import { renameFile } from './operations/rename-file.ts';
import { request } from './operations/request.ts';
import { status } from './operations/status.ts';
import { symbols } from './operations/symbols.ts';
import type { Workspace } from './workspace.ts';

/** All operations. The table in docs/sdk.md, and each group of the help, lists operations in this order. */
export const OPERATIONS: { readonly [Name in OperationName]: Operation<Name> } = {
  locate,
  definition,
  declaration,
  typeDefinition,
  implementation,
  references,
  hover,
  symbols,
  diagnostics,
  capabilities,
  request,
  status,
  reload,
  prepareRename,
  rename,
  renameFile,
  codeActions,
  apply,
  recover,
  adapt,
};

/** The operations that a request of a batch may name. */
export type RequestName = Extract<OperationName, BatchRequest['cmd']>;

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(OPERATIONS).flatMap(({ name, command }) =>
    command === undefined ? [] : [[name, name] as const, [command.alias ?? name, name] as const],
  ),
);

/** Maps an operation's name or alias to its name; undefined for an unknown name or an operation without a command. */
export function operationNamed(name: BatchRequest['cmd']): RequestName;
export function operationNamed(name: string): RequestName | undefined;
export function operationNamed(name: string): RequestName | undefined {
  return NAMES.get(name) as RequestName | undefined;
}

/** Returns the operation names that requests may use, including command-line aliases. */
export function requestNames(): readonly string[] {
  return [...NAMES.keys()];
}

export function requestOptions({ shared, options }: Operation): readonly OptionName[] {
  return [...shared, ...options].filter((name) => OPTIONS[name].isCommandLineOnly !== true);
}

export function isOperation(method: string): method is OperationName {
  return Object.hasOwn(OPERATIONS, method);
}

/** Returns true if a request may change source files; see {@link Operation.writes}. */
export function isWriting(name: OperationName, { apply: isApplied }: OptionValues): boolean {
  const { writes } = OPERATIONS[name];
  switch (writes) {
    case 'never':
      return false;
    case 'if applied':
      return isApplied === true;
    case 'unless previewed':
      return isApplied !== false;
    case 'always':
      return true;
    default:
      return writes satisfies never;
  }
}

/** Returns true for a call that may read any file of the checkout. The options, if given, are the last of `args`. */
export function readsCheckout(name: OperationName, args: readonly unknown[]): boolean {
  const reads: Operation['readsCheckout'] = OPERATIONS[name].readsCheckout;
  return typeof reads === 'boolean' ? reads : reads(args.at(-1) ?? {});
}

/** Calls an operation with arguments of unknown types, for example from a recording. */
export async function callOperation(
  workspace: Workspace,
  name: OperationName,
  args: readonly unknown[],
): Promise<Bundle> {
  const method = workspace[name] as (...args: readonly unknown[]) => Promise<Bundle>;
  return method(...args);
}
