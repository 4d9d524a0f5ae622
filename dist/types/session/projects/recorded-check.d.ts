import type { Session } from '../../lsp/session.ts';
import type { BundleEnvironment, DiagnosticsFacts } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';
import type { OperationRecord } from '../recording/operation-record.ts';
/** A project that is checked, and who notes it. */
export interface NotedProject {
    readonly host: Host;
    readonly record: OperationRecord;
    /** The tree and the project's folder in it; absolute. */
    readonly tree: string;
    readonly root: string;
    readonly roots: NamedRoots;
    readonly environment: BundleEnvironment;
}
/** The session of a project's server, which says to a record what it is asked. */
export declare function notedSession(session: Session, noted: NotedProject): Session;
/** What was read of a project. */
export declare function noteDocuments({ record, tree, root }: Pick<NotedProject, 'record' | 'tree' | 'root'>, { documents }: DiagnosticsFacts): void;
