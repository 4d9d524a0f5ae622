import type { RequestedEdit, StepEdit } from '../edit-step.ts';
type Annotated = Pick<StepEdit, 'annotation'>;
/** The edit without keys of annotations that it does not hold, and what it holds in whole characters. */
export declare function withKnownAnnotations({ steps, annotations }: RequestedEdit): RequestedEdit;
/** Those that an edit or an operation names, by key. */
export declare function usedAnnotations({ annotations }: RequestedEdit, items: readonly Annotated[]): RequestedEdit['annotations'];
export {};
