import type { BundleOf, BundleRequest, Facts, Truncated } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { type LocateRequest } from '../locate/locate-request.ts';
import { type Documents, type QuestionAtPlace } from './answer-at-place.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
/** A question about a place, in terms of one operation. */
export interface PlaceQuestion<T, F extends Facts> extends QuestionAtPlace<T> {
    /** The facts of an answer, with the versions of the files that it speaks of. */
    readonly facts: (value: T, documents: Documents) => F;
    /** What of the answer is left out of the facts. */
    readonly truncated?: (value: T) => Truncated | null;
}
/** Resolves a selector and asks the server of its file about the place. */
export declare function askPlace<T, F extends Facts>(session: WorkspaceSession, selector: string | PositionSpec, options: OperationOptions, question: PlaceQuestion<T, F>): Promise<BundleOf<F>>;
/** A request about a place, as it stands in its bundle. @throws LanserError E/USAGE. */
export declare function placeRequest(session: WorkspaceSession, selector: string | PositionSpec, options: OperationOptions, { cmd, asked }: Pick<BundleRequest, 'cmd'> & {
    readonly asked: BundleRequest['options'];
}): Promise<{
    readonly located: LocateRequest;
    readonly request: BundleRequest;
}>;
