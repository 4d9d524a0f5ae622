import type { Host } from '../model/host.ts';
import type { PythonEnvironment } from './python-environment.ts';
export type StaticReading = {
    readonly kind: 'read';
    readonly python: PythonEnvironment;
    /** Whether the environment has a folder of packages for its interpreter. */
    readonly hasPackages: boolean;
} | {
    readonly kind: 'problem';
    readonly reason: string;
};
interface Reader {
    readonly host: Host;
    readonly untrusted: readonly string[];
    readonly signal: AbortSignal;
}
/**
 * What an interpreter inside of the workspace would say of itself, read from the files of its
 * environment. It is not run; the interpreter that the environment is based on is, where that one
 * stands outside.
 */
export declare function readPythonStatically(executable: string, reader: Reader): Promise<StaticReading>;
export {};
