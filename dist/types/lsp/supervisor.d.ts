import type { Session } from './session.ts';
export type SupervisorState = 'stopped' | 'running' | 'failed';
/**
 * Keeps one server at work: started when it is needed, started again when it has died or has not
 * answered in time, and given up after three ends without an answer in between.
 */
export interface Supervisor extends AsyncDisposable {
    readonly state: SupervisorState;
    /** The session that is running, if one is. */
    readonly current: Session | undefined;
    /**
     * Does something that may be done twice: where the server dies in the middle of it, once more on a new
     * one.
     *
     * @throws LanserError E/LS_CRASH after the second death, or where the server was given up;
     * E/INTERRUPTED after disposal.
     */
    run<T>(work: (session: Session) => Promise<T>): Promise<T>;
    /** The session that lives on in the place of this one; see {@link Session.startOver}. */
    replace(session: Session, next: Session): void;
    /** Ends the server; the next work starts another, also where it was given up. */
    reset(): Promise<void>;
}
/** `start` opens a session, with whatever has to be told to the server again, unless the signal ends that. */
export declare function supervise(start: (signal: AbortSignal) => Promise<Session>, signal: AbortSignal): Supervisor;
