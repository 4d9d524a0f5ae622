import type { SymbolSelector } from '../model/selector.ts';
import type { SourceWorkspace } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import type { RelocationSource } from './source.ts';
/**
 * Where a symbol that its name does not find may be: by the fingerprint in its `symbolId` in the whole
 * workspace, best first.
 *
 * @param home the file that its module's name means, or would mean.
 */
export declare function searchSymbol(spec: SymbolSelector & {
    readonly symbolId: string;
}, home: string, source: RelocationSource): Promise<readonly Candidate[]>;
/** Definitions of the same name in the documents of the module: what a wrong path may have meant. */
export declare function namesakes(spec: SymbolSelector, uris: readonly string[], workspace: SourceWorkspace): Promise<readonly Candidate[]>;
