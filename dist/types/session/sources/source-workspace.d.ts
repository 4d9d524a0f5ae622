import type { DocumentVersion } from '../../model/brand.ts';
import type { RelocationSource } from '../../relocate/source.ts';
import type { SourceDocument } from '../../selector/source.ts';
import { type WorkspaceIndexOptions } from './workspace-index.ts';
/** The files of a workspace as selectors see them, as they are whenever they are asked for. */
export interface FileWorkspace extends Omit<RelocationSource, 'beside' | 'documentAt'>, Disposable {
    document(uri: string): Promise<VersionedDocument | undefined>;
    /** A file's text; `isPlain`: it is UTF-8 without a byte order mark, as servers take what they read. */
    source(uri: string): Promise<{
        readonly text: string;
        readonly isPlain: boolean;
    } | undefined>;
    /** The present version of a file, without reading its syntax; undefined where there is none. */
    version(uri: string): DocumentVersion | undefined;
}
export interface VersionedDocument extends SourceDocument {
    readonly docVersion: DocumentVersion;
}
export interface SourceWorkspaceOptions extends WorkspaceIndexOptions {
    /** Folders whose configuration says where modules are looked for; absolute, default: the workspace itself. */
    readonly projects?: readonly string[] | undefined;
}
/**
 * Opens a folder for selectors. What a file's syntax says is remembered for its last version; the file
 * itself is read, or at least looked at, at every question, so that an edit is always seen.
 *
 * `document` throws LanserError E/JAIL for a path that leaves the workspace, whether or not anything is
 * there, and E/FS_PERMISSIONS for a file that cannot be read or looked for.
 */
export declare function openSourceWorkspace(folder: string, options: SourceWorkspaceOptions): Promise<FileWorkspace>;
