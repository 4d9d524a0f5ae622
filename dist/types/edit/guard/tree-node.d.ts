import { type Dirent, type Stats, type BigIntStats } from 'node:fs';
import { type Refusal } from './jail-reasons.ts';
export type NodeKind = 'file' | 'folder' | 'link' | 'special';
/** What stands at a name. */
export interface TreeNode {
    readonly kind: NodeKind;
    /** Where it is on disk before the edit; undefined: a step of the edit makes it. Bytes: not UTF-8. */
    readonly disk: string | Buffer | undefined;
}
/** A name that is not UTF-8 stands with a NUL before its bytes: nothing that is asked for is called so. */
export type NodesByName = ReadonlyMap<string, TreeNode>;
/** What a folder on disk holds; links are not followed. */
export declare function readFolder(disk: string | Buffer): NodesByName | Refusal;
export declare function nodeOf(entry: Dirent<string | Buffer> | Stats | BigIntStats, disk: string | Buffer): TreeNode;
