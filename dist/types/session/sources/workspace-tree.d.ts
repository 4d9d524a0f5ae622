import type { WorkspaceSession } from '../operations/workspace-session.ts';
/** The Git tree of a workspace in which nothing is changed; null where something is, or there is no repository. */
export declare function treeOf({ around, root, signal, }: Pick<WorkspaceSession, 'around' | 'root' | 'signal'>): Promise<string | null>;
