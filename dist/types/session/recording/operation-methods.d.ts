import type { Workspace } from '../workspace.ts';
/**
 * `doctor` looks at the machine itself, and can be looked at again only there. Rewards are of bundles, and are
 * computed again from them.
 */
export type OperationMethod = Exclude<keyof Workspace, 'doctor' | 'evidence' | 'indexIo' | 'reward' | 'rewardSession' | 'root' | 'selectorFor' | 'text' | typeof Symbol.asyncDispose>;
export declare function isOperation(method: string): method is OperationMethod;
export declare function looksEverywhere(method: OperationMethod, args: readonly unknown[]): boolean;
