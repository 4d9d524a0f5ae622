/** What the files of an environment say of it; nothing of it is run. */
export interface VirtualEnvironment {
    readonly kind: 'venv' | 'uv' | 'conda';
    /** Absolute, as it was named. */
    readonly folder: string;
    /** The folder of the interpreter that it is based on; undefined where it brings its own. */
    readonly home: string | undefined;
    /** `3.12` or `3.12.1`, where its files say so. */
    readonly version: string | undefined;
    /** Whether it sees the packages of that interpreter too. */
    readonly systemPackages: boolean;
}
export type EnvironmentReading = {
    readonly kind: 'environment';
    readonly environment: VirtualEnvironment;
} | {
    readonly kind: 'problem';
    readonly reason: string;
} | {
    readonly kind: 'none';
};
/** Reads a folder as an environment: one of venv, virtualenv or uv by its pyvenv.cfg, or one of conda. */
export declare function readVirtualEnvironment(folder: string): Promise<EnvironmentReading>;
