import type { Host } from '../../model/host.ts';
import type { Janitor } from '../../workspace/janitor.ts';
export interface AskedProgram {
    readonly host: Host;
    readonly janitor: Janitor;
    /** Absolute. */
    readonly program: string;
    /** A folder that is nobody's project. */
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
}
/** What a program says of its version when it is asked by `--version`; undefined where it says nothing. */
export declare function programSaysVersion(asked: AskedProgram): Promise<string | undefined>;
