/** Whether the process of a claim still runs; `unknown`: this machine cannot tell. */
export type Standing = 'live' | 'dead' | 'unknown';
/** A name for a claim that no process ever had or will have; names sort by the age of the process. */
export declare function newClaim(): string;
export declare function dropClaim(name: string): void;
/** Judges another's claim by its name; undefined where it is no claim. */
export declare function standingOf(name: string): Standing | undefined;
