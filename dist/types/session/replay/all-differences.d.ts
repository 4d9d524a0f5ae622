import { type Difference } from '../../trace/first-difference.ts';
/** Every place where two JSON values differ, lists place by place; at most a thousand. */
export declare function allDifferences(expected: unknown, got: unknown, pointer?: string): readonly Difference[];
