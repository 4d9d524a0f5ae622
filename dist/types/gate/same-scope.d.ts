import { LanserError } from '../model/lanser-error.ts';
import type { SideCheck } from './side-check.ts';
/**
 * Why the two sides cannot be compared although both were checked: another configuration was in force
 * on head, or head has files of base's check that its own check leaves out. Either would let a change
 * take errors out of sight.
 */
export declare function scopeDoubt(before: SideCheck, after: SideCheck, afterTree: string): Promise<LanserError | undefined>;
