import type { RequestedEdit } from '../../edit/edit-step.ts';
import type { Check, Location, NotCovered } from '../../model/bundle.ts';
import type { ServerView, Target } from '../../operation/server-view.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import { type Collision } from './blind/collisions.ts';
export interface AskedRename {
    readonly document: VersionedDocument;
    /** The name as it is, and where it stands. */
    readonly name: string;
    readonly newName: string;
    /** Whether the same member is renamed in the classes above and below too. */
    readonly overrides: boolean;
    /** The files that the server counts as its workspace's; absolute. */
    readonly serverFiles: readonly string[];
}
/** What a server says of a rename, and what it does not see. */
export interface ServerRename {
    /** With the server's own URIs. */
    readonly edit: RequestedEdit;
    readonly notCovered: readonly NotCovered[];
    readonly checks: readonly Check[];
    /** Members of the new name in the classes around. */
    readonly membersMet: readonly Collision[];
    /** A place of everything that is renamed. */
    readonly renamed: readonly Location[];
    /** The references to it, as they are before; undefined where the server does not say them. */
    readonly references: readonly Location[] | undefined;
}
/** @throws LanserError E/NOT_FOUND where the server does not rename here. */
export declare function serverRename(session: WorkspaceSession, view: ServerView, target: Target, asked: AskedRename): Promise<ServerRename>;
