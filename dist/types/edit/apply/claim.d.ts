import { type HeldTree } from '../../workspace/held-folder.ts';
export interface ClaimOptions {
    /** How long another process may go on; 0: fail at once. */
    readonly waitMs: number;
    readonly signal: AbortSignal;
    /** What messages call the state folder. */
    readonly shown: string;
}
/**
 * The right to write, for one holder at a time; a process that has ended holds none. Every contender puts
 * a name of its own into one folder and holds the claim where it then sees nobody else there. Where it
 * does, the oldest stays and waits and the others step back, so that one of them gets on. Names are never
 * used twice, so a name of the dead can be removed by anybody.
 *
 * @throws LanserError E/CONTENT_MODIFIED where another writes for longer than `waitMs`, or it cannot be
 * told whether it does; E/INTERRUPTED.
 */
export declare function claim(base: HeldTree, folder: string, options: ClaimOptions): Promise<Disposable>;
