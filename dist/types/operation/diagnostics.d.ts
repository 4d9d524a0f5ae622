import type { Session } from '../lsp/session.ts';
import type { DiagnosticsFacts, Scope } from '../model/bundle.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
export interface DiagnosticsRequest {
    readonly session: Session;
    readonly roots: NamedRoots;
    /** Absolute paths of the scope's files, in the order in which they are checked. */
    readonly files: readonly string[];
    /** Absolute, links resolved: no file is read that a link leads out of it. */
    readonly readableRoot: string;
    readonly scope: Scope;
    readonly onFile: (done: number) => void;
}
/**
 * The complete diagnostics of the scope. Every file is opened with the text that the server would
 * have read itself, then each is pulled; a set with a gap is an error, never a result.
 *
 * @throws LanserError E/JAIL (a link that leads out), E/FS_PERMISSIONS, E/INCONCLUSIVE (file too
 * large), E/LS_CRASH, E/LS_TIMEOUT.
 */
export declare function readDiagnostics(request: DiagnosticsRequest): Promise<DiagnosticsFacts>;
