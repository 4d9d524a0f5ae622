import type { Host } from '../model/host.ts';
import type { PythonEnvironment } from './python-environment.ts';
/** An environment, or a wish for one, that was found; for people, not for the hash. */
export interface FoundEnvironment {
    readonly kind: 'venv' | 'poetry' | 'uv' | 'conda' | 'python-version';
    /** Absolute: the environment's folder, or the file that asks for one. */
    readonly place: string;
    readonly inUse: boolean;
    /** As its files say it. */
    readonly version: string | null;
    /** Why it could not be used. */
    readonly problem: string | null;
}
/** Every environment that belongs to the project or is active in the shell, in use or not. */
export declare function findEnvironments(host: Host, root: string, python: PythonEnvironment | undefined, configured: {
    readonly folder: string;
    readonly problem: string | null;
} | undefined): Promise<readonly FoundEnvironment[]>;
