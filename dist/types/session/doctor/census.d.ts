/** What a walk over the workspace meets; names are relative to it, in the order of their code units. */
export interface Census {
    /** Python files, wherever they are. */
    readonly sources: readonly string[];
    /** Links to code, or to folders, that no server follows: they lead out of the checkout. */
    readonly leadingOut: readonly string[];
    /** Links to nothing. */
    readonly dangling: readonly string[];
    readonly unreadable: readonly string[];
    readonly checkouts: readonly string[];
    /** Folders of Python environments and of npm, which are not entered. */
    readonly foreign: readonly string[];
}
/** Folders whose names begin with a dot are not entered: they are tools' own. */
export declare function takeCensus(root: string, readableRoot: string, signal: AbortSignal): Promise<Census>;
