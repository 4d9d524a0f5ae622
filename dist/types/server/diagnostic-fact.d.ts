import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver-protocol';
import type { Hint } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
/** One diagnostic of a server as a fact: a diagnostic that counts, or a hint that never does. */
export type Fact = {
    readonly kind: 'diagnostic';
    readonly diagnostic: Diagnostic;
} | {
    readonly kind: 'hint';
    readonly hint: Hint;
};
/** What of a message says where it was made. */
export type MessageFilter = (message: string, rule: string | null) => string;
/** `source` names the server where the diagnostic does not say who reports it. */
export declare function diagnosticFact(uri: string, reported: LspDiagnostic, roots: NamedRoots, source: string, filter: MessageFilter): Fact;
