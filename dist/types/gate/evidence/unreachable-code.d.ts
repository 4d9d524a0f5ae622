import type { TreeChange } from '../../git/tree-changes.ts';
import type { EvidenceFinding, Hint } from '../../model/bundle.ts';
/**
 * Code of head that the server passes over, and that it looked at before or that is new: `if not
 * TYPE_CHECKING`, a condition on the platform, a `return` before it. Hunks are in lines of editors.
 */
export declare function unreachableCode(before: readonly Hint[], after: readonly Hint[], changes: readonly TreeChange[]): readonly EvidenceFinding[];
export declare function isUnreachable({ message, tags }: Hint): boolean;
