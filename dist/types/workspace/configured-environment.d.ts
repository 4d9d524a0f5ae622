import type { Host } from '../model/host.ts';
/** An environment that the language server's configuration names. */
export interface ConfiguredEnvironment {
    /** Absolute. */
    readonly folder: string;
    /** The configuration's file, as artifacts name it. */
    readonly file: string;
    /** The settings that name it. */
    readonly keys: string;
    /** `3.12`: the version that the configuration asks for; undefined for the interpreter's. */
    readonly pythonVersion: string | undefined;
}
export type ConfiguredReading = {
    readonly kind: 'read';
    readonly importPaths: readonly string[];
}
/** Pyright then asks the interpreter. */
 | {
    readonly kind: 'passed-over';
    readonly reason: string;
};
/**
 * The import paths of an environment named by `venvPath` and `venv`, as Pyright 1.1.414 finds them
 * without running anything (`findPythonSearchPaths`). A checkout brings its configuration: by that
 * alone nothing outside of the untrusted folders is read. Where the user has named the environment
 * too, all of it is.
 *
 * @throws LanserError E/CONFIG where its links lead in a circle or it may not be read.
 */
export declare function readConfiguredEnvironment(host: Host, configured: ConfiguredEnvironment, version: string, untrusted: readonly string[], namedByUser: readonly string[]): Promise<ConfiguredReading>;
