import type { Host } from '../../model/host.ts';
import type { Route } from '../../server/routing.ts';
import type { Janitor } from '../../workspace/janitor.ts';
import type { ServerUnit } from './server-unit.ts';
export interface PlainUnitOptions {
    readonly host: Host;
    readonly janitor: Janitor;
    /** Our own folder, which does not outlive us. */
    readonly scratch: string;
    /** What the program says of its version; undefined where it says nothing. */
    readonly saysVersion: (env: Readonly<Record<string, string>>) => Promise<string | undefined>;
    readonly route: Route;
    /** Absolute path of the program. */
    readonly executable: string;
    readonly workspaceRoot: string;
    readonly timeoutMs: number;
}
/** Any language server by its definition; it runs with the user's environment, as an editor would run it. */
export declare function plainUnit(options: PlainUnitOptions): ServerUnit;
