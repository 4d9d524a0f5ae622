import type * as lsp from 'vscode-languageserver-protocol';
import type { SymbolFact } from '../model/bundle.ts';
import { type ServerView } from './server-view.ts';
/** The outline of an open document (a `file:` URI), each symbol before what it holds. */
export declare function readSymbols(view: ServerView, uri: string): Promise<readonly SymbolFact[]>;
/** A symbol in the flat form, which both kinds of lists may have. */
export declare function symbolOf({ name, kind, location, containerName }: lsp.SymbolInformation, { roots }: ServerView): SymbolFact;
