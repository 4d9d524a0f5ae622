/**
 * The bytes of a file whose diagnostics are asked for; `name` is the artifact's.
 *
 * @throws LanserError E/JAIL (a link that leads out of `readableRoot`), E/FS_PERMISSIONS, E/INCONCLUSIVE
 * (too large).
 */
export declare function readScopeDocument(file: string, name: string, readableRoot: string): Promise<Buffer>;
