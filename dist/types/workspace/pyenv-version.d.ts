import type { Host } from '../model/host.ts';
export declare const VERSION_FILE = ".python-version";
/** The versions that a `.python-version` in this folder names; undefined where there is none. */
export declare function versionsIn(folder: string): Promise<readonly string[] | undefined>;
/**
 * What pyenv's launchers have to be told to choose as they do in the project's folder: they go by the
 * `.python-version` of the folder that they run in, and ours run elsewhere.
 */
export declare function pyenvVariables(host: Host, executable: string, root: string): Promise<Readonly<Record<string, string>>>;
