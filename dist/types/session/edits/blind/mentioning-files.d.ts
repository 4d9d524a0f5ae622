import type { WorkspaceSession } from '../../operations/workspace-session.ts';
import { type WordSearch } from './word-search.ts';
/** A file of the workspace as a text. */
export interface TextFile {
    readonly uri: string;
    readonly text: string;
}
/** The workspace's texts in which a name stands, and those `besides` too, by name. */
export declare function mentioningFiles(session: Pick<WorkspaceSession, 'around' | 'ownFiles' | 'root' | 'signal'>, name: string, search: WordSearch, besides: Iterable<string>): Promise<readonly TextFile[]>;
