import type { BundleEnvironment, BundleRequest, BundleResolution } from '../../model/bundle.ts';
import type { ServerView, Target } from '../../operation/server-view.ts';
import type { LocateRequest } from '../locate/locate-request.ts';
import { type ResolvedRequest } from '../locate/resolve-request.ts';
import type { OpenText } from '../servers/open-set.ts';
import type { Answer, ServerHost } from '../servers/server-host.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
/** Files of the workspace by name, with their versions. */
export type Documents = Readonly<Record<string, string>>;
/** What is asked of the server at a place. */
export interface QuestionAtPlace<T> {
    readonly cmd: BundleRequest['cmd'];
    /** What of the options decides the answer, as it stands in the request. */
    readonly asked: BundleRequest['options'];
    /** `besides`: the `file:` URIs of those documents. */
    readonly read: (view: ServerView, target: Target, besides: readonly string[]) => Promise<T>;
    /** More documents that have to be open while the server is asked. */
    readonly besides?: (document: VersionedDocument, offset: number) => Promise<readonly OpenText[]>;
    /** Whether an answer may serve another process. */
    readonly mayBeKept: boolean;
    /** Nobody else asks the server meanwhile; default: false. */
    readonly alone?: boolean;
    /** The files that the answer speaks of, by name. */
    readonly uris: (value: T) => Iterable<string>;
    /** The place that is meant where the selector alone does not say; default: the one that was accepted. */
    readonly choose?: (resolved: ResolvedRequest) => ResolvedRequest | Promise<ResolvedRequest>;
}
export interface AnswerAtPlace<T> extends Answer<T> {
    readonly server: ServerHost;
    readonly document: VersionedDocument;
    readonly target: Target;
    /** The files that the answer speaks of, as they were then. */
    readonly documents: Documents;
}
/** What is known before there is an answer. */
export interface PlaceProgress {
    resolution?: BundleResolution;
    environment?: BundleEnvironment;
}
/** Resolves a selector and asks the server of its file about the place. */
export declare function answerAtPlace<T>(session: WorkspaceSession, located: LocateRequest, options: OperationOptions, question: QuestionAtPlace<T>, progress: PlaceProgress): Promise<AnswerAtPlace<T>>;
/** The versions of the workspace's files among these; undefined where one is not as it was answered about. */
export declare function versionsOf({ files }: WorkspaceSession, { isUnchanged }: Pick<Answer<unknown>, 'isUnchanged'>, uris: Iterable<string>): Documents | undefined;
