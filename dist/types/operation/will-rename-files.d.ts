import type { RequestedEdit } from '../edit/edit-step.ts';
import type { ServerView } from './server-view.ts';
/** Whether a server wants to be asked before files are renamed. */
export declare function asksBeforeRename({ session }: ServerView): boolean;
/** What a server edits before a file or folder is renamed; both are `file:` URIs. */
export declare function readWillRename(view: ServerView, oldUri: string, newUri: string): Promise<RequestedEdit>;
