/**
 * What is known of a server beyond what it says by the protocol: when its answers are complete, and of
 * which files. Each entry is held by a test with the real server.
 */
export interface Behaviour {
    /** The source of a module that has none is looked for along what it has read so far. */
    readonly guessesSources?: boolean;
    /** The type of a name in an import is known once anything else was asked about the name. */
    readonly learnsNamesWhenAsked?: boolean;
    /** What it logs when it has read its workspace; what it is asked before that, it answers with less. */
    readonly readyLine?: RegExp;
    /** A request that it answers only when it has its configuration; its parameters are a document's. */
    readonly configuredRequest?: string;
    /** It knows the files that it has had open, and no others. */
    readonly learnsByOpening?: boolean;
    /** It publishes diagnostics once for each version of a document, complete, and says which version. */
    readonly publishesOnce?: boolean;
    /** Asked for symbols of the workspace, it wants a document to be open. */
    readonly needsOpenDocument?: boolean;
    /** tsserver's request that makes it read again what has changed on disk. */
    readonly rereadsBy?: 'reloadProjects';
    /** It does not heed what it is told of changed files: a new one is started. */
    readonly rereadsNothing?: boolean;
    /** Endings and names of files that those it is for may read. */
    readonly reads?: readonly string[];
    /** Laid over the user's environment. */
    readonly environment?: Readonly<Record<string, string>>;
    /** It keeps a process for all of its clients, found in the user's cache folder: it gets a folder of its own. */
    readonly ownCache?: boolean;
}
/** By the definition's name; nothing is known of servers of other names. */
export declare function behaviourOf(name: string): Behaviour;
