import type { BatchOptions } from '../model/generated/batch.ts';
import type { RequestKind } from './request-kind.ts';
export type EditOperation = 'rename' | 'renameFile' | 'codeActions' | 'apply' | 'recover';
/** The operations that change files, as requests that are data. */
export declare const EDIT_KINDS: Readonly<Record<EditOperation, RequestKind>>;
/** Whether a request writes files: what comes after it sees them, and nothing else is under way meanwhile. */
export declare function isWriting(operation: string, options: BatchOptions): boolean;
