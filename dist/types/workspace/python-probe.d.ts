import type { Host } from '../model/host.ts';
import { type PythonEnvironment } from './python-environment.ts';
/** What an interpreter outside of the workspace says of itself, in isolated mode. */
export interface ProbedPython {
    readonly executable: string;
    readonly prefix: string;
    readonly versionInfo: PythonEnvironment['versionInfo'];
    /** Absolute members of `sys.path`, whether or not they are there. */
    readonly paths: readonly string[];
    /** Where `paths` of the base interpreter's own packages begin; their number where there are none. */
    readonly basePackagesAt: number;
    /** Whether the user's site folder and the base interpreter's packages belong to it. */
    readonly sharesPackages: boolean;
    readonly userSite: string;
    /** Where an environment of this interpreter keeps its packages, relative to the environment's folder. */
    readonly packageFolders: readonly string[];
}
export type Probe = {
    readonly kind: 'probed';
    readonly python: ProbedPython;
} | {
    readonly kind: 'failed';
    readonly reason: string;
};
/**
 * Asks an interpreter. It finds nothing of the `forbidden` folders on its PATH: a launcher that
 * starts others looks there.
 */
export declare function probePython(host: Host, executable: string, forbidden: readonly string[], variables: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Probe>;
