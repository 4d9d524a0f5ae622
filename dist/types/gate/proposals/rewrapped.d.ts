/**
 * Whether two pieces of code are one statement that only breaks its lines elsewhere. Where that is not certain
 * (a comment, a text of several lines, a continuation that is not indented) they are two.
 */
export declare function isRewrapped(one: string, other: string): boolean;
