/** A pattern as validators compile it: with Unicode where it can be, without where it cannot. */
export declare function patternRegExp(source: string): RegExp | undefined;
