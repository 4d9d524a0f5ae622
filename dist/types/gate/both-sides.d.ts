import { LanserError } from '../model/lanser-error.ts';
/** Which side of the gate something is about. */
export type SideName = 'before' | 'after';
export interface SideFailure {
    readonly side: SideName;
    readonly error: LanserError;
}
export type BothSides<T> = {
    readonly kind: 'established';
    readonly before: T;
    readonly after: T;
} | {
    readonly kind: 'failed';
    readonly failures: readonly SideFailure[];
};
export declare function isInconclusive(error: unknown): error is LanserError;
/** Several resources that are disposed of at the same time. */
export declare function together(...resources: readonly AsyncDisposable[]): AsyncDisposable;
/**
 * Works on the two sides at the same time: each has a server of its own, and machines have more
 * than one core. Where one fails the other is stopped, and what it had opened is disposed of.
 */
export declare function onBothSides<T extends AsyncDisposable>(signal: AbortSignal, work: (side: SideName, signal: AbortSignal) => Promise<T>): Promise<BothSides<T>>;
