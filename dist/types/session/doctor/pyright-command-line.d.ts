import type { PythonEnvironment } from '../../workspace/python-environment.ts';
import type { Patient } from './patient.ts';
/**
 * What Pyright's own command line reports on these files with the same interpreter, a line each. It runs in
 * no cage and with the user's environment.
 */
export declare function askCommandLine({ host, root, session, timeoutMs, signal }: Patient, python: PythonEnvironment | undefined, files: readonly string[]): Promise<readonly string[]>;
