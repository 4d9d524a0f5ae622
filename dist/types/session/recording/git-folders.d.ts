import type { TokenRoot } from '../../trace/root-tokens.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
/** The tokens of the folders below. */
export declare const GIT_TOKENS: readonly ['git-directory', 'git-common-directory'];
/** Where Git keeps what belongs to a linked work tree: in another checkout, somewhere on the machine. */
export declare function gitFoldersOf({ around, root, readableRoot, }: Pick<WorkspaceSession, 'around' | 'root' | 'readableRoot'>): Promise<readonly TokenRoot[]>;
