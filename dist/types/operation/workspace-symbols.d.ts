import type { SymbolFact } from '../model/bundle.ts';
import { type ServerView } from './server-view.ts';
/** The symbols of the workspace that match a query, by the server's own idea of a match. */
export declare function readWorkspaceSymbols(view: ServerView, query: string): Promise<readonly SymbolFact[]>;
