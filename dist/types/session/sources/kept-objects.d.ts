/** The bytes of a version that the workspace keeps in `.lanser/objects`; undefined where it has none. */
export declare function readKeptObject(root: string, docVersion: string): Promise<Buffer | undefined>;
/**
 * Keeps the version of a file of the workspace, as `keepObject` does.
 *
 * @throws LanserError E/CONTENT_MODIFIED where the file is not that version any more.
 */
export declare function keepVersion(root: string, uri: string, docVersion: string): Promise<void>;
