import type { WorkspaceSession } from '../../operations/workspace-session.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import type { MentionedName } from './mentioned-name.ts';
import { type Mention } from './mentions.ts';
import type { Parameter } from './parameters.ts';
type Session = Pick<WorkspaceSession, 'around' | 'files' | 'ownFiles' | 'root' | 'signal'>;
/**
 * The mentions of a parameter: all in its function, the identifiers in the functions that have the same one, and
 * in files that speak of these functions what may pass it by its name. Comments elsewhere mean something else.
 */
export declare function parameterMentions(session: Session, named: MentionedName, document: VersionedDocument, { function: own }: Parameter): Promise<readonly Mention[]>;
export {};
