import { type StatePlace } from './state-folder.ts';
import { type Workplace } from './workplace.ts';
export interface RecoverOptions {
    /** The workspace, absolute, without links. */
    readonly root: string;
    readonly signal: AbortSignal;
    /** How long another process that writes to the same checkout may go on; 0: fail at once. */
    readonly waitMs: number;
    /** Whether folders are held by their descriptors; default: where the system offers paths for these. */
    readonly byDescriptor?: boolean;
    /** Takes a line for people about a state folder that is left alone. */
    readonly log?: (message: string) => void;
    /** Also outside of a checkout a state folder that is not ours is left alone: enough for who only reads. */
    readonly lenient?: boolean;
}
/** `undone`: an edit was stopped half-way, and so many of its changes are taken back. */
export type Recovered = {
    readonly kind: 'nothing';
} | {
    readonly kind: 'cleaned';
} | {
    readonly kind: 'undone';
    readonly files: number;
};
/**
 * Takes back what a command that was stopped has written, and removes what it has left.
 *
 * @throws LanserError E/APPLY_CONFLICT (somebody else has written since; nothing is touched),
 * E/SCHEMA_INVALID (the journal is not ours), E/CONTENT_MODIFIED (another process writes),
 * E/FS_PERMISSIONS, E/JAIL, E/INTERRUPTED.
 */
export declare function recover(options: RecoverOptions): Promise<Recovered>;
export declare function recoverPlace(place: StatePlace, options: RecoverOptions): Promise<Recovered>;
/** What `recover` does for the holder of the claim. */
export declare function finish(workplace: Workplace): Promise<Recovered>;
/** Removes what is left, once it is certain that no journal needs it any more. */
export declare function clearUp(workplace: Workplace): Promise<void>;
