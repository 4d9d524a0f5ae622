/**
 * Whether no program that lanser starts needs to see this variable. What Git is configured by stays: it
 * is how whoever runs it says by what to fetch.
 */
export declare function isSecretVariable(name: string): boolean;
