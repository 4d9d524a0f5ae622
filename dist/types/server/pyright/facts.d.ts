import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver-protocol';
import type { NamedRoots } from '../../workspace/named-roots.ts';
import { type Fact } from '../diagnostic-fact.ts';
/** One diagnostic of Pyright as a fact. */
export declare function factOf(uri: string, reported: LspDiagnostic, roots: NamedRoots): Fact;
/**
 * Two kinds of messages of Pyright name files by their paths, and one of these ends in a stack of its
 * own; in all others a path is what the code says, which is the same on every machine.
 */
export declare function withoutMachine(message: string, rule: string | null | undefined, roots: NamedRoots): string;
