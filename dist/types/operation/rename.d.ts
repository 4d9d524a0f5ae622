import type { RequestedEdit } from '../edit/edit-step.ts';
import type { FlatRange } from '../model/range.ts';
import { type ServerView, type Target } from './server-view.ts';
/** What a rename would replace; `default` where the server leaves it to the client what stands there. */
export type Renameable = {
    readonly kind: 'range';
    readonly range: FlatRange;
    readonly placeholder: string | undefined;
} | {
    readonly kind: 'default';
} | {
    readonly kind: 'refused';
};
/** Whether something can be renamed here. A server that cannot be asked before leaves it to the rename. */
export declare function readPrepareRename(view: ServerView, { uri, position }: Target): Promise<Renameable>;
/** The edit of a rename, settled; undefined where the server does not rename here. */
export declare function readRename(view: ServerView, { uri, position }: Target, newName: string): Promise<RequestedEdit | undefined>;
