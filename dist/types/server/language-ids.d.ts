/** The language ids of the protocol's own list and of VS Code, by ending or file name. */
export declare const LANGUAGE_IDS: Readonly<Record<string, string>>;
