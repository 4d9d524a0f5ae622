import type { Host } from '../model/host.ts';
import { type ServerDefinition } from './definition.ts';
export interface Route {
    readonly definition: ServerDefinition;
    /** Absolute; the nearest root marker decides, else the workspace's root. Never outside the workspace. */
    readonly root: string;
}
/** Why a definition that takes a file does not serve it. */
export interface MissingServer {
    readonly name: string;
    readonly reason: string;
}
/** Which servers a file goes to. */
export interface Router {
    /**
     * The primary server first, then linters. Empty where none is configured or installed.
     *
     * @throws LanserError E/NO_SERVER where the one that was asked for does not serve the file.
     */
    routes(file: string): Promise<readonly Route[]>;
    /** The first of {@link Router.routes} that is no linter. */
    primary(file: string): Promise<Route | undefined>;
    /** What each definition that takes the file lacks. */
    missing(file: string): Promise<readonly MissingServer[]>;
    readonly definitions: readonly ServerDefinition[];
    /** The name of the one server that may be used, where there is one. */
    readonly only: string | undefined;
    /** The absolute path of a definition's program; undefined where there is none. */
    executable(definition: ServerDefinition): Promise<string | undefined>;
}
/**
 * Routes the files of a workspace, whose root is absolute with links resolved. `only` is the name of the
 * one server that may be used; `find` says where a command is, by default on PATH outside of the workspace;
 * `projects` are the only roots of servers, whatever markers there are.
 *
 * @throws LanserError E/USAGE where no server has that name.
 */
export declare function openRouter(host: Host, workspaceRoot: string, definitions: readonly ServerDefinition[], only?: string, find?: (command: string) => Promise<string | undefined>, projects?: readonly string[]): Router;
