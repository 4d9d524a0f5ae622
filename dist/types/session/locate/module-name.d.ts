import type { SourceWorkspace } from '../../selector/source.ts';
/**
 * The shortest module name that leads to a file of the workspace and to no other; undefined where none
 * does.
 */
export declare function moduleNameOf(root: string, source: SourceWorkspace, uri: string): Promise<string | undefined>;
