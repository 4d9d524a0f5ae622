/**
 * `[tool.lanser]` of pyproject.toml, or lanser.json or lanser.yaml beside it.
 */
export interface Configuration {
    $schema?: string;
    /**
     * How long the language server may take to answer one request.
     */
    timeoutSeconds?: number;
    /**
     * Where indexes of sources are kept; a folder inside of the workspace, relative to it. Default: `lanser` in the user's folder for caches.
     */
    cacheDir?: string;
    /**
     * What columns count in selectors that do not say.
     */
    indexIo?: 'utf-8' | 'utf-16' | 'codepoint';
    relocation?: RelocationConfiguration;
    workspace?: WorkspaceConfiguration;
    servers?: ServersConfiguration;
    gate?: GateConfiguration;
    reward?: RewardConfiguration;
}
export interface RelocationConfiguration {
    /**
     * The least score of a candidate that is accepted.
     */
    tau?: number;
    /**
     * How far the best candidate has to lead the next.
     */
    delta?: number;
    /**
     * How many candidates are shown.
     */
    topK?: number;
}
export interface WorkspaceConfiguration {
    /**
     * Globs of files that are left out where a folder is meant.
     */
    exclude?: string[];
}
/**
 * Language servers by name. One with the name of a built-in server changes that.
 */
export interface ServersConfiguration {
    [k: string]: ServerConfiguration;
}
export interface ServerConfiguration {
    /**
     * A name to be found on PATH, or a path; one that is relative starts at the folder of this file. As a list: with its first arguments.
     *
     * @minItems 1
     */
    command?: string | [string, ...string[]];
    args?: string[];
    /**
     * Endings with their dot (".ts") or whole file names ("Dockerfile").
     *
     * @minItems 1
     */
    fileTypes?: [string, ...string[]];
    /**
     * Names of files or folders, with at most one `*`: the nearest folder that holds one is the root that the server opens.
     */
    rootMarkers?: string[];
    /**
     * The language id of its files: of all of them, or by ending or file name.
     */
    languageId?: string | {
        [k: string]: string;
    };
    /**
     * Sent with `initialize`.
     */
    initializationOptions?: unknown;
    /**
     * The answers to `workspace/configuration`.
     */
    settings?: {
        [k: string]: unknown;
    };
    disabled?: boolean;
    /**
     * Asked for diagnostics only, beside the file's primary server.
     */
    linter?: boolean;
}
export interface GateConfiguration {
    /**
     * What fails the gate.
     */
    failOn?: ('introduced-errors' | 'introduced-warnings' | 'negative-reward' | 'inconclusive')[];
    /**
     * Report, and exit 0 whatever is found.
     */
    warnOnly?: boolean;
}
export interface RewardConfiguration {
    version?: 'rl-csf-v1';
    weights?: RewardWeightsConfiguration;
}
export interface RewardWeightsConfiguration {
    wD?: number;
    wS?: number;
    wA?: number;
    wE?: number;
    gamma?: number;
}
