import type { ServerView } from '../../../operation/server-view.ts';
import type { SurveyedFile } from './surveyed-file.ts';
/**
 * Opens the files whose bytes are not plain UTF-8. What Pyright reads from disk by itself begins with the byte
 * order mark and is never in another encoding, and what it was given for diagnostics has the mark too: its columns are not
 * the document's.
 */
export declare function openOddFiles({ session: { documents } }: ServerView, root: string, files: readonly SurveyedFile[]): Promise<AsyncDisposable>;
