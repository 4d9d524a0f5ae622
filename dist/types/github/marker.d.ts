/** Which run of a workflow wrote something. */
export interface RunOrder {
    readonly number: number;
    readonly attempt: number;
}
/** The hidden first line of a comment of ours. It holds digits and letters of ours alone. */
export interface Marker {
    /** Which gate it is, 32 hexadecimal digits. */
    readonly key: string;
    readonly run: RunOrder;
    readonly headSha: string;
}
export declare function markerLine({ key, run, headSha }: Marker): string;
/** The marker of a body. Only the first line counts: what follows may be the text of a pull request. */
export declare function markerOf(body: string): Marker | undefined;
/** The body below the marker, whatever line ends it was stored with. */
export declare function bodyBelow(body: string): string;
/** Negative where the first ran earlier. */
export declare function compareRuns(first: RunOrder, second: RunOrder): number;
