import type { Host } from '../model/host.ts';
import type { ProbedPython } from './python-probe.ts';
/** `sys.path` of an interpreter that was asked, with the user's packages where Python has them. */
export declare function pathsOfProbed(host: Host, python: ProbedPython): Promise<readonly string[]>;
/** `sys.path` of an environment that is not run, from its base interpreter's. */
export declare function pathsOnBase(host: Host, folder: string, base: ProbedPython, systemPackages: boolean): Promise<readonly string[]>;
/** The folders of PYTHONPATH, which Pyright's command line has too: it asks without isolation. */
export declare function pathsOfVariable(host: Host, root: string): readonly string[];
/**
 * The place by the name under which the server may read it: where a link leads out of or into one of
 * these folders, what it leads to. Undefined for nothing, and for a folder that holds one of them or
 * the user's home: the files of an environment could name it to have everything read.
 */
export declare function confinedPlace(host: Host, place: string, untrusted: readonly string[]): Promise<string | undefined>;
