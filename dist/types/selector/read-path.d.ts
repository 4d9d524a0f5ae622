import type { Scanner } from './scanner.ts';
/**
 * Reads a path up to the first of the characters in `stops`, or to the end. A Windows path becomes
 * `file:///C:/…` with the drive in upper case; the colons of a scheme and of a drive stop nothing.
 */
export declare function readPath(scanner: Scanner, stops: string): string;
