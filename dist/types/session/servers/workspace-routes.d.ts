import type { Route, Router } from '../../server/routing.ts';
/** A server over one root, and the workspace's files that are its own; absolute. */
export interface RoutedFiles {
    readonly route: Route;
    readonly files: readonly string[];
}
/**
 * The servers that the files of a workspace go to, those with most files first. A built-in one takes part
 * unasked only where a root marker says that the folder is a project of its kind.
 */
export declare function workspaceRoutes({ root, exclude }: {
    readonly root: string;
    readonly exclude: readonly string[];
}, router: Router): Promise<readonly RoutedFiles[]>;
/** The servers of a file that nobody has named. */
export declare function invitedRoutes(root: string, file: string, router: Router): Promise<readonly Route[]>;
