declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A path relative to the workspace: with `/` as separator, without a leading `/`, and without `.` and `..`. */
export type WorkspacePath = Brand<string, 'WorkspacePath'>;

/** `sha256:` and 64 hexadecimal digits. */
export type ContentHash = Brand<string, 'ContentHash'>;

/** `blob:` and the Git blob id (SHA-1) of a document's bytes. */
export type DocumentVersion = Brand<string, 'DocumentVersion'>;
