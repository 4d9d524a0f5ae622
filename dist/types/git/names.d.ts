import type { Git } from './git.ts';
/** Fields of a `-z` output as bytes: Git's names have no encoding. */
export declare function splitNulBytes(output: Buffer): readonly Buffer[];
/** The name, or undefined where its bytes are not UTF-8: two such names may look the same once decoded. */
export declare function decodeName(bytes: Buffer): string | undefined;
/**
 * The name of a file that the check may need; undefined, and a line in the log, where it is not UTF-8
 * and no name of Python. A file in a folder of such a name has such a name itself.
 *
 * @throws LanserError E/INCONCLUSIVE where it is not UTF-8 and the name of a Python file.
 */
export declare function readableName(bytes: Buffer, git: Git, details?: Readonly<Record<string, unknown>>): string | undefined;
/** As in a JSON string, with `\xe9` for a byte that is no part of a character. */
export declare function escapeName(bytes: Buffer): string;
