import type { GitHub, RepositoryName } from './client.ts';
import { type Marker } from './marker.ts';
import { type PublishOutcome } from './outcome.ts';
/** The one comment of a gate on a pull request. */
export interface StickyComment {
    readonly repository: RepositoryName;
    readonly pullRequest: number;
    readonly marker: Marker;
    /** Markdown, at most 65,000 characters. */
    readonly text: string;
    /** Whether it is made where there is none; one that is there is always brought up to date. */
    readonly create: boolean;
}
/** Brings the comment up to date, and makes several of them one. */
export declare function publishComment(github: GitHub, comment: StickyComment): Promise<PublishOutcome>;
