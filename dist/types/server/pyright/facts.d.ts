import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver-protocol';
import type { Hint } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';
/** One diagnostic of the server as a fact: a diagnostic that counts, or a hint that never does. */
export type Fact = {
    readonly kind: 'diagnostic';
    readonly diagnostic: Diagnostic;
} | {
    readonly kind: 'hint';
    readonly hint: Hint;
};
export declare function factOf(uri: string, reported: LspDiagnostic, roots: NamedRoots): Fact;
