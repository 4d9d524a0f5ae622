import type { Workspace } from '../../registry/workspace.ts';

/** Of the workspace's methods those that answer by a bundle; true where they look at any file of the checkout. */
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
 * `doctor` looks at the machine itself, and can be looked at again only there. Rewards are of bundles, and are
 * computed again from them.
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
  // A list of them looks at one file.
  return (args[1] as { readonly pick?: unknown } | undefined)?.pick !== undefined;
}
