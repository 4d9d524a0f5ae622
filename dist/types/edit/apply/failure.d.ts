import { LanserError } from '../../model/lanser-error.ts';
/** What a call of the file system refused, in the words of a command; errors of ours stay as they are. */
export declare function writeFailure(error: unknown, path: string): unknown;
/** The same for what is done in several turns. */
export declare function aboutAll<T>(path: string, call: () => Promise<T>): Promise<T>;
/** Runs something that is about one file, so that a failure of the file system names it. */
export declare function about<T>(path: string, call: () => T): T;
export declare function contentModified(path: string, reason: string, cause?: unknown): LanserError;
export declare function isLink(path: string, cause?: unknown): LanserError;
export declare function isSpecial(path: string): LanserError;
