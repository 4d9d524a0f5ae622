import type { BundleOf, BundleRequest, Facts, Truncated } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { ServerView, Target } from '../../operation/server-view.ts';
import type { Answer } from '../servers/server-host.ts';
import type { OpenText } from '../servers/open-set.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
/** Files of the workspace by name, with their versions. */
export type Documents = Readonly<Record<string, string>>;
/** A question about a place, in terms of one operation. */
export interface PlaceQuestion<T, F extends Facts> {
    readonly cmd: BundleRequest['cmd'];
    /** What of the options decides the answer, as it stands in the request. */
    readonly asked: BundleRequest['options'];
    /** `besides`: the `file:` URIs of those documents. */
    readonly read: (view: ServerView, target: Target, besides: readonly string[]) => Promise<T>;
    /** More documents that have to be open while the server is asked. */
    readonly besides?: (document: VersionedDocument, offset: number) => Promise<readonly OpenText[]>;
    /** Whether an answer may serve another process. */
    readonly mayBeKept: boolean;
    /** The files that the answer speaks of, by name. */
    readonly uris: (value: T) => Iterable<string>;
    /** The facts of an answer, with the versions of the files that it speaks of. */
    readonly facts: (value: T, documents: Documents) => F;
    /** What of the answer is left out of the facts. */
    readonly truncated?: (value: T) => Truncated | null;
}
/** Resolves a selector and asks the server of its file about the place. */
export declare function askPlace<T, F extends Facts>(session: WorkspaceSession, selector: string | PositionSpec, options: OperationOptions, question: PlaceQuestion<T, F>): Promise<BundleOf<F>>;
/** The versions of the workspace's files among these; undefined where one is not as it was answered about. */
export declare function versionsOf({ files }: WorkspaceSession, { isUnchanged }: Pick<Answer<unknown>, 'isUnchanged'>, uris: Iterable<string>): Documents | undefined;
