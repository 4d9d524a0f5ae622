import type { WorkspaceSession } from '../../operations/workspace-session.ts';
import type { MentionedName } from './mentioned-name.ts';
import { type Mention } from './mentions.ts';
/**
 * Where a name may be mentioned: in its home where it has one, else in all of the workspace. A parameter has a
 * home, and callers all over the workspace.
 */
export declare function renameMentions(session: Pick<WorkspaceSession, 'around' | 'files' | 'ownFiles' | 'root' | 'signal'>, named: MentionedName): Promise<readonly Mention[]>;
