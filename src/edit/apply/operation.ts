import type { DocumentVersion } from '../../model/brand.ts';
import type { Identity } from '../../workspace/identity.ts';

/**
 * One change of the tree. Paths are relative to `StatePlace.anchor`, the root of the checkout or workspace. In the
 * stage (a temporary folder), the operation with index N uses `new/N` for its new file. This operation uses `old/N`
 * for the entry that it replaces or removes, or for the folder that it moves.
 */
export type Operation =
  | { readonly kind: 'mkdir'; readonly path: string }
  | {
      readonly kind: 'replace';
      readonly path: string;
      readonly old: Identity;
      readonly fresh: Identity;
      readonly before: DocumentVersion;
      readonly after: DocumentVersion;
      /** True if the stage cannot contain a hard link to the replaced file. Then the replaced file moves there. */
      readonly aside: boolean;
    }
  | {
      readonly kind: 'create';
      readonly path: string;
      readonly fresh: Identity;
      readonly after: DocumentVersion;
    }
  | (ExistingEntry & { readonly kind: 'move'; readonly from: string; readonly to: string })
  | (ExistingEntry & { readonly kind: 'remove'; readonly path: string });

export interface ExistingEntry {
  /** The identity of the file or folder. Null for a folder that the same edit creates. */
  readonly entry: Identity | null;
  readonly folder: boolean;
}

/** An operation, and its index in the journal. */
export interface Recorded {
  readonly operation: Operation;
  readonly slot: number;
}

/** A planned operation. To make an {@link Operation}, lanser writes the bytes to the stage, and adds identities. */
export type Draft =
  | { readonly kind: 'mkdir'; readonly path: string }
  | {
      readonly kind: 'replace';
      readonly path: string;
      readonly before: DocumentVersion;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'create'; readonly path: string; readonly bytes: Uint8Array }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string };

/** Returns true for a relative path without NUL, empty parts, or parts `.`, `..` or `.git` (in any letter case). */
export function isTreePath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    !value.includes('\0') &&
    value
      .split('/')
      .every((part) => part !== '' && part !== '.' && part !== '..' && part.toLowerCase() !== '.git')
  );
}

/** Returns the path of an operation; for a move, the old and the new path. */
export function pathsOf(operation: Operation | Draft): readonly [string, ...string[]] {
  return operation.kind === 'move' ? [operation.from, operation.to] : [operation.path];
}
