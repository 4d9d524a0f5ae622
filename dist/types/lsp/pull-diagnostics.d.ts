import type { Diagnostic } from 'vscode-languageserver-protocol';
import { type RequestOptions } from './deadline.ts';
import type { Session } from './session.ts';
/**
 * Pulls the diagnostics of every document, all of which must be open. Complete or an error: an
 * answer that is not a full report is E/INCONCLUSIVE.
 */
export declare function pullDiagnostics(session: Session, uris: readonly string[], onAnswer: (done: number) => void, limits?: RequestOptions): Promise<ReadonlyMap<string, readonly Diagnostic[]>>;
