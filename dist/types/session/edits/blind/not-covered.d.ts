import type { FlatRange } from '../../../model/range.ts';
import type { ServerView } from '../../../operation/server-view.ts';
import type { WorkspaceSession } from '../../operations/workspace-session.ts';
import { type IdentifierReason } from './identifier-reasons.ts';
import type { Mention } from './mentions.ts';
import type { MentionedName } from './mentioned-name.ts';
/** A mention of what is renamed that the edit leaves as it is. */
export interface NotCovered extends Pick<Mention, 'uri' | 'range' | 'text'> {
    readonly reason: Exclude<Mention['kind'], 'identifier'> | IdentifierReason | 'excluded';
}
/** A rename as a server has prepared it. */
export interface PreparedRename extends MentionedName {
    /** What the edit changes, by file. */
    readonly edits: ReadonlyMap<string, readonly FlatRange[]>;
}
/** The mentions of the old name that an edit leaves, in canonical order. */
export declare function findNotCovered(session: Pick<WorkspaceSession, 'around' | 'files' | 'ownFiles' | 'root' | 'signal'>, view: ServerView, rename: PreparedRename): Promise<readonly NotCovered[]>;
