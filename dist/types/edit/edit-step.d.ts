import type { FlatRange } from '../model/range.ts';
import type { ChangeAnnotation } from '../model/plan.ts';
/** A stretch of text and what it is replaced with, as a server or a plan says it. */
export interface StepEdit {
    readonly range: FlatRange;
    readonly newText: string;
    /** Key of the annotation that says why. */
    readonly annotation?: string | undefined;
}
/** What happens where the target exists already; `overwrite` wins. */
export interface TargetOptions {
    readonly overwrite?: boolean | undefined;
    readonly ignoreIfExists?: boolean | undefined;
}
export interface DeleteOptions {
    readonly recursive?: boolean | undefined;
    readonly ignoreIfNotExists?: boolean | undefined;
}
/**
 * One step of an edit, in the terms of LSP's WorkspaceEdit. Before the jail has seen it, `uri` is whatever the
 * server or the plan says: a `file:` URI or a name; after it, the path of a file relative to the workspace.
 */
export type EditStep = {
    readonly kind: 'edit';
    readonly uri: string;
    readonly edits: readonly StepEdit[];
} | {
    readonly kind: 'create';
    readonly uri: string;
    readonly options?: TargetOptions | undefined;
    readonly annotation?: string | undefined;
} | {
    readonly kind: 'rename';
    readonly oldUri: string;
    readonly newUri: string;
    readonly options?: TargetOptions | undefined;
    readonly annotation?: string | undefined;
} | {
    readonly kind: 'delete';
    readonly uri: string;
    readonly options?: DeleteOptions | undefined;
    readonly annotation?: string | undefined;
};
/** An edit of the workspace as it was asked for: its steps happen one after the other. */
export interface RequestedEdit {
    readonly steps: readonly EditStep[];
    /** Why edits are done, by key. */
    readonly annotations: Readonly<Record<string, ChangeAnnotation>>;
}
