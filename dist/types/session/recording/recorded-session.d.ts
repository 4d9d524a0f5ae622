import { type TokenRoot } from '../../trace/root-tokens.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { OpenDocuments } from '../sources/open-documents.ts';
import type { OperationRecord } from './operation-record.ts';
/** A session for one operation, whose record gets everything that it takes from outside of itself. */
export declare function recordedSession(session: WorkspaceSession, record: OperationRecord, 
/** Of this operation alone. */
key: string, documents: OpenDocuments, 
/** What of Git stands outside of the workspace. */
gitFolders: readonly TokenRoot[]): WorkspaceSession;
