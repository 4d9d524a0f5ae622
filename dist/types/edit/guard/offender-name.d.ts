/** How a refused URI stands in an artifact, without the folders of this machine. `roots`: the workspace's names. */
export declare function offenderName(roots: readonly string[], uri: string): string;
