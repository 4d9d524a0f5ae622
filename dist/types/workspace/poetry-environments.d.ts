import type { Host } from '../model/host.ts';
/** The environments that Poetry keeps outside of a project for it; Poetry is not run. */
export declare function poetryEnvironments(host: Host, root: string): Promise<readonly string[]>;
