import type { ShownTexts } from './shown-text.ts';
import type { Size } from './size.ts';
/** What all parts of a rendering need to know. */
export interface Style {
    readonly size: Size;
    readonly texts: ShownTexts;
    /** Where head's files can be seen. */
    readonly blobUrl: string | undefined;
    /** Where all of the report is, as Markdown of the caller's. */
    readonly fullReport: string;
}
