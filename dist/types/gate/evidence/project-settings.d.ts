import type { EvidenceFinding } from '../../model/bundle.ts';
import type { TreeFiles } from '../tree-files.ts';
/**
 * What head's configuration of a project weakens as a whole: a file that takes the place of another, or
 * that extends another one, says it in none of its own lines.
 *
 * @param scratch a folder of our own; absolute.
 */
export declare function weakerProject(before: TreeFiles, after: TreeFiles, workingDirectory: string, scratch: string): Promise<readonly EvidenceFinding[]>;
