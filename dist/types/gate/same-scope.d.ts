import { LanserError } from '../model/lanser-error.ts';
import type { SideCheck } from './side-check.ts';
/**
 * Why the two sides cannot be compared although both were checked: another configuration was in force
 * on head, head's check passes over folders that base's would not, or over files that base's has.
 * Each would let a change take errors out of sight.
 */
export declare function scopeDoubt(before: SideCheck, after: SideCheck, afterTree: string): Promise<LanserError | undefined>;
