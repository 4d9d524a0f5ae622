/** The format's version that the rest of the program reads. */
export declare const CURRENT: string;
/** One step from a version to the next; the shapes of old versions are frozen beside it. */
export interface Upgrader {
    readonly from: string;
    readonly to: string;
    /** An event in the next version's shape. */
    readonly event: (event: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}
/**
 * What brings events of a version up to date.
 *
 * @throws LanserError E/SCHEMA_INVALID for a version that is newer, or none.
 */
export declare function upgraderFrom(version: unknown, upgraders?: readonly Upgrader[]): Upgrader['event'];
