/** A folder of this machine, and the token that stands for it in a trace. */
export interface TokenRoot {
    readonly token: string;
    /** Absolute. */
    readonly path: string;
    /** Texts are left alone where they mention it, as answers leave them. */
    readonly onlyLocations?: boolean | undefined;
}
/**
 * Takes the folders of a machine out of JSON and puts those of another in: `${typeshed}/stdlib/x.pyi` in a
 * path, `${typeshed:uri}/stdlib/x.pyi` in a URI. What stands in no named folder keeps its last name only.
 */
export interface RootTokens {
    hide(value: unknown): unknown;
    /**
     * The same of what is known to be paths. Elsewhere a text that looks like a path outside of every folder stays: it
     * may be a key of a document, such as `/users/all`, and answers hold it as it is.
     */
    hidePaths(value: unknown): unknown;
    show(value: unknown): unknown;
}
export declare function rootTokens(roots: readonly TokenRoot[]): RootTokens;
