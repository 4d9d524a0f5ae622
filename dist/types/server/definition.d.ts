/** How one language server is started, and for which files. */
export interface ServerDefinition {
    readonly name: string;
    /** A name to be found on PATH, or an absolute path. */
    readonly command: string;
    readonly args: readonly string[];
    /** Endings with their dot (".ts") or whole file names ("Dockerfile"). */
    readonly fileTypes: readonly string[];
    /** Names of files or folders; a name may hold one `*`. */
    readonly rootMarkers: readonly string[];
    /** Whether it takes part only where one of its root markers stands at or above the file. */
    readonly needsMarker: boolean;
    /** LSP language ids by ending or file name; see {@link languageIdOf} for the others. */
    readonly languageIds: Readonly<Record<string, string>>;
    readonly initializationOptions?: unknown;
    /** Answers to workspace/configuration: an object; a dotted section is looked up in it. */
    readonly settings?: unknown;
    readonly disabled: boolean;
    /** Asked for diagnostics only, beside the file's primary server. */
    readonly linter: boolean;
    /** Where the definition comes from. */
    readonly origin: 'built-in' | 'user' | 'workspace';
    /** How a person gets the program; of built-in definitions with their own command. */
    readonly install?: string;
}
/** The program that is shipped with lanser and so never missing. */
export declare const SHIPPED_COMMAND = "pyright-langserver";
/**
 * How closely one of these file types names the file: a whole name more than any ending, a longer
 * ending more than a shorter one. Undefined where none does.
 */
export declare function closestFileType(fileTypes: Iterable<string>, file: string): string | undefined;
/** The definition's own language id for a file, else the usual one, else its ending without the dot. */
export declare function languageIdOf(definition: ServerDefinition, file: string): string;
/** The part of the settings that a dotted section means; all of them without one. */
export declare function settingsSection(settings: unknown, section: string | undefined): unknown;
