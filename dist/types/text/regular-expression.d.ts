/** A text as the source of a regular expression (flag `u`) that matches it and nothing else. */
export declare function escapeForRegExp(text: string): string;
