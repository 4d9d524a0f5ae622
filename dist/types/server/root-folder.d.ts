/**
 * The nearest folder at or above the file that holds one of these names, not above the workspace's root
 * and not where a link leads out of it; undefined where none does. Asked anew each time: a marker may
 * have come or gone.
 */
export declare function nearestRoot(workspaceRoot: string, file: string, markers: readonly string[]): Promise<string | undefined>;
