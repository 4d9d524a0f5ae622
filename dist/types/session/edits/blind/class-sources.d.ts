import type { SourceDocument } from '../../../selector/source.ts';
import type { NamedRoots } from '../../../workspace/named-roots.ts';
import type { WorkspaceSession } from '../../operations/workspace-session.ts';
/** A file with classes: one of the workspace, or one that the workspace's classes come from. */
export interface ClassSource extends Pick<SourceDocument, 'definitions' | 'tokens' | 'lines' | 'nodes' | 'statementAt'> {
    /** A `file:` URI, for the server. */
    readonly address: string;
    /** As artifacts name it. */
    readonly uri: string;
    /** Whether it is a file of the workspace. */
    readonly isOwn: boolean;
}
/** Files by their addresses, each read once. */
export type ClassSources = (address: string) => Promise<ClassSource | undefined>;
export declare function openClassSources({ around, root, files }: Pick<WorkspaceSession, 'around' | 'root' | 'files'>, roots: NamedRoots): ClassSources;
/** The address of a file of the workspace. */
export declare function addressIn(root: string, uri: string): string;
