/**
 * A hash of the program's own code, grammars included. A number that has to be raised by hand would be
 * forgotten one day, and old entries then pass for what the new code reads.
 */
export declare function programVersion(): Promise<string>;
