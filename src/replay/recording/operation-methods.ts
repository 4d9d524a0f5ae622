import type { Workspace } from '../../registry/workspace.ts';

/** The methods of a workspace that return a bundle; true if they may read any file of the checkout. */
const METHODS = {
  locate: false,
  definition: false,
  declaration: false,
  typeDefinition: false,
  implementation: false,
  references: false,
  hover: false,
  symbols: false,
  diagnostics: false,
  adapt: false,
  capabilities: false,
  request: false,
  status: false,
  reload: false,
  prepareRename: false,
  rename: true,
  renameFile: true,
  codeActions: true,
  apply: true,
  recover: false,
} as const satisfies { readonly [Method in OperationMethod]: boolean };

/**
 * The methods that are recorded. `doctor` examines the machine itself and can be repeated only there. Rewards
 * are computed again from bundles.
 */
export type OperationMethod = Exclude<
  keyof Workspace,
  | 'doctor'
  | 'evidence'
  | 'indexIo'
  | 'reward'
  | 'rewardSession'
  | 'root'
  | 'selectorFor'
  | 'text'
  | typeof Symbol.asyncDispose
>;

export function isOperation(method: string): method is OperationMethod {
  return Object.hasOwn(METHODS, method);
}

export function looksEverywhere(method: OperationMethod, args: readonly unknown[]): boolean {
  if (method !== 'codeActions') return METHODS[method];
  // The list of code actions reads only one file.
  return (args[1] as { readonly pick?: unknown } | undefined)?.pick !== undefined;
}
