declare const brand: unique symbol;
type Brand<T, Name extends string> = T & {
    readonly [brand]: Name;
};
/** A path relative to a workspace's root: POSIX separators, no leading slash, no `.` or `..` part. */
export type WorkspacePath = Brand<string, 'WorkspacePath'>;
/** `sha256:` and 64 hexadecimal digits. */
export type ContentHash = Brand<string, 'ContentHash'>;
/** `blob:` and the Git blob id (SHA-1) of a document's bytes. */
export type DocumentVersion = Brand<string, 'DocumentVersion'>;
export {};
