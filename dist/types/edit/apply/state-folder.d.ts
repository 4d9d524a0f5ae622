/** Where the writer keeps what undoes its work until that is done. */
export interface StatePlace {
    /** The folder that recorded paths count from: the checkout's root, or the workspace's; absolute. */
    readonly anchor: string;
    /** A folder that is there; absolute, without links. */
    readonly base: string;
    /** The state folder below it. */
    readonly folder: string;
    /** What messages call the state folder. */
    readonly shown: string;
    /** Whether it lies among the files of a checkout: what stands there may have come with these. */
    readonly isTracked: boolean;
}
/**
 * Where state may be, the place to write to first: the Git directory of the workspace's checkout, which
 * no checkout and no archive brings; without one, a folder of the workspace. A repository that is made
 * after a kill does not hide the state of before.
 */
export declare function statePlaces(root: string): readonly [StatePlace, ...StatePlace[]];
/** Whether a command was stopped while it wrote, or writes now. Two looks at the disk. */
export declare function needsRecovery(root: string): boolean;
/** Also where nothing but an empty folder around it is left. */
export declare function isThere({ base, folder }: StatePlace): boolean;
