import type { GitHub, RepositoryName } from './client.ts';
import { type Marker } from './marker.ts';
/** A comment that carries our marker. */
export interface MarkedComment {
    readonly id: number;
    readonly url: string;
    readonly body: string;
    readonly marker: Marker;
    readonly author: Author;
}
interface Author {
    readonly login: string;
    readonly isApp: boolean;
    /** Whether the repository trusts this person with writing. */
    readonly isTrusted: boolean;
}
/**
 * Comments with the marker that a workflow of the repository wrote. A marker can be copied by anybody, and
 * who cannot write to the repository gets no edit of ours. The job's token cannot be asked whose it is; a
 * person's can, and is where nothing else tells.
 */
export declare function ownComments(github: GitHub, place: {
    readonly repository: RepositoryName;
    readonly pullRequest: number;
    readonly key: string;
}): Promise<readonly MarkedComment[]>;
export {};
