import type { ServerStatus } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { Host } from '../../model/host.ts';
import type { Route, Router } from '../../server/routing.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { type ServerHost } from './server-host.ts';
import { type Tools } from './workbench.ts';
export interface ServerPoolOptions {
    readonly host: Host;
    readonly workspaceRoot: string;
    /** The tree around the workspace that Pyright may read: the checkout. */
    readonly readableRoot: string;
    /** The router that knows only the server of a name, or all. @throws LanserError E/USAGE. */
    readonly routerFor: (server: string | undefined) => Router;
    readonly python: string | undefined;
    /** What Pyright runs with in a project, where that was found for another tree of the same files. */
    readonly toolsOf?: ((root: string) => Promise<Omit<Tools, 'found'>>) | undefined;
    /** Where answers are kept for later processes. */
    readonly kept: KeptAnswers | undefined;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/** The servers of a workspace, each started when it is first asked. */
export interface ServerPool extends AsyncDisposable {
    /** The file's primary server. @throws LanserError E/NO_SERVER with what is missing. */
    hostFor(file: string, server?: string): Promise<ServerHost>;
    hostOf(route: Route): Promise<ServerHost>;
    /** The router that knows only the server of a name, or all. @throws LanserError E/USAGE. */
    routerFor(server: string | undefined): Router;
    status(): Promise<readonly ServerStatus[]>;
    /** What Pyright runs with in a project (absolute): its package and the Python environment. */
    toolsOf(root: string): Promise<Omit<Tools, 'found'>>;
    /** Forgets all answers, and starts servers (or those of a name) anew with the next question. */
    reload(server?: string): Promise<void>;
}
export declare function openServerPool(options: ServerPoolOptions): ServerPool;
/** The host of a file's primary server. @throws LanserError E/NO_SERVER with what is missing. */
export declare function hostForFile(pool: Pick<ServerPool, 'routerFor' | 'hostOf'>, workspaceRoot: string, file: string, server: string | undefined): Promise<ServerHost>;
export declare function noServer(router: Router, file: string, workspaceRoot: string): Promise<LanserError>;
