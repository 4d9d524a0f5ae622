import { LanserError } from '../../model/lanser-error.ts';
/** A file that a command is to write. */
export interface OutputName {
    /** Absolute. */
    readonly file: string;
    /** As it stands in messages, which leave this machine. */
    readonly name: string;
}
/** A file that grows at its end, by us alone. */
export interface OutputFile extends AsyncDisposable {
    /** What is in it, from its beginning. */
    read(): AsyncIterable<Uint8Array>;
    /** Leaves so many bytes of it. */
    cutTo(bytes: number): Promise<void>;
    /** Resolves when the system has it: nothing that ends this process takes it back. */
    append(text: string): Promise<void>;
}
/**
 * @param mode `new` refuses a file that is there, `again` goes on with one, `over` empties it.
 * @throws LanserError E/USAGE, E/FS_PERMISSIONS; E/CONTENT_MODIFIED where another process writes it too.
 */
export declare function openOutput(output: OutputName, mode: 'new' | 'again' | 'over'): Promise<OutputFile>;
/** Nothing that is there is written over. */
export declare function isThere({ name }: OutputName): LanserError;
/** Throws what a failure of the file system is to the caller. */
export declare function refused({ name }: OutputName): (error: unknown) => never;
