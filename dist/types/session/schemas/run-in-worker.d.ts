import type { ErrorCode } from '../../model/error-codes.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { CompareOptions } from '../../schema/compare/compare-schemas.ts';
import type { SchemaContext } from '../../schema/compare/read/schema-context.ts';
/** What the thread is to do. */
export type Task = {
    readonly kind: 'compare';
    readonly old: unknown;
    readonly next: unknown;
    readonly options: CompareOptions;
} | {
    readonly kind: 'validate';
    readonly document: unknown;
    readonly schema: unknown;
    readonly context: SchemaContext;
};
/** What the thread sends. */
export type Answer = {
    readonly kind: 'done';
    readonly result: unknown;
} | {
    readonly kind: 'gave up';
    readonly reason: string;
} | {
    readonly kind: 'failed';
    readonly code: ErrorCode;
    readonly message: string;
    readonly details: LanserError['details'];
};
export interface WorkerLimits {
    /** After that it is given up. Default: a minute. */
    readonly timeoutMs?: number | undefined;
    /** Beyond it is given up too. Default: a gibibyte. */
    readonly memoryMib?: number | undefined;
    readonly signal?: AbortSignal | undefined;
}
/** What is said of what the stack has no room for. */
export declare const TOO_DEEP = "it is too large or nested too deeply";
/**
 * Works on schemas in a thread of its own, within limits of time and memory.
 *
 * @throws LanserError what the work throws, and whatever aborts the signal.
 */
export declare function runInWorker(task: Task, limits: WorkerLimits): Promise<Exclude<Answer, {
    readonly kind: 'failed';
}>>;
