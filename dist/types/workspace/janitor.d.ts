import type { Host } from '../model/host.ts';
/** A temporary folder that is gone after disposal, and also after `kill -9` of this process. */
export interface TemporaryDirectory extends AsyncDisposable {
    /** Absolute, with links resolved. */
    readonly path: string;
}
/**
 * Sees to it that neither a temporary folder nor a child process stays behind, however this
 * process ends: what is on its list is also known to a small second process that survives us.
 */
export interface Janitor extends AsyncDisposable {
    temporaryDirectory(): Promise<TemporaryDirectory>;
    /** Puts a child process on the list; the result takes it off again. */
    watchProcess(pid: number): () => void;
}
export declare function startJanitor(host: Host): Janitor;
